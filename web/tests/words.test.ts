import { beforeAll, describe, expect, test } from 'vitest'
import { outcome, outcomes } from '../src/outcome'
import { LANGUAGES, choose, keyOf, nameOf, speak, t, tell } from '../src/words'

beforeAll(() => speak('en'))

describe('sentences', () => {
  test('the sentence of an event has the names of its seats', () => {
    const event = { type: 'ChipTaken', giver: 1, taker: 0 }
    expect(tell('swipe', event, ['Ann', 'Ben'])).toBe('Ann swipes a chip from Ben.')
  })
  test('a seat without a name is shown by its number, the centre by its word', () => {
    expect(tell('swipe', { type: 'DieTaken', giver: -1, taker: 2 }, ['Ann'])).toBe('Seat 3 wins a die from the centre.')
  })
  test('members of an enum are shown by their words', () => {
    expect(tell('swipe', { type: 'Rolled', faces: [4, 0] }, [])).toBe('The dice show: X, swipe a chip.')
  })
  test('several things in a field are counted', () => {
    const event = { type: 'SuperSwiped', taker: 0, victims: [1, 2] }
    expect(tell('swipe', event, ['Ann', 'Ben', 'Cleo'])).toBe(
      'Super Swipe! Ann takes a die each from Ben and Cleo and throws again.',
    )
    expect(tell('swipe', { ...event, victims: [] }, ['Ann'])).toContain('finds no die')
  })
  test('a refusal names the players it is about; without names it counts seats from 1', () => {
    const facts = { seat: 0, due: [1, 2] }
    expect(t('not-your-turn', facts, ['Ann', 'Ben', 'Cleo'])).toBe('It is not Ann’s turn; the table is waiting for Ben and Cleo.')
    expect(t('not-your-turn', facts)).toBe('It is not Seat 1’s turn; the table is waiting for Seat 2 and Seat 3.')
    expect(t('table-chair-taken', { seat: 1 }, ['Ann', 'Ben'])).toBe('Chair 2 is taken.')
  })
  test('the event that ends a game passes the turn to nobody', () => {
    const event = { type: 'TurnPassed', to: 1 }
    expect(tell('swipe', event, ['Ann', 'Ben'])).toBe('It is Ben’s turn.')
    expect(tell('swipe', event, ['Ann', 'Ben'], {}, true)).toBe('The game is over.')
  })
  test('an unknown key is shown as it is', () => expect(t('no-such-key')).toBe('no-such-key'))
  test('keys follow the names of events', () => expect(keyOf('swipe', 'ChipTaken')).toBe('swipe-chip-taken'))
})

describe('languages', () => {
  test('names are joined and words agree as the language does it', async () => {
    await speak('de')
    expect(tell('swipe', { type: 'SuperSwiped', taker: 0, victims: [1, 2] }, ['Ann', 'Ben', 'Cleo'])).toContain('von Ben und Cleo')
    expect(tell('swirl', { type: 'CreatureChosen', seat: 0, creature: 3 }, ['Ann'])).toBe('Ann sammelt den Seestern.')
    expect(t('simulate-title', { games: 10000, game: 'swipe', seed: '7' })).toBe('10.000 Partien swipe, Startwert 7')
    await speak('en')
  })
  test('a refusal of the server is shown in the language of the page, nested refusals included', async () => {
    const where = { key: 'shape-at', facts: { path: 'chips' } }
    const reason = { key: 'shape-kind', facts: { where, kind: { key: 'shape-int', facts: {} } } }
    await speak('de')
    expect(t('bad-options', { reason })).toBe('Diese Einstellungen gehen nicht: „chips“ muss eine ganze Zahl sein.')
    expect(t('record-line', { path: 'a', line: 1, reason: { key: 'swipe-own', facts: {} } })).toMatch(/[^.]\.$/)
    const creature = { key: 'creature-star-fish', facts: {} }
    expect(t('swirl-creature-gone', { creature, 'creature-is': 'star-fish' })).toContain('Seestern')
    await speak('en')
  })
  test('every language calls itself by its own name', () =>
    expect(LANGUAGES.map(nameOf)).toEqual(['Deutsch', 'English', 'Español', 'Français', 'Italiano']))
  test('the first one that we have', () => expect(choose(['tlh', 'EN-us'])).toBe('en'))
  test('English where there is none', () => expect(choose(['tlh'])).toBe('en'))
})

describe('the end of a game', () => {
  const names = ['Ann', 'Ben', 'Cleo']
  test('one winner, for the winner and for others', () => {
    expect(outcome([1, 2, 3], names, 0)).toBe('You win!')
    expect(outcome([1, 2, 3], names, 1)).toBe('Winner: Ann')
    expect(outcome([1, 2, 3], names, null)).toBe('Winner: Ann')
  })
  test('a shared win names the others', () => {
    expect(outcome([1, 1, 3], names, 0)).toBe('You share the win with Ben.')
    expect(outcome([1, 1, 3], names, 2)).toBe('Winners: Ann and Ben')
  })
  test('nobody wins a draw', () => {
    for (const you of [0, 1, null]) expect(outcome([1, 1], names, you)).toBe('A draw: all share the win.')
  })
  test('a shared win is also said without names', () => {
    expect(outcomes([1, 1, 3], names, null)).toEqual(['Winners: Ann and Ben', 'A shared win!'])
    expect(outcomes([1, 2, 3], names, null)).toEqual(['Winner: Ann'])
  })
  test('a single player has only finished', () => expect(outcome([1], names, 0)).toBe('The game is over.'))
})
