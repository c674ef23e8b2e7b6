// A puzzle being solved: the puzzle of the day, which the server stores, or a practice puzzle, which is not stored.
import { ask } from '../../api'
import type { Streak, swish } from '../../shapes'
import { t, type Facts } from '../../words'
import { laidOn, lifted, type Layer, type Pair } from './cards'
import type { Grade } from './grades'

type Answer = swish.Mine['answer']
type Fault = swish.PracticeVerdict['faults'][number]

export class Posed {
  cards: readonly Pair[] = $state.raw([])
  size: number | null = $state(null)
  grade = $state('')
  day = $state('') // date of the daily puzzle; empty for practice
  mat: readonly Layer[] = $state.raw([])
  hints: readonly string[] = $state.raw([])
  hinted: readonly number[] = $state.raw([]) // the places of the cards that they name
  mine: swish.Mine | undefined = $state.raw()
  streak: Streak | undefined = $state.raw()
  solved = $state(false)
  shown = $state(false) // the answer was requested
  verdict = $state('')
  faults: readonly string[] = $state.raw([])
  all = $state(Infinity) // the number of hints
  tries = $state(0)

  private constructor(readonly number: number) {}

  static async ofToday(): Promise<Posed> {
    const told = await ask('GET /api/puzzle')
    const posed = new Posed(0)
    posed.cards = told.cards
    posed.size = told.size
    posed.grade = told.grade
    posed.day = told.day
    await posed.take(told.mine)
    return posed
  }

  /** The puzzle of this number, or, without one, one that the server has ready. */
  static async toPractise(grade: Grade, number?: number): Promise<Posed> {
    const told = await ask('GET /api/practice', number === undefined ? { grade } : { grade, number })
    const posed = new Posed(told.number)
    posed.cards = told.cards
    posed.size = told.size
    posed.grade = grade
    posed.all = told.hints
    return posed
  }

  get over(): boolean {
    return this.solved || this.shown
  }
  lay(layer: Layer): void {
    if (!this.over) this.mat = laidOn(this.mat, layer)
    this.verdict = ''
  }
  lift(place: number): void {
    if (!this.over) this.mat = lifted(this.mat, place)
    this.verdict = ''
  }

  /** Submit the mat, or the given layers, as the answer. */
  async check(layers: readonly Layer[] = this.mat): Promise<void> {
    if (!layers.length || this.over) return
    const said = { cards: layers.map(({ place }) => place), orientations: layers.map(({ orientation }) => orientation) }
    if (this.day) {
      const found = await ask('POST /api/puzzle', {}, { day: this.day, ...said })
      this.judge(found)
      await this.take(found.mine, layers)
    } else {
      this.tries += 1
      const found = await ask('POST /api/practice', {}, { grade: this.grade, number: this.number, ...said })
      this.judge(found)
      this.solved = found.solved
      if (found.solved) this.mat = layers
    }
  }

  /** Request the next hint. It replaces the verdict: the newest must be seen. */
  async hint(): Promise<void> {
    this.verdict = ''
    if (this.day) return this.take(await ask('POST /api/puzzle/hint', {}, { day: this.day }))
    this.tell((await this.told(this.hints.length + 1)).hints)
  }

  async giveUp(): Promise<void> {
    this.verdict = ''
    if (this.day) return this.take(await ask('POST /api/puzzle/give-up', {}, { day: this.day }))
    this.reveal((await this.told(99)).answer)
    this.shown = true
  }

  private told(count: number): Promise<swish.Hints> {
    return ask('GET /api/practice/hints', { grade: this.grade, number: this.number, count })
  }
  private judge({ key, facts, faults }: { key: string; facts: object; faults: readonly Fault[] }): void {
    this.verdict = t(key, { hints: this.hints.length, ...facts } as Facts)
    this.faults = faults.map((fault) => t(fault.key, fault.facts))
  }
  private tell(hints: swish.Mine['hints']): void {
    this.hints = hints.map((hint) => t(hint.key, hint.facts))
    this.hinted = hints.flatMap(({ facts }) => (facts.card === undefined ? [] : [facts.card - 1]))
  }
  private reveal(answer: Answer): void {
    if (answer) this.mat = answer.cards.map((place, at) => ({ place, orientation: answer.orientations[at] ?? 0 }))
  }
  /** `layers`: the answer just given; if it is right, it stays on the mat, although the cards may also lie otherwise. */
  private async take(mine: swish.Mine, layers?: readonly Layer[]): Promise<void> {
    this.mine = mine
    this.tries = mine.tries
    this.tell(mine.hints)
    this.solved = mine.ms !== null
    this.shown = mine.given_up
    if (this.solved && layers) this.mat = layers
    else this.reveal(mine.answer)
    if (this.over) this.streak = await ask('GET /api/puzzle/streak')
  }
}
