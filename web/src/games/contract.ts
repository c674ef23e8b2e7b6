// The parts that the page may have of a game, found by folder. A missing part is replaced by the generic one.
import type { Component } from 'svelte'
import type { Sound } from '../sound'
import type { Described, PALETTE, SeatView, Shown, Supposed, Tagged } from '../shapes'
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

/** An event, and the view after it. */
export interface Frame<Types extends GameTypes = GameTypes> {
  seq: number
  event: Types['event']
  view: Types['view']
  recalled?: Facts | undefined // facts of its sentence that only the events before it show
}

/** Where commands would lead. */
export type SupposedOf<Types extends GameTypes> = Omit<Supposed, 'view' | 'legal' | 'events' | 'ahead' | 'far' | 'way'> & {
  view: Types['view']
  way?: readonly Types['command'][]
  legal: readonly Types['command'][]
  events: readonly Types['event'][]
  ahead?: Types['ahead']
  far?: Types['far']
}

/** What the best bot would do, for the board to draw: the seat, its commands, and the view after them. */
export interface Advised<Types extends GameTypes = GameTypes> {
  seat: number
  commands: readonly Types['command'][]
  view: Types['view'] | undefined
}

/** What every board gets: it draws `view`, offers `legal`, and calls `say` with a command. */
export interface BoardProps<Types extends GameTypes = GameTypes> {
  view: Types['view']
  legal: readonly Types['command'][]
  you: number | null
  names: readonly string[]
  event: Types['event'] | undefined // the last one shown
  recent: readonly Frame<Types>[] // the last ones shown
  ahead: Types['ahead'] | undefined // the outlook of the player to move
  live: Shown | undefined // the gesture of the player to move
  chairs: readonly SeatView[]
  table: string | undefined // its id; a lesson or a replay has none
  ready: boolean // the drawn view is the current one
  asked: boolean // the game waits for the player's throw
  hands: readonly number[] // the seats that still have to throw
  together: readonly { readonly seat: number; readonly legal: readonly Types['command'][] }[] // on a shared device: its seats that are due at once
  places: readonly number[] | undefined // once the game is over
  advised: Advised<Types> | undefined // a hint to draw
  say: (...commands: readonly Types['command'][]) => void
  sayFor: (seat: number, command: Types['command']) => void // one of those seats
  speak: (commands: readonly Types['command'][]) => Promise<boolean> // without waiting for earlier replies
  act: () => void // throw
  show: (body: unknown) => void
  clock: (() => number) | undefined // table time in ms, if there is a clock
  suppose: (commands: readonly Types['command'][], far?: boolean, to?: readonly [number, number]) => Promise<SupposedOf<Types>>
  describe: (lang: string) => Promise<Described> // the view as the server draws and writes it, for a board that cannot
}

/** What is shown after a game, below its board and beside its replay. */
export interface AfterwardsProps<Types extends GameTypes = GameTypes> {
  table: string
  view: Types['view']
  frame?: number | undefined // the frame of a replay
  go?: (frame: number) => void
}

/** A shortcut that only some tables have. */
export type Key = 'rob' | 'hint' | 'skip'

/** A game's sounds at a table, and its words. */
export interface Manners<Types extends GameTypes = GameTypes> {
  /** Whether the game has throws, so that a table can choose how long it waits for them. */
  readonly throws?: boolean
  /** Whether in a lesson an event waits for the learner's gesture, as a throw does. */
  waits(view: Types['view'], event: Types['event'], you: number): boolean
  /** Whether all seats act at once, so that no table waits for a single player. */
  readonly race?: boolean
  /** The seat whose turn this view shows, in games with turns; undefined while it is nobody's. */
  turn?(view: Types['view']): number | undefined
  /** Further facts of an event's sentence, from the table's options. */
  facts?(event: Types['event'], options: Types['options']): Facts
  /** Facts that only the events before it show; the latest is the last. */
  recall?(event: Types['event'], earlier: readonly Tagged[]): Facts
  /** A command in words, for a player who sees this view. */
  choice?(command: Types['command'], view: Types['view'], names: readonly string[]): string
  /** The commands of one turn, or none, in a few words; empty if they must be told one by one. */
  chain?(commands: readonly Types['command'][]): string
  /** The command of a lesson's model answer that is next in this view; by default the learner has given one command for each before it. */
  next?(model: readonly Types['command'][], view: Types['view']): Types['command'] | undefined
  /** What a lesson points at for a command of its model answer, or for a name of something to see: a CSS selector. */
  spot?(command: Types['command'], view: Types['view']): string
  readonly spots?: Readonly<Record<string, string>>
  /** What a learner's moves change, where that is not what they touch: the answer to a wrong try does not cover it. */
  readonly work?: string
  /** An event's sound; by default a knock on wood. */
  sound?(event: Types['event']): Sound
  /** Events that the board shows well enough: the caption of a television does not tell them. */
  readonly minor?: readonly Types['event']['type'][]
  /** Whether the dock below the board has two rows of controls: their room is kept from the beginning. */
  readonly tall?: boolean
  /** The colour of each seat on the board. */
  colours?(view: Types['view']): readonly (keyof typeof PALETTE)[]
  /** The number of seats of a game against bots. */
  readonly company?: number
  /** The bot for beginners, in a game whose level `easy` is too quick for them. */
  readonly gentle?: string
  /** Whether the best bot gives hints, with this many seats. */
  hinted?(seats: number): boolean
  /** Whether the best bot computes the cost of a choice. */
  judged?(seats: number): boolean
  /** What a choice cost, where the general sentence would mislead: its best alternative, and the win probabilities with that and with the choice, as percentages. */
  loss?(best: readonly Types['command'][], better: string, share: string): string
  /** Whether exact win probabilities are known. */
  computed?(seats: number): boolean
  /** Aids that its board can give a seat. */
  readonly aids?: readonly string[]
  /** Shortcuts of some tables, in addition to the game's. */
  keys?(seats: number): readonly Key[]
  /** Pages of the game that the first page links to: address, and key of the name. */
  readonly pages?: readonly { readonly path: string; readonly key: string }[]
}

export type Part<Props extends object> = Promise<{ default: Component<Props> }>
