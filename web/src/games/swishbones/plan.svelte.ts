// Planned swishes, not yet sent: the server supposes them, and can plan a way to a place.
import { untrack } from 'svelte'
import type { Refusal } from '../../api'
import type { Games, swishbones } from '../../shapes'
import type { BoardProps, SupposedOf } from '../contract'

export type Suppose = BoardProps<Games['swishbones']>['suppose']
type Supposed = SupposedOf<Games['swishbones']>
type Commands = readonly swishbones.Command[]
type Centre = readonly [number, number]

export class Plan {
  advised: Commands = $state.raw([]) // the swishes of a hint
  commands: Commands = $state.raw([])
  last: Supposed | undefined = $state.raw() // where they lead
  private refused: Refusal | undefined = $state.raw()
  busy = $state(false)
  goal: Centre | undefined = $state.raw() // the place of the latest tap, until there is a way
  private version = 0
  private running: Promise<void> = Promise.resolve() // the server's latest answer to come
  private backs: Promise<void> = Promise.resolve() // all that is to be taken back
  private wanted: Centre | undefined // the latest place, while an earlier one is being planned

  constructor(
    private readonly suppose: Suppose,
    private readonly names: () => readonly string[],
  ) {}

  /** Whether the button would do something else than the hint says: then its outcome is told, not the hint. */
  get strays(): boolean {
    return !this.busy && this.advised.length > 0 && (this.length !== this.advised.length || this.commands.some((command, at) => command !== this.advised[at]))
  }
  /** The number of planned swishes. */
  get length(): number {
    return this.commands.length
  }
  /** Why the server refused the latest plan, in the current language; empty if it did not. */
  get refusal(): string {
    return this.refused?.among(this.names()) ?? ''
  }
  /** The view after the whole plan. */
  view(now: swishbones.State): swishbones.State {
    return this.last?.view ?? now
  }
  ahead(now: swishbones.Ahead | undefined): swishbones.Ahead | undefined {
    return this.last ? this.last.ahead : now
  }
  legal(now: Commands): Commands {
    return this.last?.legal ?? now
  }

  /** Add a swish to the plan. */
  add(command: swishbones.Command): Promise<void> {
    return this.try([...this.commands, command])
  }

  /** Plan these swishes instead. */
  follow(commands: Commands): Promise<void> {
    this.forget()
    return this.try(commands)
  }

  /** Remove the last swish of the plan; said twice in a row, the last two. */
  back(): Promise<void> {
    return (this.backs = this.backs.then(async () => {
      await this.running
      const rest = this.commands.slice(0, -1)
      if (rest.length) await this.try(rest)
      else this.forget()
    }))
  }

  /** Plan a way from where the fish is to a place; of several places in a row, the latest counts. */
  async towards(place: Centre): Promise<void> {
    this.wanted = this.goal = place
    while (!this.busy && this.wanted) {
      const to: Centre = this.wanted
      this.wanted = undefined
      await this.try([], to)
    }
    if (!this.busy) this.goal = undefined
  }

  private try(commands: Commands, to?: Centre): Promise<void> {
    if (!this.busy) this.running = this.ask(commands, to)
    return this.running
  }

  private async ask(commands: Commands, to?: Centre): Promise<void> {
    const version = this.version
    this.busy = true
    this.refused = undefined
    try {
      const found = await this.suppose(commands, false, to)
      if (version !== this.version) return
      this.commands = [...commands, ...(found.way ?? [])]
      this.last = this.commands.length ? found : undefined
    } catch (why) {
      if (version === this.version) this.refused = why as Refusal
    } finally {
      this.busy = false
    }
  }

  /** Discard the plan: the table has changed, or the plan was sent. */
  forget(): void {
    this.version += 1
    this.refused = undefined
    this.wanted = this.goal = undefined
    this.commands = []
    this.last = undefined
  }
}

/** Plan a hint, or choose it in the set-up, so that the button does what the hint says. */
export function heed(commands: Commands = [], plan: Plan, setup: { follow: (command: swishbones.Command | undefined) => void } | undefined): void {
  untrack(() => {
    plan.advised = commands.filter(({ type }) => type === 'Swish')
    if (plan.advised.length) void plan.follow(plan.advised)
    else setup?.follow(commands[0])
  })
}

/** Ask how far the fish could get after these commands, and again whenever they change; without any nothing is asked. */
export function askFar(suppose: Suppose, after: () => Commands | undefined, keep: (found?: swishbones.Far) => void): void {
  $effect(() => {
    const said = after()
    keep()
    if (!said) return
    let stale = false
    // news in the meantime, as after a reconnect, do not clear it
    untrack(() => suppose(said, true)).then(({ far }) => !stale && keep(far), () => {})
    return () => void (stale = true)
  })
}
