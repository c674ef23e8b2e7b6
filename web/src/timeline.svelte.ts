// The timeline of a table: every screen shows an event at the same table time, for the same duration. A page that is
// late shows what it missed at once.
import type { Frame } from './games/contract'
import { afterTap } from './paint'
import { DURATIONS, PLAIN_MS, type Tagged } from './shapes'

export const RECENT = 60 // shown frames that are kept
const LONGEST_SLEEP = 60_000 // ms; the table's clock may have been set meanwhile

/** The display time of an event in ms, at the usual pace. */
export const duration = (game: string, event: Tagged): number => DURATIONS[game]?.[event.type] ?? PLAIN_MS

/** A frame, and the table time at which every screen shows it. */
export interface Timed extends Frame {
  start: number
}

/** The owner of a Timeline. */
export interface Clockwork {
  /** Table time in ms. */
  clock(): number
  /** The display time of an event at this table. */
  duration(event: Tagged): number
  /** A frame is shown now; `together`: at the same time as the one before. */
  shown(frame: Frame, together: boolean): void
  /** Everything has been shown for its time. */
  rest(): void
}

export class Timeline {
  frames: readonly Timed[] = $state.raw([]) // not shown yet
  recent: readonly Frame[] = $state.raw([]) // the last ones shown
  view: unknown = $state.raw()
  event: Tagged | undefined = $state.raw() // the last one shown
  resting = $state(true) // everything has been shown for its time
  private end = 0 // when the last event has been shown, in table time
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly clockwork: Clockwork) {}

  /** When to show an event that happened at this table time: after everything before it. An undo is shown at once. */
  place(event: Tagged, at: number): number {
    if (event.type === 'Rewound') {
      this.end = 0
      return -Infinity
    }
    const start = Math.max(at, this.end)
    this.end = start + this.clockwork.duration(event)
    return start
  }

  /** Whether everything placed so far has been shown for its time. */
  get past(): boolean {
    return this.end <= this.clockwork.clock()
  }

  add(frames: readonly Timed[]): void {
    if (frames.length) this.resting = false
    const all = [...this.frames, ...frames]
    const undone = all.findLastIndex(({ event }) => event.type === 'Rewound')
    this.frames = all.map((frame, index) => (index < undone ? { ...frame, start: -Infinity } : frame)) // not to wait for what is undone
    this.run()
  }

  /** Show everything at once. */
  skip(): void {
    this.frames = this.frames.map((frame) => ({ ...frame, start: -Infinity }))
    this.end = Math.min(this.end, this.clockwork.clock())
    this.run()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** Go on after so many ms; a tap is answered first. */
  private sleep(ms: number): void {
    const timer = setTimeout(() => afterTap(() => this.timer === timer && this.run()), ms)
    this.timer = timer
  }

  /** Record a past frame without showing it. */
  remember(frame: Frame): void {
    this.recent = [...this.recent.slice(1 - RECENT), frame]
  }

  /** Show what is due, and sleep until the next frame is. */
  private run(): void {
    this.stop()
    const now = this.clockwork.clock()
    for (let together = false; this.frames[0] && this.frames[0].start <= now; together = true) {
      const [frame, ...rest] = this.frames
      this.frames = rest
      this.remember(frame)
      this.view = frame.view
      this.event = frame.event
      this.clockwork.shown(frame, together)
    }
    const next = this.frames[0]?.start ?? this.end
    if (!this.frames.length && next <= now) {
      this.resting = true
      this.clockwork.rest()
    } else this.sleep(Math.min(next - now, LONGEST_SLEEP))
  }
}
