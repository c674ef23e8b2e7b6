import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTaps } from '../src/paint'
import { Table } from '../src/table.svelte'
import { speak } from '../src/words'
import { freshBrowser, happens, Socket } from './browser'

const FRAME = 16
const SEATS = ['Ann', 'Ben'].map((name) => ({ name, bot: '', taken: true, present: true, lag: 0 }))
const TABLE = { table: 'T', code: 'C', game: 'swipe', options: {}, phase: 'playing', seats: SEATS, host: true, you: 0, yours: [0], undo: null, rematch: '', pace: 100 }
const SWIPE = { type: 'Swipe', victim: 1 }
const news = (seq: number, name: string, legal: object[]): object => ({
  ...{ type: 'News', seq, entries: [], table: TABLE, at: 0, legal, due: { kind: 'players', seats: [0], until: null, clock: null } },
  view: { name, turn: 0, seats: [], thrown: [], todo: [] },
})
const shown = (): string => (table.view as { name: string }).name
const said = () => Socket.last.sent.filter(({ type }) => type === 'Speak')

let table: Table

beforeEach(async () => {
  await speak('en')
  freshBrowser()
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, FRAME))
  answerTaps()
  table = new Table('C')
  Socket.last.open().tell(news(3, 'before', [SWIPE]))
})
afterEach(() => {
  vi.runOnlyPendingTimers() // no test leaves a tap to the next one
  table.close()
  vi.useRealTimers()
})

test('messages of the server wait, in order, for the frame that answers a tap', async () => {
  happens('click')
  table.command(SWIPE)
  Socket.last.tell({ type: 'Done', number: said()[0]?.number, seq: 4 })
  Socket.last.tell(news(4, 'after', []))
  expect(shown()).toBe('before')
  await vi.advanceTimersByTimeAsync(FRAME + 1)
  expect([shown(), table.ready]).toEqual(['after', true])
  Socket.last.tell(news(5, 'later', []))
  expect(shown()).toBe('later')
})

test('a page that paints nothing waits no longer than a moment', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  happens('click')
  Socket.last.tell(news(4, 'after', []))
  vi.advanceTimersByTime(199)
  expect(shown()).toBe('before')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('after')
})

test('pings are answered at once: they measure the round trip', () => {
  happens('click')
  Socket.last.tell({ type: 'Ping', id: 7, within: 1000 })
  expect(Socket.last.sent.at(-1)).toEqual({ type: 'Pong', id: 7 })
})

test('messages of a lost connection are left to the next one', () => {
  happens('click')
  const lost = Socket.last
  lost.tell(news(4, 'lost', []))
  happens('offline')
  happens('online')
  vi.advanceTimersByTime(FRAME + 1)
  expect(Socket.last).not.toBe(lost)
  expect([shown(), new URL(Socket.last.url).searchParams.get('since')]).toEqual(['before', '3'])
  Socket.last.open().tell(news(4, 'found', []))
  expect(shown()).toBe('found')
})
