import { beforeAll, describe, expect, it } from 'vitest'
import { captions, shortened } from '../src/captions'
import { placed, spread } from '../src/stage/fit'
import { speak } from '../src/words'

describe('names in a line without room', () => {
  it('are the first word, else the first letters', () => {
    expect(shortened(['Maximiliane Wintergarten', 'Bartholomaeus Sonnenblum', 'Ann'])).toEqual(['Maximiliane', 'Bartholoma…', 'Ann'])
  })
  it('tell players with the same first word apart', () => {
    expect(shortened(['Ann Alba', 'Ann Beau'])).toEqual(['Ann Alba', 'Ann Beau'])
  })
})

describe('a caption without room', () => {
  beforeAll(() => speak('en'))
  it('says what matters, in one clause', () => {
    const event = { type: 'SuperSwiped', seat: 0, taker: 0, victims: [1, 2, 3] }
    const [whole, , last] = captions('swipe', event, ['Ann', 'Ben', 'Cleo', 'Dora'])
    expect(whole).toContain('throws again')
    expect(last).toBe('Super Swipe!')
  })
  it('leaves words out before it cuts a first name', () => {
    const event = { type: 'HandsDropped', seat: 0, hands: [[], [1]] }
    expect(captions('swirl', event, ['Alessandra Buonarroti', 'Ben'], { deck: [] }).slice(2)).toEqual(['Alessandra plays the swirl!', 'Aless… plays the swirl!'])
  })
})

describe('cards in a rectangle', () => {
  const RATIO = 1.4
  const GAP = 8
  it.each([1, 2, 4, 5, 9, 14])('%i lie inside it and on no other', (count) => {
    const [width, height] = [340, 260]
    const { size, corners } = spread(Array.from({ length: count }, (_, at) => at), Math.max(6, count), width, height, RATIO, GAP)
    expect(corners).toHaveLength(count)
    for (const [x, y] of corners) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + size).toBeLessThanOrEqual(width)
      expect(y + RATIO * size).toBeLessThanOrEqual(height)
    }
    for (const [at, [x, y]] of corners.entries())
      for (const [other, top] of corners.slice(at + 1)) expect(Math.abs(other - x) >= size || Math.abs(top - y) >= RATIO * size).toBe(true)
  })
  it('keep their size while there is room', () => {
    expect(spread([1, 2, 3], 6, 340, 260, RATIO, GAP).size).toBe(spread([1, 2, 3, 4, 5, 6], 6, 340, 260, RATIO, GAP).size)
  })
})

describe('the few cards that are left', () => {
  const lying = (...places: readonly (number | undefined)[]): { size: number; corners: (readonly [number, number])[] } => {
    const { size, corners } = spread(places, 6, 300, 300, 1.4, 6) // three in a row
    return { size, corners: corners.filter((_, at) => places[at] !== undefined) }
  }
  it.each([
    ['one', [undefined, undefined, 1]],
    ['a pair', [undefined, 1, 2]],
    ['one of the second row', [undefined, undefined, undefined, undefined, 1]],
  ])('lie in the centre: %s', (_, places) => {
    const { size, corners } = lying(...places)
    const middle = (axis: 0 | 1, side: number): number => (Math.min(...corners.map((one) => one[axis])) + Math.max(...corners.map((one) => one[axis])) + side) / 2
    expect(middle(0, size)).toBeCloseTo(150)
    expect(middle(1, 1.4 * size)).toBeCloseTo(150)
  })
  it('stay where they are while those at both ends of their row stay', () => {
    const [before, after] = [lying(1, 2, 3, 4, 5), lying(1, undefined, 3, 4, 5)]
    expect(after.corners).toEqual(before.corners.toSpliced(1, 1))
  })
  it('move only in the row that lost one at its end', () => {
    const [before, after] = [lying(1, 2, 3, 4, 5, 6), lying(undefined, 2, 3, 4, 5, 6)]
    expect(after.corners.slice(2)).toEqual(before.corners.slice(3))
  })
})

describe('places of cards', () => {
  it('stay, and new cards take those that became free', () => {
    expect(placed([1, 2, 3, 4], [1, 3, 4, 5], 6)).toEqual([1, 5, 3, 4])
  })
  it('move when the room for that many cards is gone', () => {
    expect(placed([1, 2, 3, 4, 5, 6, 7, 8], [2, 4, 7, 8], 6)).toEqual([7, 2, 8, 4])
  })
})

describe('a caption without room in Spanish', () => {
  beforeAll(() => speak('es'))
  it('has both marks of an exclamation', () => {
    const event = { type: 'SuperSwiped', seat: 0, taker: 0, victims: [1] }
    expect(captions('swipe', event, ['Ann', 'Ben']).at(-1)).toBe('¡Super Swipe!')
  })
})
