// The stage around a board: what the board puts into the dock and the drawer, and who sits at the table.
import { getContext, setContext, type Snippet } from 'svelte'
import type { Bubble } from '../bubbles.svelte'
import type { IconName } from '../icons'
import type { SeatView } from '../shapes'

/** What a board asks and offers outside itself. */
export interface Offer {
  readonly question: string
  readonly mark: IconName | undefined // before the question
  readonly insists: boolean // the question goes before the page's words, such as a hint
  readonly controls: Snippet | undefined // the primary action and its companions
  readonly more: Snippet | undefined // for the drawer
}

/** What the page knows about the players, beyond the board's view. */
export interface Company {
  readonly chairs: readonly SeatView[]
  readonly turn: readonly number[] // the seats that are due
  readonly until: number | null // the deadline of the turn, in table time
  now(): number // table time in ms
  readonly inks?: readonly string[] | undefined // the colour of each seat in a graph on the stage
  readonly bubbles?: Readonly<Record<number, Bubble>> // what players show at their seats
}

/** The players of a replay or a lesson: they only have names and faces. */
export function portrayed(names: readonly string[], faces: readonly string[]): Company {
  const absent = { bot: '', taken: true, present: false, lag: 0, handicap: 0, aids: [], presence: '', local: false, devices: 0 }
  return { chairs: names.map((name, seat) => ({ ...absent, name, face: faces[seat] ?? '' })), turn: [], until: null, now: () => 0 }
}

export class Stage {
  offer: Offer | undefined = $state.raw()
  company: Company | undefined = $state.raw()
  big = $state(false) // a television: no controls
}

const KEY = Symbol('stage')
export const openStage = (stage: Stage): Stage => setContext(KEY, stage)
/** The stage around this component, if there is one. */
export const stageAround = (): Stage | undefined => getContext<Stage | undefined>(KEY)
