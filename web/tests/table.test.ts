import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../src/settings.svelte'
import { Table } from '../src/table.svelte'
import { speak } from '../src/words'
import { freshBrowser, page, Socket } from './browser'

const SEATS = ['Ann', 'Ben'].map((name) => ({ name, bot: '', taken: true, present: true, lag: 0 }))
const TABLE = { table: 'T', code: 'C', game: 'swipe', options: {}, phase: 'playing', seats: SEATS, host: true, you: 0, undo: null, rematch: '' }
const DUE = { kind: 'players', seats: [1], until: null, clock: null }
const view = (name: string, turn = 1) => ({ name, turn, seats: [], thrown: [], todo: [] })
const chip = (giver: number) => ({ type: 'Happened', at: 0, event: { type: 'ChipTaken', giver, taker: 1 } })
const rolled = { type: 'Happened', at: 0, event: { type: 'Rolled', faces: [4] } }

interface Told {
  seq: number
  entries?: object[]
  steps?: object[]
  now: object
  legal?: object[]
}
const news = ({ seq, entries = [], steps, now, legal = [] }: Told): object => ({
  ...{ type: 'News', seq, entries, ...(steps ? { steps } : {}), table: TABLE, view: now, due: DUE, legal, at: 0 },
})
const shownView = (): string => (table.view as { name: string }).name

let table: Table

beforeEach(async () => {
  await speak('en')
  freshBrowser()
  settings.pace = 'calm'
  table = new Table('C')
  Socket.last.open().tell(news({ seq: 3, now: view('start') }))
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

describe('events are shown one after the other', () => {
  test('each for as long as its game says, and then the table stands', () => {
    Socket.last.tell(news({ seq: 5, entries: [chip(0), chip(-1)], steps: [view('start'), view('middle')], now: view('end'), legal: [{ type: 'Swipe' }] }))
    expect([shownView(), table.frames.length, table.caughtUp, table.legal]).toEqual(['middle', 1, false, []])
    vi.advanceTimersByTime(429)
    expect(shownView()).toBe('middle')
    vi.advanceTimersByTime(1)
    expect([shownView(), table.caughtUp]).toEqual(['end', true])
    expect(table.legal).toEqual([])
    vi.advanceTimersByTime(430)
    expect(table.legal).toEqual([{ type: 'Swipe' }])
    expect(table.turn).toEqual([1])
    expect(table.recent.map(({ seq }) => seq)).toEqual([4, 5])
    expect(table.lines.map(({ text }) => text)).toEqual(['Ben swipes a chip from Ann.', 'Ben wins a chip from the centre.'])
  })
  test('quicker for who likes it quick, at once where nobody looks', () => {
    settings.pace = 'quick'
    Socket.last.tell(news({ seq: 5, entries: [chip(0), chip(-1)], steps: [view('start'), view('middle')], now: view('end') }))
    vi.advanceTimersByTime(192)
    expect(shownView()).toBe('middle')
    vi.advanceTimersByTime(2)
    expect(shownView()).toBe('end')
    page.hidden = true
    Socket.last.tell(news({ seq: 7, entries: [chip(0), chip(0)], steps: [view('end'), view('more')], now: view('last') }))
    expect([shownView(), table.shown]).toEqual(['last', 7])
    expect(table.announced).toBe('Ben swipes a chip from Ann. Ben swipes a chip from Ann.')
  })
  test('all at once if they are skipped, except what waits for a hand', () => {
    const steps = [view('start'), view('middle', 0), view('thrown', 0)]
    Socket.last.tell(news({ seq: 6, entries: [chip(0), rolled, chip(0)], steps, now: view('end') }))
    table.skip()
    expect([shownView(), table.asked, table.turn]).toEqual(['middle', true, [0]])
  })
  test('our own throw waits for our hand, and for nothing else', () => {
    Socket.last.tell(news({ seq: 4, entries: [chip(0)], steps: [view('start')], now: view('ours', 0) }))
    vi.advanceTimersByTime(430)
    Socket.last.tell(news({ seq: 6, entries: [rolled, chip(0)], steps: [view('ours', 0), view('thrown', 0)], now: view('end') }))
    vi.advanceTimersByTime(60_000)
    expect([shownView(), table.asked, table.caughtUp]).toEqual(['ours', true, false])
    table.act()
    expect([shownView(), table.asked]).toEqual(['thrown', false])
    vi.advanceTimersByTime(799)
    expect(shownView()).toBe('thrown')
    vi.advanceTimersByTime(1)
    expect(shownView()).toBe('end')
    table.act()
    expect(shownView()).toBe('end')
  })
  test('many of them faster', () => {
    const many = Array.from({ length: 33 }, () => chip(0))
    Socket.last.tell(news({ seq: 36, entries: many, steps: many.map((_, at) => view(`step ${at}`)), now: view('end') }))
    vi.advanceTimersByTime(215)
    expect(table.shown).toBe(5)
    vi.advanceTimersByTime(215)
    expect(table.shown).toBe(6)
    vi.advanceTimersByTime(215)
    expect(table.shown).toBe(6)
  })
})

test('what was shown before a reload is not shown again', () => {
  sessionStorage.setItem('swordfish.shown.T', '4')
  const again = new Table('C')
  Socket.last.open().tell(news({ seq: 5, entries: [chip(0), chip(0)], steps: [view('start'), view('seen')], now: view('new') }))
  expect([again.shown, again.frames.length, again.recent.map(({ seq }) => seq)]).toEqual([5, 0, [4, 5]])
  again.close()
})

test('after a command nothing is offered until it has happened here', async () => {
  Socket.last.tell(news({ seq: 3, now: view('start'), legal: [{ type: 'Swipe', victim: 1 }] }))
  table.command({ type: 'Swipe' })
  expect(table.ready).toBe(false)
  table.command({ type: 'Swipe' })
  const spoken = Socket.last.sent.filter(({ type }) => type === 'Speak')
  expect(spoken).toHaveLength(1)
  Socket.last.tell({ type: 'Done', number: spoken[0]?.number, seq: 4 })
  await Promise.resolve()
  await Promise.resolve()
  expect(table.ready).toBe(false)
  Socket.last.tell(news({ seq: 4, entries: [chip(0)], steps: [view('start')], now: view('end') }))
  vi.advanceTimersByTime(430)
  expect(table.ready).toBe(true)
})

test('news that change nothing leave every object as it is', () => {
  const [before, legal] = [table.view, table.legal]
  Socket.last.tell(news({ seq: 3, now: view('start') }))
  expect(table.view).toBe(before)
  expect(table.legal).toBe(legal)
})
