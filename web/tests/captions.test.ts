import { beforeEach, expect, test } from 'vitest'
import { captions, hints, shortened } from '../src/captions'
import { later, speak } from '../src/words'
import { freshBrowser } from './browser'

beforeEach(async () => {
  freshBrowser()
  await speak('en')
  await later()
})

test('the shortest caption names the player of the event', () => {
  const took = { type: 'BoneTaken', seat: 1, piece: 4, colour: 0 }
  const [whole, , brief] = captions('swishbones', took, ['Ann', 'Ben'])
  expect(whole).toContain('Ben')
  expect(brief).toContain('Ben')
  expect(brief).not.toContain('Ann')
})

test('a name is its first word where that tells players apart', () => {
  expect(shortened(['Ann Arbor', 'Ben Nevis'])).toEqual(['Ann', 'Ben'])
  expect(shortened(['Ann Arbor', 'Ann Taylor'], 7)).toEqual(['Ann A…', 'Ann T…'])
  expect(shortened(['Ann Arbor', 'Player 2'])).toEqual(['Ann', 'Player 2'])
})

test('a hint has shorter wordings, the last one with its first command only', () => {
  const names = ['Ann', 'Bartholomaeus Sonnenblum']
  const view = { options: { deck: [] }, series: [[], [3]] }
  const told = hints('swirl', [{ type: 'Play', card: 80 }, { type: 'Take', card: 3 }], view, names)
  expect(told).toHaveLength(3)
  expect(told[0]).toContain('Bartholomaeus Sonnenblum’s')
  expect(told[1]).toContain('Barth…’s')
  expect(told[2]).toBe('Hint: play “snatch”')
  expect(hints('swirl', [{ type: 'Play', card: 80 }], view, names)).toEqual(['Hint: play “snatch”'])
})

test('a hint that is too long for its line says at last which colour to take', () => {
  const told = hints('swishbones', [{ type: 'Take', piece: 7 }], { food: [[7, 0, 4000]] }, ['Ann'])
  expect(told).toEqual(['Hint: take the blue bone at 12 o’clock, 4 bones’ widths from the middle', 'Hint: blue'])
})

test('a card of swish that lies on the mat is flipped there', () => {
  const laid = (orientation: number) => ({ type: 'Laid', seat: 0, place: 0, orientation })
  expect(captions('swish', laid(0), ['Ann'])[0]).toBe('Ann lays card a1.')
  expect(captions('swish', laid(1), ['Ann'], undefined, false, [laid(0)])[0]).toBe('Ann flips card a1.')
})
