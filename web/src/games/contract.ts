// What the page may have of a game, each found by folder. A part that is missing is replaced by the generic one.
import type { Component } from 'svelte'
import type { Sound } from '../sound'
import type { SeatView, Shown, Supposed, Tagged } from '../shapes'
import type { Facts } from '../words'

/** The types of a game: `Games['swish']`, say. By default those of a game that the page does not know. */
export interface GameTypes {
  view: unknown
  command: Tagged
  event: Tagged
  options: unknown
  ahead: unknown
  far: unknown
}

/** An event, and how the table looks after it. */
export interface Frame<Types extends GameTypes = GameTypes> {
  seq: number
  event: Types['event']
  view: Types['view']
}

/** Where commands would lead. */
export type SupposedOf<Types extends GameTypes> = Omit<Supposed, 'view' | 'legal' | 'events' | 'ahead' | 'far'> & {
  view: Types['view']
  legal: readonly Types['command'][]
  events: readonly Types['event'][]
  ahead?: Types['ahead']
  far?: Types['far']
}

/** What every board gets: it draws `view`, offers `legal`, and calls `say` with a command. */
export interface BoardProps<Types extends GameTypes = GameTypes> {
  view: Types['view']
  legal: readonly Types['command'][]
  you: number | null
  names: readonly string[]
  event: Types['event'] | undefined // the last one shown
  recent: readonly Frame<Types>[] // the last ones shown
  ahead: Types['ahead'] | undefined // what lies ahead of the player to move
  live: Shown | undefined // what the player who moves lets others watch
  chairs: readonly SeatView[]
  table: string | undefined // its id; a lesson or a replay has none
  ready: boolean // what is drawn is how the table stands
  asked: boolean // the next event waits for the player's hand
  places: readonly number[] | undefined // once the game is over
  say: (...commands: readonly Types['command'][]) => void
  speak: (commands: readonly Types['command'][]) => Promise<boolean> // without waiting for earlier answers
  act: () => void // let the event that waits happen
  show: (body: unknown) => void
  clock: (() => number) | undefined // table time in ms, where a clock runs
  suppose: (commands: readonly Types['command'][], far?: boolean) => Promise<SupposedOf<Types>>
}

/** What can be looked at once a game is over, below its board and beside its replay. */
export interface AfterwardsProps<Types extends GameTypes = GameTypes> {
  table: string
  view: Types['view']
  frame?: number | undefined // where a replay stands
  go?: (frame: number) => void
}

/** A shortcut that only some tables have. */
export type Key = 'rob' | 'hint' | 'skip'

/** How a game goes on at a table, and its things in words. */
export interface Manners<Types extends GameTypes = GameTypes> {
  /** Milliseconds until the next event is shown. */
  pause(event: Types['event']): number
  /** Whether an event waits until its player does something that is no choice, such as throwing dice. */
  waits(view: Types['view'], event: Types['event'], you: number): boolean
  /** What its sentence says beside its fields: things that only the table's options know. */
  facts?(event: Types['event'], options: Types['options']): Facts
  /** A command in words, for a player who sees this view. */
  choice?(command: Types['command'], view: Types['view'], names: readonly string[]): string
  /** What it sounds like; by default, like something small laid on wood. */
  sound?(event: Types['event']): Sound
  /** How many sit down when somebody plays against bots. */
  readonly company?: number
  /** Whether the best bot gives hints, with so many seats. */
  hinted?(seats: number): boolean
  /** Whether the best bot says what a choice cost. */
  judged?(seats: number): boolean
  /** Whether everybody's chances are known for certain. */
  computed?(seats: number): boolean
  /** Shortcuts of some tables, beside those of every table of the game. */
  keys?(seats: number): readonly Key[]
  /** Pages of the game that the first page links to: address, and key of the name. */
  readonly pages?: readonly { readonly path: string; readonly key: string }[]
}

export type Part<Props extends object> = Promise<{ default: Component<Props> }>
