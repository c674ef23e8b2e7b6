// A lesson on a real board; steps, verdicts and explanations come from the server.
import { attempt, imagine, lecture, type Refusal } from '../api'
import { manners } from '../games'
import type { Frame } from '../games/contract'
import { FrameQueue } from '../playback.svelte'
import type { Lecture, LessonPosition, LessonVerdict, Supposed, Tagged } from '../shapes'
import { has, t, type Facts } from '../words'

const PUPIL = 0

export class Lesson {
  lecture: Lecture | undefined = $state.raw()
  legal: readonly Tagged[] = $state.raw([])
  ahead: unknown = $state.raw()
  places: readonly number[] | undefined = $state.raw()
  busy = $state(false)
  thrown = $state(false) // the learner's gesture of this step is done
  said: { key: string; facts: Facts; text: string; good: boolean } | undefined = $state.raw() // about the last move
  failed: Error | undefined = $state.raw() // why the lesson could not be loaded
  shown = $state(0)
  private commands: readonly Tagged[] = $state.raw([])
  private rested = $state(false)
  private stand: LessonPosition | undefined
  private next: Lecture | undefined
  private judged: Promise<unknown> = Promise.resolve() // settles when all moves so far are judged
  private readonly queue = new FrameQueue({
    game: () => this.game,
    waits: (view, event) => !this.thrown && manners(this.game).waits(view, event, PUPIL),
    caughtUp: () => this.rest(),
  })

  constructor(readonly game: string) {
    void this.open(0)
  }

  get view(): unknown {
    return this.queue.view
  }
  get event(): Tagged | undefined {
    return this.queue.event
  }
  get frames(): readonly Frame[] {
    return this.queue.frames
  }
  get recent(): readonly Frame[] {
    return this.queue.recent
  }
  get asked(): boolean {
    return this.queue.asked
  }
  get names(): readonly string[] {
    return [t('page-lesson-you'), ...(this.lecture?.names ?? [])]
  }
  /** Whether every frame has been shown for its time: before, the board offers nothing. */
  get caughtUp(): boolean {
    return this.rested && this.frames.length === 0
  }
  get ready(): boolean {
    return this.caughtUp && !this.busy && this.lecture?.asks === true
  }
  /** Whether this step is complete and another one follows. */
  get seen(): boolean {
    return this.caughtUp && this.lecture?.asks === false && this.lecture.step + 1 < this.lecture.steps
  }
  /** Whether this step asked for nothing but a throw, and the learner sees what follows from it. */
  get watched(): boolean {
    return this.thrown && this.lecture?.asks === false
  }
  get over(): boolean {
    return this.caughtUp && this.lecture !== undefined && !this.lecture.asks && this.lecture.step + 1 === this.lecture.steps
  }
  /** What to point at: the next thing of the model answer, or what there is to see. */
  get spot(): string {
    const told = this.lecture
    if (!told || !(this.caughtUp || this.asked)) return ''
    const { next: nextOf, spot, spots } = manners(this.game)
    const next = nextOf ? nextOf(told.model, this.view) : told.model[this.commands.length]
    if (this.asked) return '[data-primary]' // a throw
    const looks = spots?.[told.look] ?? ''
    return next && told.asks && (this.commands.length || !looks) ? (spot?.(next, this.view) ?? '') : looks
  }
  /** The verdict on the last move, in words. */
  get words(): string {
    const said = this.said
    return !said ? '' : has(said.key) ? t(said.key, said.facts) : said.text
  }

  async open(step: number): Promise<void> {
    try {
      this.said = undefined
      this.begin(await lecture(this.game, step), true)
    } catch (why) {
      this.failed = why as Error
    }
  }

  /** Repeat the step, or go to the next one. */
  again(): void {
    if (this.lecture) void this.open(this.lecture.step)
  }
  goOn(): void {
    if (this.lecture && this.seen) void this.open(this.lecture.step + 1)
  }

  private begin(told: Lecture, fresh: boolean): void {
    this.lecture = told
    this.commands = []
    this.thrown = false
    this.places = undefined
    this.next = undefined
    if (fresh) this.queue.recent = []
    this.stand = told.stand
    this.queue.view = told.base
    this.show(told.frames)
  }

  private show(frames: Lecture['frames']): void {
    this.legal = []
    this.ahead = undefined
    this.rested = false
    this.queue.add(frames.map((frame) => ({ ...frame, seq: ++this.shown })))
  }

  /** All frames are shown: start the next step, or let the learner continue. */
  private rest(): void {
    const next = this.next
    if (next) return this.begin(next, false)
    this.rested = true
    if (this.stand) {
      const { view, legal, ahead, due } = this.stand
      this.queue.view = view
      this.legal = this.lecture?.asks ? legal : []
      this.ahead = ahead ?? undefined
      this.places = due.kind === 'over' ? due.places : undefined
    }
    if (this.thrown && this.seen) this.goOn()
  }

  /** The learner's gesture: show the waiting throw. */
  act(): void {
    if (!this.asked) return
    this.thrown = true
    this.queue.act()
  }

  skip(): void {
    this.queue.skip()
  }

  async say(...commands: readonly Tagged[]): Promise<boolean> {
    const told = this.lecture
    if (!told?.asks || this.busy) return false
    this.busy = true
    try {
      const all = [...this.commands, ...commands]
      const found = await attempt(this.game, told.step, all, this.commands.length)
      this.heard(found, all)
      return found.verdict !== 'no'
    } catch (why) {
      const { key, facts, message } = why as Refusal
      this.said = { key, facts, text: message, good: false }
      return false
    } finally {
      this.busy = false
    }
  }

  private heard(found: LessonVerdict, all: readonly Tagged[]): void {
    this.said = found.key ? { key: found.key, facts: found.facts as Facts, text: found.text, good: found.verdict === 'right' } : undefined
    if (found.verdict === 'no') return
    this.commands = all
    if (found.stand) this.stand = found.stand
    this.next = found.next ?? undefined
    this.show(found.frames)
  }

  /** Send a move once the previous one has been judged. */
  speak(commands: readonly Tagged[]): Promise<boolean> {
    const step = this.lecture?.step
    const said = this.judged.then(() => (this.lecture?.step === step ? this.say(...commands) : false))
    this.judged = said
    return said
  }

  suppose(commands: readonly Tagged[], far = false, to?: readonly [number, number]): Promise<Supposed> {
    return imagine(this.game, this.lecture?.step ?? 0, [...this.commands, ...commands], far, to)
  }

  close(): void {
    this.queue.stop()
  }
}
