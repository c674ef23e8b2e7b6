import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Bubbles } from '../src/bubbles.svelte'
import { entryText, spoken, type Around, type Seated } from '../src/entries'
import { Lines } from '../src/lines.svelte'
import { speak, t } from '../src/words'

const THERE: Seated = { game: 'swipe', names: ['Ann', ''], former: ['Ann', 'Ben'], guests: ['a', ''] }
const text = (entry: object): string => entryText(entry as Around, THERE)

beforeEach(async () => {
  vi.useFakeTimers()
  await speak('en')
})
afterEach(() => vi.useRealTimers())

describe('what happens around the game, in words', () => {
  test.each([
    [{ type: 'Begun', names: [] }, 'The game begins.'],
    [{ type: 'Sat', seat: 1, name: 'Cat' }, 'Cat sits down.'],
    [{ type: 'BotSat', seat: 1, name: 'Coral' }, 'Coral sits down.'],
    [{ type: 'BotSat', seat: 0, name: 'Coral' }, 'A bot is keeping Ann’s chair warm.'],
    [{ type: 'Stood', seat: 0 }, 'Ann leaves; the chair waits.'],
    [{ type: 'Stood', seat: 1 }, 'Seat 2 leaves; the chair waits.'],
    [{ type: 'Removed', seat: 1 }, 'The host asked Ben to leave.'],
    [{ type: 'Aborted', seats: [0, 1] }, 'Ann, Ben did not answer in time. The chair is free again, and the luck starts afresh.'],
    [{ type: 'Locked', locked: false }, 'The table is unlocked.'],
    [{ type: 'TableListed', listed: true }, 'The table is in the list: everybody can join or watch.'],
    [{ type: 'TableListed', listed: false }, 'The table is private: only people with the link or the code can join.'],
    [{ type: 'Handicapped', seat: 0, step: 2 }, 'Ann: begins with 2 more chips'],
    [{ type: 'Aided', seat: 0, aids: ['no-clock', 'hints'] }, 'Ann: no clock and hints'],
    [{ type: 'Lapsed', seat: 0 }, 'Ann is out of time.'],
    [{ type: 'Thrown', seat: 0, auto: false }, 'Ann has thrown.'],
    [{ type: 'Thrown', seat: 0, auto: true }, 'The table throws for Ann.'],
    [{ type: 'UndoAsked', seat: 0 }, 'Ann would like to undo the last move.'],
    [{ type: 'UndoAnswered', seat: 0, agreed: true }, 'Ann agrees.'],
    [{ type: 'PauseAsked', seat: 0 }, 'Ann would like a break.'],
    [{ type: 'PauseAnswered', seat: 0, agreed: false }, 'Ann says no.'],
    [{ type: 'Paused' }, 'The table takes a break.'],
    [{ type: 'Ready', seat: 0 }, 'Ann wants to go on.'],
    [{ type: 'Resumed' }, 'The break is over.'],
    [{ type: 'Kept', seat: 0, guest: '' }, 'Somebody does not want to play again.'],
    [{ type: 'Kept', seat: 0, guest: 'a' }, ''],
    [{ type: 'Made' }, ''],
    [{ type: 'Said', name: 'Ann', phrase: 'hello', text: '' }, 'Ann: Hello!'],
    [{ type: 'Said', name: 'Ann', phrase: '', text: 'well, well' }, 'Ann: well, well'],
  ])('%o', (entry, said) => expect(text(entry)).toBe(said))

  test('a ready phrase is said in the reader’s language', async () => {
    await speak('de')
    expect(spoken({ phrase: 'hello', text: '' })).toBe('Hallo!')
  })
})

test('the log keeps its last lines, each in the present language', async () => {
  const lines = new Lines()
  for (let number = 0; number < 500; number += 1) lines.add(() => `${number} ${t('phrase-hello')}`, 'said', 'g')
  expect([lines.all.length, lines.all.at(-1)?.text, lines.all.at(0)?.text]).toEqual([401, '499 Hello!', '99 Hello!'])
  expect(new Set(lines.all.map(({ id }) => id)).size).toBe(401)
  await speak('de')
  expect(lines.all.at(-1)).toMatchObject({ text: '499 Hallo!', kind: 'said', guest: 'g' })
})

test('a bubble goes after a few seconds; a newer one at the same seat stays for its own', () => {
  const bubbles = new Bubbles()
  bubbles.show(0, { reaction: 'wow', text: '' })
  bubbles.show(1, { reaction: '', text: 'Hm.' })
  vi.advanceTimersByTime(4000)
  bubbles.show(1, { reaction: 'clap', text: '' })
  vi.advanceTimersByTime(1000)
  expect(Object.entries(bubbles.shown).map(([seat, { reaction }]) => [seat, reaction])).toEqual([['1', 'clap']])
  vi.advanceTimersByTime(3500)
  expect(bubbles.shown).toEqual({})
})
