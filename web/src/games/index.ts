// What the page has of each game, found by folder: its board, its manners, its miniature. A game without them gets the generic ones.
import type { Component } from 'svelte'
import type { Sound } from '../sound'
import type { Facts } from '../words'
import type { Tagged } from '../shapes'

/** A shortcut that only some tables have. */
export type Key = 'rob' | 'hint' | 'skip'

export interface Manners {
  /** Milliseconds until the next event is shown. */
  pause(event: Tagged): number
  /** Whether an event waits until its player does something that is no choice, such as throwing dice. */
  waits(view: unknown, event: Tagged, you: number): boolean
  /** What its sentence says besides its fields: things that only the table's options know. */
  facts?(event: Tagged, options: unknown): Facts
  /** A command in words, for a player who sees this view. */
  choice?(command: Tagged, view: unknown, names: readonly string[]): string
  /** What it sounds like; without a word, like something small laid on wood. */
  sound?(event: Tagged): Sound
  /** How many sit down when somebody plays against bots. */
  readonly company?: number
  /** Whether the best bot gives hints, with so many seats. */
  hinted?(seats: number): boolean
  /** Whether the best bot says what a choice cost. */
  judged?(seats: number): boolean
  /** Whether everybody's chances are known for certain. */
  computed?(seats: number): boolean
  /** Shortcuts of some tables, besides those of every table of the game. */
  keys?(seats: number): readonly Key[]
  /** Further pages of the game: address and key of the name. */
  readonly pages?: readonly { readonly path: string; readonly key: string }[]
}

type Loaded = Promise<{ default: Component<any> }>
const BOARDS = import.meta.glob<{ default: Component<any> }>('./*/Board.svelte')
const AFTERWARDS = import.meta.glob<{ default: Component<any> }>('./*/Afterwards.svelte')
const MINIATURES = import.meta.glob<{ default: Component }>('./*/Miniature.svelte', { eager: true })
const MANNERS = import.meta.glob<Manners>('./*/manners.ts', { eager: true })
const PLAIN: Manners = { pause: () => 500, waits: () => false }

export const manners = (game: string): Manners => MANNERS[`./${game}/manners.ts`] ?? PLAIN
/** Whether the page has a board of this game's own; else the server must describe the table. */
export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in BOARDS
/** The board of a game; it is fetched when somebody sits down. */
export const board = (game: string): Loaded => (BOARDS[`./${game}/Board.svelte`] ?? BOARDS['./generic/Board.svelte'])!()
/** What can be looked at once a game is over; it goes along with a replay. */
export const afterwards = (game: string): Loaded | undefined => AFTERWARDS[`./${game}/Afterwards.svelte`]?.()
export const miniature = (game: string): Component =>
  (MINIATURES[`./${game}/Miniature.svelte`] ?? MINIATURES['./generic/Miniature.svelte'])!.default

/** Whether everybody's chances are known for certain: then nobody needs advice. */
export const computed = (game: string, seats: number): boolean => manners(game).computed?.(seats) ?? false
export const hinted = (game: string, seats: number): boolean => manners(game).hinted?.(seats) ?? !computed(game, seats)
export const judged = (game: string, seats: number): boolean => manners(game).judged?.(seats) ?? !computed(game, seats)
export const keysAt = (game: string, seats: number, hints = hinted(game, seats)): readonly Key[] => [
  ...(manners(game).keys?.(seats) ?? []),
  ...(hints ? (['hint'] as const) : []),
  'skip',
]
