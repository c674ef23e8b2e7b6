// Events shown one after the other, as they would happen on wood: at a table, in a lesson, in a replay.
import { manners } from './games'
import type { Frame } from './games/contract'
import { PACE, settings } from './settings.svelte'
import type { Tagged } from './shapes'

const LONG = 30 // frames still to be shown, from which on they are shown faster
const RECENT = 60 // frames that were shown and are still known

/** How long an event of a game is looked at, at the pace that the player likes, in ms. */
export const pauseAfter = (game: string, event: Tagged): number => manners(game).pause(event) * PACE[settings.pace]

/** What a Playback shows. */
export interface Stage<One> {
  /** Take the next thing to be shown; nothing while there is none, or it has to wait. */
  take(): One | undefined
  /** Show it; `together`: at the same time as the one before. */
  show(one: One, together: boolean): void
  /** How long it is looked at, in ms. */
  pause(one: One): number
  /** Nothing can be shown any more. */
  rest(): void
}

/** Shows one thing after the other, each for as long as it needs. */
export class Playback<One> {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly stage: Stage<One>) {}

  /** Go on, after so many ms. */
  goOn(wait = 0): void {
    this.stop()
    for (let together = false; wait <= 0; together = true) {
      const one = this.stage.take()
      if (one === undefined) return this.stage.rest()
      this.stage.show(one, together)
      wait = this.stage.pause(one)
    }
    this.timer = setTimeout(() => this.goOn(), wait)
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}

/** Whose events a FrameQueue shows. */
export interface Audience {
  game(): string
  /** Whether an event has to wait for the player's hand. */
  waits(view: unknown, event: Tagged): boolean
  /** A frame is shown now. */
  shown?(frame: Frame, together: boolean): void
  /** All frames are shown. */
  caughtUp(): void
}

/** The frames that are still to be shown, and how the board looks meanwhile. */
export class FrameQueue implements Stage<Frame> {
  frames: readonly Frame[] = $state.raw([])
  recent: readonly Frame[] = $state.raw([]) // the last ones shown
  view: unknown = $state.raw()
  event: Tagged | undefined = $state.raw() // the last one shown
  asked = $state(false) // the next event waits for the player's hand
  private readonly playback = new Playback(this)

  constructor(private readonly audience: Audience) {}

  add(frames: readonly Frame[]): void {
    if (frames.length) this.frames = [...this.frames, ...frames]
    this.playback.goOn()
  }

  /** The player's own hand: the event that was waiting happens. */
  act(): void {
    const [frame, ...rest] = this.frames
    if (!this.asked || !frame) return
    this.asked = false
    this.frames = rest
    this.show(frame, false)
    this.playback.goOn(this.pause(frame))
  }

  /** Show at once all that waits for nobody. */
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

  /** A frame of the past, which is not shown any more. */
  remember(frame: Frame): void {
    this.recent = [...this.recent.slice(1 - RECENT), frame]
  }

  // what the playback asks

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
