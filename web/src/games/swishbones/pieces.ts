// The pieces of a view, in drawing order.
import type { Games, swishbones } from '../../shapes'
import { at, direction, type Point } from './camera.svelte'
import type { Frame } from '../contract'
import { HEADS } from './said'

export interface Lying {
  piece: number
  at: Point
  heading: number
  kind: string
}

/** The head of a fish: its colour is the player's. */
export const headOf = (fish: swishbones.Fish): number => fish.pieces.find((piece) => piece < HEADS) ?? 0

/** The heading of a piece of food. */
const restless = (piece: number): number => (piece * 137) % 360

export const foodOf = (view: swishbones.State): Lying[] =>
  view.food.map(([piece, x, y]) => ({ piece, at: at([x, y]), heading: restless(piece), kind: 'food' }))

/** Food within reach: what happens to it, and after how many swishes. */
export interface Taste {
  piece: number
  at: Point
  kind: 'eats' | 'indigestible'
  swishes: number
}

/** The food within reach, with its places. */
export function tastesOf(far: swishbones.Far | undefined, view: swishbones.State): Taste[] {
  const places = new Map(view.food.map(([piece, x, y]) => [piece, at([x, y])]))
  return (far?.food ?? []).flatMap(([piece, swishes, eats]) => {
    const spot = places.get(piece)
    return spot ? [{ piece, at: spot, kind: eats ? ('eats' as const) : ('indigestible' as const), swishes }] : []
  })
}

/** From the tail on, so that each bone overlaps the one behind it. */
export function fishOf(fish: swishbones.Fish, kind: string): Lying[] {
  const points = fish.centres.map(at)
  return points
    .map((point, place) => {
      const behind = points[place + 1]
      const before = points[place - 1] ?? point
      const heading = behind ? direction(behind, point) : direction(point, before)
      return { piece: fish.pieces[place] ?? 0, at: point, heading, kind }
    })
    .reverse()
}

/** The path of each seat's front bone in its last turn, from the frames shown. */
export function trails(frames: readonly Frame<Games['swishbones']>[]): { seat: number; points: Point[] }[] {
  const ways = new Map<number, { done: boolean; points: Point[] }>()
  for (const { event: told, view } of frames) {
    const { fish } = view
    if (told.type === 'Swished') {
      const way = ways.get(told.seat)
      const centres = fish[told.seat]?.centres ?? []
      const points = way && !way.done ? way.points : [centres[1]].flatMap((from) => (from ? [at(from)] : []))
      ways.set(told.seat, { done: false, points: [...points, ...(centres[0] ? [at(centres[0])] : [])] })
    } else if (told.type === 'TurnEnded' || told.type === 'Stopped' || told.type === 'Passed') {
      const way = ways.get(told.seat)
      if (way) ways.set(told.seat, { ...way, done: true })
    }
  }
  return [...ways].map(([seat, { points }]) => ({ seat, points }))
}

/** Where indigestible food was touched in the latest turn that has ended, or in the one that is going on. */
export function aches(frames: readonly Frame<Games['swishbones']>[]): { piece: number; at: Point }[] {
  const found: { piece: number; at: Point }[] = []
  let ended = 0
  for (let last = frames.length - 1; last >= 0; last -= 1) {
    const told = frames[last]?.event
    const type: string = told?.type ?? ''
    if (['TurnEnded', 'Stopped', 'Passed'].includes(type)) ended += 1
    if (ended > 1 || type === 'Rewound') break
    if (told?.type !== 'PenaltyTaken') continue
    const spot = frames[last - 1]?.view.food.find(([piece]) => piece === told.piece)
    if (spot) found.push({ piece: told.piece, at: at([spot[1], spot[2]]) })
  }
  return found
}
