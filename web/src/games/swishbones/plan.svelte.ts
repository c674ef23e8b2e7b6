// Planned swishes, not yet sent: the server supposes each, and it can be undone.
import type { Refusal } from '../../api'
import type { Games, swishbones } from '../../shapes'
import type { BoardProps, SupposedOf } from '../contract'

export type Suppose = BoardProps<Games['swishbones']>['suppose']
type Supposed = SupposedOf<Games['swishbones']>

interface Link {
  command: swishbones.Command
  supposed: Supposed
}

export class Plan {
  links: readonly Link[] = $state.raw([])
  refusal = $state('')
  busy = $state(false)
  private version = 0

  constructor(
    private readonly suppose: Suppose,
    private readonly names: () => readonly string[],
  ) {}

  get commands(): readonly swishbones.Command[] {
    return this.links.map((link) => link.command)
  }
  get last(): Supposed | undefined {
    return this.links.at(-1)?.supposed
  }
  /** The view after the whole plan. */
  view(now: swishbones.State): swishbones.State {
    return this.last?.view ?? now
  }
  ahead(now: swishbones.Ahead | undefined): swishbones.Ahead | undefined {
    return this.last ? this.last.ahead : now
  }
  legal(now: readonly swishbones.Command[]): readonly swishbones.Command[] {
    return this.last?.legal ?? now
  }

  /** Add a swish to the plan. */
  async add(command: swishbones.Command): Promise<void> {
    if (this.busy) return
    const version = this.version
    this.busy = true
    this.refusal = ''
    try {
      const supposed = await this.suppose([...this.commands, command])
      if (version === this.version) this.links = [...this.links, { command, supposed }]
    } catch (why) {
      if (version === this.version) this.refusal = (why as Refusal).among(this.names())
    } finally {
      this.busy = false
    }
  }

  /** Remove the last swish of the plan. */
  back(): void {
    this.refusal = ''
    this.links = this.links.slice(0, -1)
  }

  /** Discard the plan: the table has changed, or the plan was sent. */
  forget(): void {
    this.version += 1
    this.refusal = ''
    if (this.links.length) this.links = []
  }
}
