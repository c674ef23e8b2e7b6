// The outlook in words, as in the terminal.
import type { IconName } from '../../icons'
import { named, t, type Facts } from '../../words'
import { PALETTE, SWISHBONES, type swishbones } from '../../shapes'
import type { Taste } from './pieces'

export const COLOURS = SWISHBONES.Colour
export const INKS: Readonly<Record<(typeof COLOURS)[number], string>> = PALETTE
export const HEADS = SWISHBONES.HEADS // pieces below this number are heads

export const colourOf = (piece: number): (typeof COLOURS)[number] => COLOURS[piece % 4] ?? 'red'
export const colourWord = (piece: number): string => t(`colour-${colourOf(piece)}`)
/** A bone as facts of a sentence, with its colour's name for grammatical agreement. */
export const boneFacts = (piece: number): Facts => ({ colour: colourWord(piece), 'colour-is': colourOf(piece) })
const [SLIGHT, SHARP] = [8, 35] // degrees
/** A bend in words: left, sharp right, ahead. */
export function way(bend: number): string {
  const size = Math.abs(bend)
  if (size < SLIGHT) return t('page-bones-way-ahead')
  return t(`page-bones-way-${size < SHARP ? '' : 'sharp-'}${bend > 0 ? 'left' : 'right'}`)
}
/** A direction from the middle of the pond, as on a clock. */
export const hour = (bearing: number): number => (((Math.round((90 - bearing) / 30) % 12) + 11) % 12) + 1

export type Kind = 'free' | 'eats' | 'indigestible' | 'blocked'
export const SIGNS: Readonly<Record<Kind, IconName>> = { free: 'free', eats: 'tick', indigestible: 'cross', blocked: 'blocked' }

export function kindOf(span: swishbones.Span): Kind {
  if (span.blockers.length) return 'blocked'
  if (!span.food.length) return 'free'
  return span.food.every((morsel) => morsel.indigestion === 0) ? 'eats' : 'indigestible'
}

const range = (first: number, last: number): string =>
  way(first) === way(last) ? way(first) : `${way(first)} – ${way(last)}`

function morsel({ piece, indigestion }: swishbones.Morsel): string {
  return indigestion ? t('page-bones-morsel-not', { colour: colourWord(piece), why: t(`indigestion-${SWISHBONES.Indigestion[indigestion]}`) }) : colourWord(piece)
}

/** A bone to take, described by its position: pieces on the board have no numbers. */
export function takeWords(piece: number, view: swishbones.State): string {
  const [, x, y] = view.food.find((bone) => bone[0] === piece) ?? [piece, 0, 0]
  const bearing = (Math.atan2(y, x) * 180) / Math.PI
  return t('page-bones-take-bone', { ...boneFacts(piece), hour: hour(bearing), widths: Math.round(Math.hypot(x, y) / SWISHBONES.WIDTH) })
}

/** Words that stand alone begin with a capital letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The outcome of some water in a few words, for the line below the board. */
export function shortWords(kind: Kind, bends: string, pieces: readonly number[]): string {
  const food = [...new Set(pieces.map(colourWord))].join(', ')
  const key = { free: 'swishbones-span-free', eats: 'swishbones-span-eats', indigestible: 'page-bones-poison', blocked: 'page-bones-blocked' }[kind]
  return t(key, { bends, food })
}

/** What happens to food within reach, and after how many swishes. */
export const tasteWords = ({ piece, kind, swishes }: Taste): string => shortWords(kind, t('page-bones-swishes', { swishes }), [piece])

/** The outcome of this span, or of one bend in it. */
export function spanWords(span: swishbones.Span, seat: number, names: readonly string[], bend?: number): string {
  const bends = bend === undefined ? range(span.first, span.last) : way(bend)
  const food = span.food.map(morsel).join(', ')
  const seats = [...new Set(span.blockers.map((blocker) => blocker.seat))]
  const who = seats.map((one) => (one === seat ? t('swishbones-yourself') : named(one, names))).join(', ')
  switch (kindOf(span)) {
    case 'blocked':
      return t('swishbones-span-blocked', { bends, who })
    case 'eats':
      return t('swishbones-span-eats', { bends, food })
    case 'indigestible':
      return t('swishbones-span-indigestible', { bends, food })
    case 'free':
      return t('swishbones-span-free', { bends })
  }
}

const same = (one: swishbones.Span, other: swishbones.Span): boolean =>
  JSON.stringify([one.food, one.blockers.map((blocker) => blocker.seat)]) ===
  JSON.stringify([other.food, other.blockers.map((blocker) => blocker.seat)])

/** Merge neighbouring spans with the same words. */
export function joined(spans: readonly swishbones.Span[]): swishbones.Span[] {
  const found: swishbones.Span[] = []
  for (const span of spans) {
    const last = found.at(-1)
    if (last && same(last, span)) found[found.length - 1] = { ...last, last: span.last }
    else found.push(span)
  }
  return found
}
