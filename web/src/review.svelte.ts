// The best bot's review of a finished game: win probabilities, the costliest choices, and the cost of one choice.
import { ask, cost, type Refusal } from './api'
import { judged, manners } from './games'
import type { Advised } from './games/contract'
import type { Film } from './replay.svelte'
import type { ChoiceCost, Tagged } from './shapes'
import { language, listed, t } from './words'

export const LEAST = 0.005 // of the win: a smaller cost is none

export class Review {
  wins: readonly (readonly number[])[] = $state.raw([]) // by frame and seat; empty where the game has no evaluation
  costs: readonly ChoiceCost[] | undefined = $state.raw() // the costliest, once the server has found them
  thinking = $state(false)
  private readonly judged = new Map<number, ChoiceCost>()
  private failed: Refusal | undefined = $state.raw()
  private told: { at: number; choice: ChoiceCost | null } | undefined = $state.raw()

  constructor(private readonly film: Film) {
    const graph = ask('GET /api/tables/{table}/chances', { table: film.table, estimated: true }).then(
      ({ chances }) => (this.wins = chances ?? []),
      () => {}, // without a graph the replay is still whole
    )
    void Promise.all([film.opened, graph]).then(() => this.mark())
  }

  /** Why the bot could not judge, in the current language; empty if it could. */
  get problem(): string {
    return this.failed?.message ?? ''
  }
  /** The judged choice of the frame shown; null if there was nothing left to choose. */
  get choice(): ChoiceCost | null | undefined {
    return this.told?.at === this.film.at ? this.told.choice : undefined
  }
  /** The judgement of the choice shown, in one sentence: never "better" where nothing was lost. */
  get verdict(): string {
    return this.wordings[0] ?? ''
  }
  /** The same, then in fewer words: the board draws what would have been better. */
  get wordings(): readonly string[] {
    const choice = this.choice
    if (!choice) return choice === null ? [t('page-cost-none'), t('page-review-over')] : []
    if (JSON.stringify(choice.said) === JSON.stringify(choice.best)) return [t('page-cost-same'), t('page-review-same')]
    if (choice.cost < LEAST) return [t('page-cost-nothing')]
    return [t('page-review-better', { choice: this.words(choice.best, choice.number) }), t('page-review-drawn')]
  }
  /** What the best bot would have done in the frame shown, for the board to draw. */
  get advised(): Advised | undefined {
    const choice = this.choice
    return choice ? { seat: choice.seat, commands: choice.best, view: choice.better } : undefined
  }

  /** Judge the step shown, or, if it is not a choice, the next choice; shows the table before it. */
  judge(): Promise<void> {
    const { film } = this
    const from = this.choice ? this.choice.number + 1 : Math.max(0, film.at - 1)
    film.stop()
    const at = film.at
    return this.think(async () => {
      const choice = await cost(film.table, from)
      if (film.at === at) this.show(choice && this.settled(choice))
    })
  }

  /** The first judgement of this choice: the bot samples, so a second one would differ, also from the mark on the slider. */
  private settled(choice: ChoiceCost): ChoiceCost {
    const first = this.costs?.find(({ number }) => number === choice.number) ?? this.judged.get(choice.number) ?? choice
    this.judged.set(choice.number, first)
    return first
  }

  /** Find the costliest choices, where `mark` has not. */
  async search(): Promise<void> {
    if (this.costs) return
    this.film.stop()
    await this.think(async () => {
      this.costs = (await ask('GET /api/tables/{table}/costs', { table: this.film.table })).choices ?? []
    })
  }

  /** Find the costliest choices while the film goes on, if the server has time to spare; else `search` can. */
  private async mark(): Promise<void> {
    const { about, table } = this.film
    if (!about || !judged(about.game, about.names.length)) return
    const { choices } = await ask('GET /api/tables/{table}/costs', { table, spare: true }).catch(() => ({ choices: null }))
    this.costs ??= choices ?? undefined
  }

  show(choice: ChoiceCost | null): void {
    this.film.stop()
    if (choice) this.film.go(choice.number)
    this.told = { at: this.film.at, choice }
  }

  /** What a choice cost, in words. */
  loss({ best, cost, share }: ChoiceCost): string {
    const percent = new Intl.NumberFormat(language(), { style: 'percent' })
    const { loss } = manners(this.film.about?.game ?? '')
    if (loss && share !== null) return loss(best, percent.format(share + cost), percent.format(share))
    return t('page-cost-share', { cost: percent.format(cost) })
  }

  /** A costly choice in one line: what was chosen and what it cost, or what the game says of it. */
  line(choice: ChoiceCost): string {
    if (manners(this.film.about?.game ?? '').loss) return this.loss(choice)
    return `${this.words(choice.said, choice.number)} (${new Intl.NumberFormat(language(), { style: 'percent' }).format(-choice.cost)})`
  }

  /** Commands in words, for the seat that chose. */
  words(commands: readonly Tagged[], number: number): string {
    const view = this.film.frameAt(number)?.view
    const { choice, chain } = manners(this.film.about?.game ?? '')
    const whole = commands.length !== 1 && chain?.(commands)
    if (whole) return whole
    return view && choice ? listed(commands.map((command) => choice(command, view, this.film.about?.names ?? []))) : '…'
  }

  private async think(what: () => Promise<void>): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    this.failed = undefined
    this.told = undefined
    try {
      await what()
    } catch (why) {
      this.failed = why as Refusal
    } finally {
      this.thinking = false
    }
  }
}
