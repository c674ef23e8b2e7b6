import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTaps } from '../src/paint'
import { Table } from '../src/table.svelte'
import { Timeline } from '../src/timeline.svelte'
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

test('what is due next on the timeline waits for the frame that answers a finger', async () => {
  const event = { type: 'Rolled', faces: [] }
  const frame = (start: number) => ({ event, view: start, start })
  const told = vi.fn()
  const line = new Timeline({ clock: () => Date.now() - began, duration: () => 100, shown: ({ view }) => told(view), rest: () => told('rest') })
  const began = Date.now()
  line.place(event, 0)
  line.place(event, 100)
  line.add([frame(0), frame(100)])
  expect(told.mock.calls).toEqual([[0]])
  await vi.advanceTimersByTimeAsync(95)
  vi.stubGlobal('Element', class {})
  happens('pointerdown', { target: null })
  await vi.advanceTimersByTimeAsync(10)
  happens('click') // the frame of the touch does not answer it
  await vi.advanceTimersByTimeAsync(FRAME - 1)
  expect(told.mock.calls).toEqual([[0]])
  await vi.advanceTimersByTimeAsync(2)
  expect(told.mock.calls).toEqual([[0], [100]])
  await vi.advanceTimersByTimeAsync(70)
  happens('click')
  await vi.advanceTimersByTimeAsync(10) // the end is due, and waits
  line.stop()
  await vi.advanceTimersByTimeAsync(500)
  expect(told.mock.calls).toEqual([[0], [100]])
})
