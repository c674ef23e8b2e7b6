import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { moverAt } from '../src/games'
import { settings } from '../src/settings.svelte'
import { Table } from '../src/table.svelte'
import { speak } from '../src/words'
import { freshBrowser, Socket } from './browser'

const SEATS = ['Ann', 'Ben'].map((name) => ({ name, bot: '', taken: true, present: true, lag: 0 }))
const TABLE = { table: 'T', code: 'C', game: 'swipe', options: {}, phase: 'playing', seats: SEATS, host: true, you: 0, yours: [0], undo: null, rematch: '', pace: 100 }
const ALONE = { ...TABLE, seats: [SEATS[0], { ...SEATS[1], bot: 'easy' }] }
const DUE = { kind: 'players', seats: [1], until: null, clock: null }
const THROW = { kind: 'hands', seats: [0], until: null }
const view = (name: string, turn = 1) => ({ name, turn, centre: { chips: 9, dice: 4 }, seats: [], thrown: [], todo: [] })
const chip = (giver: number, at = 0) => ({ type: 'Happened', at, event: { type: 'ChipTaken', giver, taker: 1 } })
const rewound = { type: 'Happened', at: 99, event: { type: 'Rewound', to: 0 } }

interface Told {
  seq: number
  entries?: object[]
  steps?: object[]
  now: object
  legal?: object[]
  due?: object
  table?: object
  at?: number
}
const news = ({ seq, entries = [], steps, now, legal = [], due = DUE, table = TABLE, at = 0 }: Told): object => ({
  ...{ type: 'News', seq, entries, ...(steps ? { steps } : {}), table, view: now, due, legal, at },
})
const two = { entries: [chip(0), chip(-1)], steps: [view('start'), view('middle')], now: view('end') }
const shownView = (): string => (table.view as { name: string }).name
const throws = () => Socket.last.sent.filter(({ type }) => type === 'Throw')

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

test('a refusal is shown in the current language, with the names of the players', async () => {
  const said = table.say({ type: 'Throw' })
  const { number } = Socket.last.sent.findLast(({ type }) => type === 'Throw') ?? {}
  Socket.last.tell({ type: 'Refused', number, key: 'not-your-turn', facts: { seat: 0, due: [1] }, text: '' })
  expect(await said).toBe(false)
  expect(table.refusal).toBe('It is not Ann’s turn; the table is waiting for Ben.')
  await speak('de')
  expect(table.refusal).toContain('Ann ist nicht')
  await speak('en')
})

describe('the refusal of a move', () => {
  const refuse = async (type: 'Speak' | 'Chat', key: string): Promise<void> => {
    const said = table.say(type === 'Speak' ? { type, commands: [{ type: 'Call' }] } : { type, text: 'hello' })
    const { number } = Socket.last.sent.findLast((one) => one.type === type) ?? {}
    Socket.last.tell({ type: 'Refused', number, key, facts: { seat: 0, due: [1] }, text: 'no' })
    expect(await said).toBe(false)
  }
  test('goes once something has happened since', async () => {
    await refuse('Speak', 'not-your-turn')
    expect(table.refusal).not.toBe('')
    Socket.last.tell(news({ seq: 4, entries: [chip(0)], now: view('later') }))
    expect(table.refusal).toBe('')
  })
  test('is not shown where somebody was faster: the board shows who', async () => {
    Socket.last.tell(news({ seq: 3, now: view('race'), due: { ...DUE, seats: [0, 1] } }))
    await refuse('Speak', 'not-your-turn')
    expect(table.refusal).toBe('')
    await refuse('Speak', 'elsewhere')
    expect(table.refusal).toBe('no')
  })
  test('is not mixed up with that of a chat message, which stays', async () => {
    await refuse('Chat', 'elsewhere')
    Socket.last.tell(news({ seq: 4, entries: [chip(0)], now: view('later') }))
    expect(table.refusal).toBe('no')
  })
})

test('a card of swish that lies on the mat is flipped or turned there, also in what is read aloud', () => {
  const game = { ...TABLE, game: 'swish' }
  const laid = (place: number, orientation: number) => ({ type: 'Happened', at: 0, event: { type: 'Laid', seat: 0, place, orientation } })
  const called = { type: 'Happened', at: 0, event: { type: 'Called', seat: 0, until: 20_000 } }
  Socket.last.tell(news({ seq: 6, entries: [called, laid(0, 0), laid(5, 2)], now: view('two cards'), table: game }))
  Socket.last.tell(news({ seq: 7, entries: [laid(0, 1)], steps: [view('two cards')], now: view('flipped'), table: game }))
  table.skip()
  expect(table.announced).toBe('Ann flips card a1.')
  Socket.last.tell(news({ seq: 8, entries: [laid(0, 2)], steps: [view('flipped')], now: view('turned'), table: game }))
  table.skip()
  expect(table.announced).toBe('Ann turns card a1.')
  expect(table.lines.slice(-4).map(({ text }) => text)).toEqual(['Ann lays card a1.', 'Ann lays card b2.', 'Ann flips card a1.', 'Ann turns card a1.'])
})

