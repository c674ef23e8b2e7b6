import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freeFace } from '../src/people'
import { botOf, likedLevel } from '../src/levels'
import { LIKED, PLAYERS } from '../src/players'
import { set } from '../src/settings.svelte'
import { FACES } from '../src/shapes'
import { Table } from '../src/table.svelte'
import { speak } from '../src/words'
import { freshBrowser, happens, page, Socket } from './browser'

const seat = (name: string) => ({ name, bot: '', taken: true, present: true, lag: 0, face: 'crab', presence: 'here', handicap: 0, aids: [] as string[] })
const TABLE = { table: 'T', code: 'C', game: 'swipe', options: {}, phase: 'open', seats: [seat('Ann'), seat('Ben')], host: true, you: 0, yours: [0], undo: null, rematch: '', pause: null, paused: false, ready: [], rated: false }
const news = (seq: number, entries: object[], more: object = {}, at = 0): object => ({ type: 'News', seq, entries, table: { ...TABLE, ...more }, at })
const said = (phrase: string) => ({ type: 'Said', guest: 'b', name: 'Ben', seat: 1, phrase, text: '' })

let table: Table

beforeEach(async () => {
  await speak('en')
  freshBrowser()
  table = new Table('C')
  const entries = [
    { type: 'Made', seats: 3 },
    { type: 'Sat', seat: 0, guest: 'a', name: 'Ann' },
    { type: 'Sat', seat: 2, guest: 'b', name: 'Ben' },
    { type: 'ChairRemoved', seat: 1, options: {} },
    said('hello'),
  ]
  Socket.last.open().tell(news(5, entries))
})
afterEach(() => {
  table.close()
  page.hidden = false
  vi.useRealTimers()
})

describe('people at a table', () => {
  test('are known by their chairs, also when chairs come and go', () => {
    expect(table.guests).toEqual(['a', 'b'])
    Socket.last.tell(news(7, [{ type: 'ChairAdded', options: {} }, { type: 'Sat', seat: 2, guest: 'c', name: 'Cat' }]))
    expect(table.guests).toEqual(['a', 'b', 'c'])
    expect([table.arrived?.seat, table.announced]).toEqual([2, 'Cat sits down.'])
  })
  test('speak and react in bubbles, for a few seconds; earlier chat gets no bubble', () => {
    expect(table.bubbles).toEqual({})
    Socket.last.tell(news(6, [said('thanks')]))
    expect(table.bubbles[1]?.text).toBe('Thank you!')
    vi.advanceTimersByTime(3000)
    Socket.last.tell({ type: 'Reacted', seat: 1, reaction: 'wow' })
    vi.advanceTimersByTime(3000)
    expect(table.bubbles[1]?.reaction).toBe('wow')
    vi.advanceTimersByTime(1500)
    expect(table.bubbles).toEqual({})
  })
  test('see that a page is in the background, also after a new connection', () => {
    page.hidden = true
    happens('visibilitychange')
    expect(Socket.last.sent.at(-1)).toEqual({ type: 'Away', away: true })
    Socket.last.close(1006)
    vi.advanceTimersByTime(1000)
    Socket.last.open().tell(news(5, []))
    expect(Socket.last.sent).toContainEqual({ type: 'Away', away: true })
  })
  test('take a break: the clock stands still, and no turn is announced', () => {
    const due = { due: { kind: 'players', seats: [0], until: null, clock: 9000 }, legal: [{ type: 'Swipe' }], view: {} }
    Socket.last.tell({ ...news(6, [], { phase: 'playing' }, 1000), ...due })
    expect([table.clock(), table.ours]).toEqual([1000, true])
    Socket.last.tell({ ...news(7, [{ type: 'Paused', at: 1500 }], { phase: 'playing', paused: true }, 1500), ...due })
    vi.advanceTimersByTime(60_000)
    expect([table.clock(), table.ours]).toEqual([1500, false])
    Socket.last.tell({ ...news(8, [{ type: 'Resumed' }], { phase: 'playing' }, 1500), ...due })
    vi.advanceTimersByTime(100)
    expect([Math.round(table.clock()), table.ours]).toEqual([1600, true])
  })
  test('may have hints if the host gives them, though others play', () => {
    expect(table.advisable).toBe(false)
    Socket.last.tell(news(6, [], { seats: [{ ...seat('Ann'), aids: ['hints'] }, seat('Ben')] }))
    expect(table.advisable).toBe(true)
  })
})

test('somebody new gets a face that nobody at the table has', () => {
  for (const face of FACES) expect(freeFace(FACES.filter((one) => one !== face))).toBe(face)
  expect(FACES).toContain(freeFace(FACES))
})

test('every kind of player gets a level, hints and a pace, and no two kinds the same', () => {
  expect(PLAYERS.map((kind) => LIKED[kind].bot)).toEqual(['easy', 'hard'])
  expect(LIKED.new).toEqual({ bot: 'easy', hints: true, pace: 'calm' })
  expect(new Set(PLAYERS.map((kind) => JSON.stringify(LIKED[kind]))).size).toBe(PLAYERS.length)
})

test('a newcomer meets the easiest bots; in a race of eyes, slow ones', () => {
  const BOTS = ['random', 'easy', 'medium', 'hard', 'best', 'easy@50', 'easy@200']
  const info = (game: string, bots: readonly string[] = BOTS) => ({ game, bots }) as unknown as Parameters<typeof botOf>[0]
  const met = (): string[] => [botOf(info('swish')), botOf(info('swirl')), botOf(info('swish', ['random', 'easy'])), botOf(info('other', ['random', 'greedy']))]
  set('bot', '')
  expect([likedLevel(info('swish')), ...met()]).toEqual(['easy', 'easy@50', 'easy', 'easy', 'greedy'])
  set('bot', 'medium')
  expect([likedLevel(info('swish')), ...met()]).toEqual(['medium', 'medium', 'medium', 'easy', 'greedy'])
})
