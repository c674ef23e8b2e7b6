// The transparent cards of swish: cells, colours and words of ball and hoop. Only for display.
import printed from '../../../../src/swordfish/games/swish/data/deck.json?raw'
import { t } from '../../words'
import { PALETTE, SWISH, type swish } from '../../shapes'

export type Pair = readonly [ball: number, hoop: number]
export type Layer = swish.Layer

export const { ROWS, COLUMNS } = SWISH
export const CELLS = ROWS * COLUMNS
export const PLACES = SWISH.PLACES
/** The effect of a flip on an orientation: left–right, top–bottom; both together are half a turn. */
export const LEFT_RIGHT = 1
export const TOP_BOTTOM = 2
export const HALF_TURN = 3

/** The size of a drawn card: hardly any margin, so that balls are large on a phone. */
export const CELL = SWISH.CELL
export const MARGIN = 1
export const WIDTH = COLUMNS * CELL + 2 * MARGIN
export const HEIGHT = ROWS * CELL + 2 * MARGIN

export type Colour = (typeof SWISH.Colour)[number]
/** Okabe and Ito's colours, distinguishable with most colour deficiencies; each has a glyph. */
export const PAINT: Readonly<Record<Colour, string>> = PALETTE

const DECK = JSON.parse(printed) as readonly Pair[]

export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS)
export const columnOf = (cell: number): number => cell % COLUMNS

export function colourOf(cell: number): Colour {
  const inner = rowOf(cell) === 1 || rowOf(cell) === 2
  if (columnOf(cell) === 1) return inner ? 'purple' : 'green'
  return inner ? 'orange' : 'blue'
}

/** The new place of a cell. */
export function turnedCell(cell: number, orientation: number): number {
  const row = orientation & TOP_BOTTOM ? ROWS - 1 - rowOf(cell) : rowOf(cell)
  const column = orientation & LEFT_RIGHT ? COLUMNS - 1 - columnOf(cell) : columnOf(cell)
  return row * COLUMNS + column
}

export const turned = ([ball, hoop]: Pair, orientation: number): Pair => [turnedCell(ball, orientation), turnedCell(hoop, orientation)]

/** The cards of a table by number: its own deck, or the printed one. */
export const cardsOf = (options: swish.Options): readonly Pair[] => (options.deck.length ? options.deck : DECK)

/** The middle of a cell on a drawn card. */
export const middle = (cell: number): readonly [number, number] => [
  MARGIN + CELL * (columnOf(cell) + 0.5),
  MARGIN + CELL * (rowOf(cell) + 0.5),
]

/** A card in words: the positions of ball and hoop. */
export function inWords([ball, hoop]: Pair): string {
  return t('page-swish-card', { ball: cellWord(ball), hoop: cellWord(hoop) })
}

export const cellWord = (cell: number): string => t('page-swish-cell', { cell })
export const cellWords = (cells: readonly number[]): string => cells.map(cellWord).join(', ')

/** The name of a place, as in notation: c4. */
export const placeWord = (place: number): string => t('swish-place', { place })

export interface Cells {
  filled: readonly number[] // one ball in one hoop
  balls: readonly number[] // a ball without a hoop
  hoops: readonly number[] // a hoop without a ball
  clashes: readonly number[] // two of a kind
}

/** The contents of each cell of stacked transparent cards; the server decides whether they are a swish. */
export function cellsOf(laid: readonly Pair[]): Cells {
  const found = { filled: [] as number[], balls: [] as number[], hoops: [] as number[], clashes: [] as number[] }
  for (let cell = 0; cell < CELLS; cell++) {
    const balls = laid.filter(([ball]) => ball === cell).length
    const hoops = laid.filter(([, hoop]) => hoop === cell).length
    if (balls > 1 || hoops > 1) found.clashes.push(cell)
    else if (balls && hoops) found.filled.push(cell)
    else if (balls) found.balls.push(cell)
    else if (hoops) found.hoops.push(cell)
  }
  return found
}

const CORNERS = { 'top right': COLUMNS - 1, 'top left': 0, 'bottom right': CELLS - 1, 'bottom left': CELLS - COLUMNS } as const
/** The corners of a card without ball and hoop: at least two. */
export const freeCorners = (pair: Pair): string[] => Object.entries(CORNERS).flatMap(([corner, cell]) => (pair.includes(cell) ? [] : [corner]))

/** The mat with this layer: on top, or turned in place. */
export function laidOn(mat: readonly Layer[], layer: Layer): readonly Layer[] {
  if (!mat.some(({ place }) => place === layer.place)) return [...mat, layer]
  return mat.map((other) => (other.place === layer.place ? layer : other))
}

export const lifted = (mat: readonly Layer[], place: number): readonly Layer[] => mat.filter((layer) => layer.place !== place)

/** Milliseconds as minutes and seconds. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (number: number): string => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours ? `${hours}:${rest}` : rest
}