describe('events are shown by table time', () => {
  test('each for the duration that its game sets, and then the current table', () => {
    Socket.last.tell(news({ seq: 5, ...two, legal: [{ type: 'Swipe' }] }))
    expect([shownView(), table.frames.length, table.caughtUp, table.legal]).toEqual(['middle', 1, false, []])
    expect([table.turn, moverAt(table)]).toEqual([[], 1]) // the bar names a player even while events are shown
    vi.advanceTimersByTime(429)
    expect(shownView()).toBe('middle')
    vi.advanceTimersByTime(1)
    expect([shownView(), table.frames.length, table.caughtUp]).toEqual(['end', 0, false])
    expect(table.legal).toEqual([])
    vi.advanceTimersByTime(430)
    expect(table.caughtUp).toBe(true)
    expect(table.legal).toEqual([{ type: 'Swipe' }])
    expect(table.turn).toEqual([1])
    expect(table.recent.map(({ seq }) => seq)).toEqual([4, 5])
    expect(table.lines.map(({ text }) => text)).toEqual(['Ben swipes a chip from Ann.', 'Ben wins a chip from the centre.'])
  })
  test('at the pace of the table, whatever the settings; a single player may be quicker', () => {
    settings.pace = 'quick'
    Socket.last.tell(news({ seq: 5, ...two }))
    vi.advanceTimersByTime(429)
    expect(shownView()).toBe('middle')
    vi.advanceTimersByTime(1 + 430)
    Socket.last.tell(news({ seq: 7, ...two, entries: [chip(0, 860), chip(0, 860)], at: 860, table: { ...TABLE, pace: 50 } }))
    vi.advanceTimersByTime(214)
    expect(shownView()).toBe('middle')
    vi.advanceTimersByTime(1 + 215)
    Socket.last.tell(news({ seq: 9, ...two, entries: [chip(0, 1290), chip(0, 1290)], at: 1290, table: ALONE }))
    vi.advanceTimersByTime(193)
    expect(shownView()).toBe('middle')
    vi.advanceTimersByTime(1)
    expect(shownView()).toBe('end')
  })
  test('all that is overdue at once', () => {
    Socket.last.tell(news({ seq: 5, ...two, at: 10_000 }))
    expect([shownView(), table.shown, table.caughtUp]).toEqual(['end', 5, true])
    expect(table.announced).toBe('Ben swipes a chip from Ann. Ben wins a chip from the centre.')
  })
  test('all at once if they are skipped', () => {
    Socket.last.tell(news({ seq: 5, ...two }))
    table.skip()
    expect([shownView(), table.frames, table.caughtUp]).toEqual(['end', [], true])
  })
  test('later ones after those that came before, without cutting them short', () => {
    const steps = [view('start'), view('first'), view('second')]
    Socket.last.tell(news({ seq: 6, entries: [chip(0), chip(0), chip(0)], steps, now: view('third') }))
    vi.advanceTimersByTime(100)
    Socket.last.tell(news({ seq: 7, entries: [chip(0, 100)], steps: [view('third')], now: view('end'), at: 100 }))
    vi.advanceTimersByTime(329)
    for (const shown of ['first', 'second', 'third', 'end']) {
      expect(shownView()).toBe(shown)
      vi.advanceTimersByTime(shown === 'first' ? 1 : 430)
    }
  })
  test('an undo at once, with everything before it', () => {
    Socket.last.tell(news({ seq: 6, entries: [...two.entries, rewound], steps: [...two.steps, view('end')], now: view('start') }))
    expect([shownView(), table.shown, table.caughtUp]).toEqual(['start', 6, true])
  })
})

describe('a throw', () => {
  test('waits for our hand, once everything is shown, and is sent once', () => {
    Socket.last.tell(news({ seq: 4, entries: [chip(0)], steps: [view('start')], now: view('ours', 0), due: THROW }))
    expect([table.asked, table.mayThrow]).toEqual([false, true])
    vi.advanceTimersByTime(430)
    expect([table.asked, table.hands, table.turn]).toEqual([true, [0], [0]])
    vi.advanceTimersByTime(9000)
    expect([throws().length, table.shown]).toEqual([0, 4])
    table.act()
    table.act()
    expect([throws().length, table.asked]).toEqual([1, false])
  })
  test('may come while earlier events are shown, which are skipped then', () => {
    Socket.last.tell(news({ seq: 5, ...two, due: THROW }))
    table.act()
    expect([throws().length, shownView()]).toEqual([1, 'end'])
  })
  test('of somebody else is not ours', () => {
    Socket.last.tell(news({ seq: 3, now: view('start'), due: { ...THROW, seats: [1] } }))
    table.act()
    expect([table.asked, table.hands, throws().length]).toEqual([false, [1], 0])
  })
  test('that the table made for us is reported until we act', () => {
    Socket.last.tell(news({ seq: 4, entries: [{ type: 'Thrown', seat: 0, auto: true }], now: view('start') }))
    expect([table.late, table.lines.at(-1)?.text]).toEqual(['throw', 'The table throws for Ann.'])
    Socket.last.tell(news({ seq: 5, entries: [{ type: 'Thrown', seat: 1 }], now: view('start'), due: THROW }))
    expect(table.lines.at(-1)?.text).toBe('Ben has thrown.')
    table.act()
    expect(table.late).toBe('')
  })
})

test('a page that loads late shows what others are still seeing, and no earlier event', () => {
  const again = new Table('C')
  const [first, second] = [chip(0), chip(-1, 1000)]
  Socket.last.open().tell(news({ seq: 5, entries: [first, second], steps: [view('start'), view('seen')], now: view('new'), at: 1100 }))
  expect([again.shown, again.recent.map(({ seq }) => seq), again.caughtUp]).toEqual([5, [4, 5], false])
  again.close()
  const early = new Table('C')
  Socket.last.open().tell(news({ seq: 5, ...two, at: 100 }))
  expect([early.shown, early.frames.map(({ seq }) => seq)]).toEqual([4, [5]])
  early.close()
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
