import { expect, test } from 'vitest'
import { aches } from '../src/games/swishbones/pieces'
import type { Frame } from '../src/games/contract'
import type { Games } from '../src/shapes'

type Told = Frame<Games['swishbones']>

/** What happens to bone 5, which lies at (3000, 1000) until somebody touches it. */
function frames(...types: string[]): Told[] {
  let food: [number, number, number][] = [[5, 3000, 1000]]
  return types.map((type, seq) => {
    if (type === 'PenaltyTaken') food = []
    return { seq, event: { type, seat: 0, piece: 5 }, view: { food } } as unknown as Told
  })
}
const bones = (...types: string[]): number[] => aches(frames(...types)).map(({ piece }) => piece)

test('a bone that gave indigestion is marked where it lay', () => {
  expect(aches(frames('Swished', 'PenaltyTaken'))).toEqual([{ piece: 5, at: { x: 300, y: -100 } }])
})
test('the mark stays through the next turn, and goes when that has ended', () => {
  const turn = ['Swished', 'PenaltyTaken', 'TurnEnded']
  expect(bones(...turn)).toEqual([5])
  expect(bones(...turn, 'Swished', 'BoneEaten')).toEqual([5])
  for (const end of ['TurnEnded', 'Stopped', 'Passed']) expect(bones(...turn, end)).toEqual([])
})
test('an undo takes the mark away', () => {
  expect(bones('Swished', 'PenaltyTaken', 'TurnEnded', 'Rewound')).toEqual([])
})
test('nothing is marked where its place is not known, or where food was digested', () => {
  expect(bones('PenaltyTaken')).toEqual([])
  expect(bones('Swished', 'BoneEaten', 'TurnEnded')).toEqual([])
})
