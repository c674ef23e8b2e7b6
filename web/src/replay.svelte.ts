// A finished game, frame by frame. It is fetched in parts, those that are needed first.
import { replay, type Refusal } from './api'
import { Playback } from './playback.svelte'
import { PACE, settings } from './settings.svelte'
import { MOST_FRAMES, PLAIN_MS, type Replay, type ReplayFrame, type Tagged } from './shapes'
import { duration } from './timeline.svelte'

const LEAST = 60 // least ms for which a frame is shown
export const RECALLED = 120 // events up to the current one that are there for the log

export class Film {
  at = $state(0)
  playing = $state(false)
  eyes = $state('all')
  about: Replay | undefined = $state.raw()
  problem: Refusal | undefined = $state.raw()
  private parts: ReadonlyMap<number, readonly ReplayFrame[]> = $state.raw(new Map())
  private readonly asked = new Set<number>()
  readonly opened: Promise<void> // the first part has loaded, or failed
  private starved = false // waiting for the next frame
  private readonly playback = new Playback<number>({
    take: () => this.take(),
    show: (number) => this.go(number),
    pause: (number) => this.pause(number),
    rest: () => {}, // continues when the next part has loaded
  })

  constructor(
    readonly table: string,
    at: number | undefined, // without a number, at the first choice
  ) {
    this.at = at ?? 0
    this.opened = this.fetch(Math.floor(this.at / MOST_FRAMES)).then(() => this.go(at ?? this.about?.first ?? 0))
  }

  get last(): number {
    return (this.about?.count ?? 1) - 1
  }
  get frame(): ReplayFrame | undefined {
    return this.frameAt(this.at)
  }
  /** The viewing seat; null if all hands are open. */
  get seat(): number | null {
    return this.eyes === 'all' || this.eyes === 'watcher' ? null : Number(this.eyes)
  }
  get over(): boolean {
    return this.at === this.last
  }

  frameAt(number: number): ReplayFrame | undefined {
    return this.parts.get(Math.floor(number / MOST_FRAMES))?.[number % MOST_FRAMES]
  }

  /** The events up to the current frame, as far as they are loaded without a gap. */
  told(most: number): { number: number; event: Tagged }[] {
    const found: { number: number; event: Tagged }[] = []
    for (let number = this.at; number > 0 && found.length < most; number--) {
      const event = this.frameAt(number)?.event
      if (!event) break
      found.unshift({ number, event })
    }
    return found
  }

  /** Load that frame as well. */
  need(number: number): void {
    void this.fetch(Math.floor(number / MOST_FRAMES))
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to))
    void this.near()
    if (this.over) this.stop()
  }

  look(eyes: string): void {
    this.eyes = eyes
    this.asked.clear()
    const kept = this.parts
    void this.near(() => {
      if (this.parts === kept) this.parts = new Map()
    })
  }

  /** Load the current frame, then what the log tells before it. */
  private async near(before?: () => void): Promise<void> {
    await this.fetch(Math.floor(this.at / MOST_FRAMES), before)
    this.need(Math.max(0, this.at - RECALLED))
  }

  play(): void {
    if (this.over) this.go(this.about?.first ?? 0)
    this.playing = true
    this.playback.goOn(this.pause(this.at))
  }

  stop(): void {
    this.playing = this.starved = false
    this.playback.stop()
  }

  /** The next frame; waits for its part. */
  private take(): number | undefined {
    if (!this.playing) return undefined // the last frame has stopped it
    const next = this.at + 1
    this.starved = !this.frameAt(next)
    if (this.starved) this.need(next)
    return this.starved ? undefined : next
  }

  private pause(number: number): number {
    const event = this.frameAt(number)?.event
    const shown = event ? duration(this.about?.game ?? '', event) || PLAIN_MS : 0 // a race waits for no event, but a reader needs time
    return Math.max(LEAST, shown * PACE[settings.pace])
  }

  private async fetch(part: number, before = (): void => {}): Promise<void> {
    if (this.asked.has(part)) return
    this.asked.add(part)
    const eyes = this.eyes
    try {
      const found = await replay(this.table, part * MOST_FRAMES, eyes)
      if (eyes !== this.eyes) return
      before()
      this.about = found
      this.parts = new Map([...this.parts, [part, found.frames]])
      if (this.starved) this.playback.goOn()
    } catch (why) {
      this.asked.delete(part)
      this.problem = why as Refusal
      this.stop()
    }
  }
}
