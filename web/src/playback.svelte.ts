// Show events one after the other, at the reader's own pace: in a lesson, in a replay. At a table: timeline.svelte.ts.
import type { Frame } from './games/contract'
import { PACE, settings } from './settings.svelte'
import type { Tagged } from './shapes'
import { duration, RECENT } from './timeline.svelte'

const LONG = 30 // pending frames beyond which playback is faster

/** The display time of an event at the player's pace, in ms. */
export const pauseAfter = (game: string, event: Tagged): number => duration(game, event) * PACE[settings.pace]

/** What a Playback shows. */
export interface Reel<One> {
  /** Take the next thing to show; undefined if there is none or it has to wait. */
  take(): One | undefined
  /** Show it; `together`: at the same time as the one before. */
  show(one: One, together: boolean): void
  /** Its display time in ms. */
  pause(one: One): number
  /** Nothing is left to show. */
  rest(): void
}

/** Shows one thing after the other, each for its display time. */
export class Playback<One> {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly reel: Reel<One>) {}

  /** Continue after this many ms. */
  goOn(wait = 0): void {
    this.stop()
    for (let together = false; wait <= 0; together = true) {
      const one = this.reel.take()
      if (one === undefined) return this.reel.rest()
      this.reel.show(one, together)
      wait = this.reel.pause(one)
    }
    this.timer = setTimeout(() => this.goOn(), wait)
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}

/** The owner of a FrameQueue. */
export interface Audience {
  game(): string
  /** Whether an event waits for a gesture of the player. */
  waits(view: unknown, event: Tagged): boolean
  /** A frame is shown now. */
  shown?(frame: Frame, together: boolean): void
  /** All frames are shown. */
  caughtUp(): void
}

/** The pending frames, and what the board shows meanwhile. */
export class FrameQueue implements Reel<Frame> {
  frames: readonly Frame[] = $state.raw([])
  recent: readonly Frame[] = $state.raw([]) // the last ones shown
  view: unknown = $state.raw()
  event: Tagged | undefined = $state.raw() // the last one shown
  asked = $state(false) // the next event waits for a gesture of the player
  private readonly playback = new Playback(this)

  constructor(private readonly audience: Audience) {}

  add(frames: readonly Frame[]): void {
    if (frames.length) this.frames = [...this.frames, ...frames]
    this.playback.goOn()
  }

  /** The player's gesture: show the waiting event. */
  act(): void {
    const [frame, ...rest] = this.frames
    if (!this.asked || !frame) return
    this.asked = false
    this.frames = rest
    this.show(frame, false)
    this.playback.goOn(this.pause(frame))
  }

  /** Show at once all frames that wait for no gesture. */
  skip(): void {
    let together = false
    for (let frame = this.take(); frame; frame = this.take()) {
      this.show(frame, together)
      together = true
    }
    this.playback.goOn()
  }

  stop(): void {
    this.playback.stop()
  }

  /** Record a past frame without showing it. */
  remember(frame: Frame): void {
    this.recent = [...this.recent.slice(1 - RECENT), frame]
  }

  // for the playback

  take(): Frame | undefined {
    const [frame, ...rest] = this.frames
    this.asked = frame !== undefined && this.audience.waits(this.view, frame.event)
    if (this.asked) return undefined
    this.frames = rest
    return frame
  }

  show(frame: Frame, together: boolean): void {
    this.remember(frame)
    this.view = frame.view
    this.event = frame.event
    this.audience.shown?.(frame, together)
  }

  pause({ event }: Frame): number {
    if (document.hidden) return 0
    return pauseAfter(this.audience.game(), event) * (this.frames.length > LONG ? 0.5 : 1)
  }

  rest(): void {
    if (!this.asked) this.audience.caughtUp()
  }
}
