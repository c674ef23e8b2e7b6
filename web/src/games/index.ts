// What the page knows of each game: its board, how long an event is looked at, and which wait for a hand.
import type { Component } from 'svelte'
import type { Sound } from '../sound'
import type { Facts, Tagged } from '../words'
import * as swipe from './swipe/manners'
import * as swirl from './swirl/manners'
import * as swish from './swish/manners'
import * as swishbones from './swishbones/manners'

export interface Manners {
  /** Milliseconds until the next event is shown. */
  pause(event: Tagged): number
  /** Whether an event waits until its player does something that is no choice, such as throwing dice. */
  waits(view: unknown, event: Tagged, you: number): boolean
  /** What its sentence says besides its fields: things that only the table's options know. */
  facts?(event: Tagged, options: unknown): Facts
  /** A command in words, for who sees this view. */
  choice?(command: Tagged, view: unknown, names: readonly string[]): string
  /** What it sounds like; without a word, like something small laid on wood. */
  sound?(event: Tagged): Sound
}

/** Those with a board; it is fetched when somebody sits down. */
const BOARDS: Readonly<Record<string, () => Promise<{ default: Component<any> }>>> = {
  swish: () => import('./swish/Board.svelte'),
  swishbones: () => import('./swishbones/Board.svelte'),
  swirl: () => import('./swirl/Board.svelte'),
  swipe: () => import('./swipe/Board.svelte'),
}
const MANNERS: Readonly<Record<string, Manners>> = { swipe, swirl, swish, swishbones }
const PLAIN: Manners = { pause: () => 500, waits: () => false }

/** All four, in the order of the rulebook. */
export const GAMES = ['swish', 'swishbones', 'swirl', 'swipe'] as const
/** How many sit down when somebody plays against bots. */
export const COMPANY: Readonly<Record<string, number>> = { swish: 3, swishbones: 2, swirl: 3, swipe: 4 }

/** What can be looked at besides once a game is over; it goes along with a replay. */
const AFTERWARDS: Readonly<Record<string, () => Promise<{ default: Component<any> }>>> = {
  swish: () => import('./swish/Missed.svelte'),
}

/** Whether the best bot says what to do: in a race only to who is alone. */
export const hinted = (game: string, seats: number): boolean => (game === 'swish' ? seats === 1 : !reckoned(game, seats))
/** Whether it says what a choice cost: in a race what counts is to be first. */
export const judged = (game: string, seats: number): boolean => game !== 'swish' && !reckoned(game, seats)
/** Whether nobody has anything to choose, so that everybody's chances are known for certain. */
export const reckoned = (game: string, seats: number): boolean => game === 'swipe' && seats === 2

/** What has a key at a table, besides what has one at every table of the game. */
export const keysAt = (game: string, seats: number, hints = hinted(game, seats)): readonly ('rob' | 'hint' | 'skip')[] => [
  ...(game === 'swipe' && !reckoned(game, seats) ? (['rob'] as const) : []),
  ...(hints ? (['hint'] as const) : []),
  'skip',
]

export const afterwards = (game: string) => AFTERWARDS[game]?.()
export const hasBoard = (game: string): boolean => game in BOARDS
export const board = (game: string) => BOARDS[game]?.()
export const manners = (game: string): Manners => MANNERS[game] ?? PLAIN
