import { beforeAll, describe, expect, test } from 'vitest'
import { gameName, has, levelOf, speak, tell } from '../src/words'

describe('before a language is loaded', () => {
  test('there is no sentence', () => expect(has('page-name-swipe')).toBe(false))
})

describe('a game that the catalogue does not know', () => {
  beforeAll(() => speak('en'))
  test('has its own name, with a capital letter', () => {
    expect(gameName('swipe')).toBe('Swipe')
    expect(gameName('tiny')).toBe('Tiny')
  })
  test('has levels with their own names, where the language has none', async () => {
    await speak('de')
    expect([levelOf('hard'), levelOf('of-mine')]).toEqual(['schwer', 'of-mine'])
    await speak('en')
  })
  test('shows an event by its name and facts, each once', () => {
    const event = { type: 'PileCut', seat: 1, cards: [4, 5], left_over: 3, note: 'x' }
    expect(tell('tiny', event, ['Ann', 'Ben'])).toBe('pile cut (seat Ben, cards 4, 5, left-over 3, note x)')
    expect(tell('tiny', { type: 'PileCut' }, [])).toBe('pile cut')
    expect(tell('tiny', { type: 'GameStopped' }, [], {}, true)).toBe('game stopped')
  })
})

describe('the last event of a game', () => {
  beforeAll(() => speak('en'))
  test('has the usual sentence unless it passes the turn', () =>
    expect(tell('swipe', { type: 'ChipTaken', giver: 1, taker: 0 }, ['Ann', 'Ben'], {}, true)).toBe('Ann swipes a chip from Ben.'))
})

describe('a word that agrees with the member of an enum', () => {
  test('has the article of each creature', async () => {
    await speak('de')
    const told = [0, 1, 2, 3].map((creature) => tell('swirl', { type: 'CreatureChosen', seat: 0, creature }, ['Ann']))
    expect(told.map((text) => text.split(' ')[2]).sort()).toEqual(['das', 'den', 'den', 'die'])
    await speak('en')
  })
})
