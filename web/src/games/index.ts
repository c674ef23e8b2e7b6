// Look up the page's parts of a game by folder: board, manners, miniature, afterwards.
import type { Component } from 'svelte'
import type { AfterwardsProps, BoardProps, Key, Manners, Part } from './contract'
import type { Table } from '../table.svelte'

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte')
const AFTERWARDS = import.meta.glob<{ default: Component<AfterwardsProps> }>('./*/Afterwards.svelte')
const MINIATURES = import.meta.glob<{ default: Component }>('./*/Miniature.svelte', { eager: true })
const MANNERS = import.meta.glob<{ default: Manners }>('./*/manners.ts', { eager: true })
const TEASERS = import.meta.glob<{ default: Component }>('./*/Teaser.svelte', { eager: true })
const PAGES = import.meta.glob<{ default: Component }>('./*/pages/*.svelte')
const PLAIN: Manners = { waits: () => false }

/** The seat whose turn it is on the screen: the one that the table waits for, or, while events are still being shown, the one that they show. */
export function moverAt({ state, caughtUp, turn, view }: Pick<Table, 'state' | 'caughtUp' | 'turn' | 'view'>): number | undefined {
  if (caughtUp) return turn.length === 1 ? turn[0] : undefined
  return state && view ? manners(state.game).turn?.(view) : undefined
}

export const manners = (game: string): Manners => MANNERS[`./${game}/manners.ts`]?.default ?? PLAIN
/** Whether the page has a board of this game's own; else the server must describe the table. */
export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in BOARDS
/** The board of a game; loaded on demand. */
export const board = (game: string): Part<BoardProps> => (BOARDS[`./${game}/Board.svelte`] ?? BOARDS['./generic/Board.svelte'])!()
/** What is shown after a game; it follows a replay. */
export const afterwards = (game: string): Part<AfterwardsProps> | undefined => AFTERWARDS[`./${game}/Afterwards.svelte`]?.()
export const miniature = (game: string): Component =>
  (MINIATURES[`./${game}/Miniature.svelte`] ?? MINIATURES['./generic/Miniature.svelte'])!.default

/** Whether exact win probabilities are known: then no advice is needed. */
export const computed = (game: string, seats: number): boolean => manners(game).computed?.(seats) ?? false
export const hinted = (game: string, seats: number): boolean => manners(game).hinted?.(seats) ?? !computed(game, seats)
export const judged = (game: string, seats: number): boolean => manners(game).judged?.(seats) ?? !computed(game, seats)
export const keysAt = (game: string, seats: number, hints = hinted(game, seats)): readonly Key[] => [
  ...(manners(game).keys?.(seats) ?? []),
  ...(hints ? (['hint'] as const) : []),
  'skip',
]

/** Further things that games show on the first page. */
export const teasers = (): readonly Component[] => Object.values(TEASERS).map((found) => found.default)
/** The pages that belong to one game, each with its address: pages/Solo.svelte is /solo. */
export const pages = (): [string, () => Part<object>][] =>
  Object.entries(PAGES).map(([file, load]) => [`/${file.slice(file.lastIndexOf('/') + 1, -'.svelte'.length).toLowerCase()}`, load])
