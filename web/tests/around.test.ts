import { describe, expect, test, vi } from 'vitest'
import type { Refusal } from '../src/api'
import { Link } from '../src/link'
import { Film } from '../src/replay.svelte'
import { Table } from '../src/table.svelte'
import { speak } from '../src/words'
import { Socket } from './browser'
import { eachTable } from './tabled'

const SEATS = ['Ann', 'Ben'].map((name) => ({ name, bot: '', taken: true, present: true, lag: 0 }))
const TABLE = { table: 'T', code: 'C', game: 'swipe', options: {}, phase: 'playing', seats: SEATS, host: true, you: 0, yours: [0], undo: null, rematch: '' }
const DUE = { kind: 'players', seats: [1], until: null, clock: null }
const news = (seq: number, entries: object[], table: object = TABLE): object => ({ type: 'News', seq, entries, table, view: { name: `${seq}`, seats: [] }, due: DUE, legal: [], at: 0 })

let table: Table

eachTable((opened) => (table = opened), () => table)

describe('around the game', () => {
  test('a bot takes an empty chair, or keeps one warm for its guest', () => {
    Socket.last.tell(news(4, [{ type: 'Sat', seat: 0, guest: 'g', name: 'Ann' }]))
    Socket.last.tell(news(6, [{ type: 'BotSat', seat: 1, bot: 'easy', name: 'Coral' }, { type: 'BotSat', seat: 0, bot: 'easy', name: 'Shell' }]))
    Socket.last.tell(news(8, [{ type: 'Removed', seat: 0, guest: 'g' }, { type: 'BotSat', seat: 0, bot: 'easy', name: 'Wave' }]))
    expect(table.lines.map(({ text }) => text)).toEqual([
      'Ann sits down.',
      'Coral sits down.',
      'A bot is keeping Ann’s chair warm.',
      'The host asked Ann to leave.',
      'Wave sits down.',
    ])
  })
  test('lock and unlock are logged without a name', () => {
    Socket.last.tell(news(3, [{ type: 'Locked', locked: true }, { type: 'Locked', locked: false }]))
    expect(table.lines.map(({ text, guest }) => [text, guest])).toEqual([
      ['The table is locked: nobody else can sit down.', ''],
      ['The table is unlocked.', ''],
    ])
  })
  test('a player who loses a chair is named, in the current language, until somebody sits down', async () => {
    const open = { ...TABLE, phase: 'open', beginning: '', commitments: ['', ''] }
    const empty = { ...open, seats: [SEATS[0], { ...SEATS[1], name: '', taken: false }] }
    const sat = SEATS.map(({ name }, seat) => ({ type: 'Sat', seat, guest: name.toLowerCase(), name }))
    Socket.last.tell(news(3, sat, open))
    Socket.last.tell(news(4, [{ type: 'Aborted', seats: [1], commitment: 'x' }], empty))
    expect(table.aborted()).toBe('Ben did not answer in time. The chair is free again, and the luck starts afresh.')
    expect(table.lines.at(-1)?.text).toBe(table.aborted())
    await speak('de')
    expect(table.aborted()).toBe('Ben hat nicht rechtzeitig geantwortet. Der Stuhl ist wieder frei, und das Glück wird neu gemischt.')
    await speak('en')
    expect(table.guests).toEqual(['ann', ''])
    Socket.last.tell(news(5, [{ type: 'SeatsFrozen', commitment: 'x' }], open))
    expect(table.aborted()).toBe('')
    Socket.last.tell(news(6, [{ type: 'Aborted', seats: [1], commitment: 'y' }], empty))
    Socket.last.tell(news(7, [{ type: 'Sat', seat: 1, guest: 'cat', name: 'Cat' }], open))
    expect(table.aborted()).toBe('')
    Socket.last.tell(news(8, [{ type: 'Removed', seat: 1, guest: 'ben' }], empty))
    expect(table.lines.at(-1)?.text).toBe('The host asked Ben to leave.')
  })
  test('the estimated clock of the table includes the travel time of the news', () => {
    const far = { ...TABLE, seats: [{ ...SEATS[0], lag: 80 }, SEATS[1]] }
    Socket.last.tell({ ...news(1, [], far), at: 5000 })
    expect(table.clock()).toBe(5080)
    Socket.last.tell({ ...news(2, [], { ...far, you: null, yours: [] }), at: 6000 })
    expect(table.clock()).toBe(6000)
  })
  test('after a choice the board waits for its news; after a chat it does not', async () => {
    Socket.last.tell(news(1, []))
    const chat = table.say({ type: 'Chat', phrase: 'hello', text: '' })
    Socket.last.tell({ type: 'Done', number: Socket.last.sent.at(-1)?.number, seq: 9 })
    await chat
    expect(table.ready).toBe(true)
    const choice = table.speak([{ type: 'Swipe', victim: 1 }])
    expect(table.ready).toBe(false)
    Socket.last.tell({ type: 'Done', number: Socket.last.sent.at(-1)?.number, seq: 9 })
    await choice
    expect(table.ready).toBe(false)
    Socket.last.tell(news(9, []))
    expect(table.ready).toBe(true)
  })
  test('an event without a view before it is logged, and not animated', () => {
    const chip = { type: 'Happened', at: 0, event: { type: 'ChipTaken', giver: 0, taker: 1 } }
    Socket.last.tell(news(5, [chip, chip]))
    vi.advanceTimersByTime(500)
    expect(table.lines.map(({ text }) => text)).toEqual(['Ben swipes a chip from Ann.', 'Ben swipes a chip from Ann.'])
    expect(table.recent.map(({ view }) => view)).not.toContain(undefined)
  })
  test('a returning player sits down again, once, and only during a game', () => {
    const away = [{ ...SEATS[0], present: false }, SEATS[1]]
    const sits = () => Socket.last.sent.filter(({ type }) => type === 'Sit')
    Socket.last.tell(news(1, [], { ...TABLE, phase: 'open' }))
    Socket.last.tell({ type: 'Presence', seats: away })
    expect(sits()).toEqual([])
    Socket.last.tell(news(2, []))
    Socket.last.tell({ type: 'Presence', seats: away })
    Socket.last.tell({ type: 'Presence', seats: away })
    expect(sits()).toMatchObject([{ type: 'Sit', seat: 0 }])
  })
  test('a present player does not sit down again, and a guest asks for the seat that a bot keeps', () => {
    Socket.last.tell(news(2, []))
    Socket.last.tell({ type: 'Presence', seats: SEATS })
    Socket.last.tell({ type: 'Presence', seats: [{ ...SEATS[0], present: false, bot: 'easy' }, SEATS[1]] })
    expect(Socket.last.sent.filter(({ type }) => type === 'Sit')).toEqual([])
  })
  test('a supposition is requested from the server and blocks nothing else', async () => {
    Socket.last.tell(news(1, []))
    const supposed = table.suppose([{ type: 'Swipe', victim: 1 }], true)
    const asked = Socket.last.sent.at(-1)
    expect(asked).toMatchObject({ type: 'Suppose', commands: [{ type: 'Swipe', victim: 1 }], far: true })
    Socket.last.tell({ type: 'Supposed', number: asked?.number, view: {}, due: DUE, legal: [], events: [] })
    expect(await supposed).toMatchObject({ type: 'Supposed', due: DUE })
    void table.suppose([])
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'Suppose', commands: [], far: false })
  })
  test('the gesture of another player is shown until something happens', () => {
    Socket.last.tell(news(1, []))
    Socket.last.tell({ type: 'Shown', seat: 1, body: { aim: 3 } })
    expect(table.live).toMatchObject({ seat: 1, body: { aim: 3 } })
    Socket.last.tell(news(2, [{ type: 'Happened', at: 0, event: { type: 'ChipTaken', giver: 0, taker: 1 } }]))
    expect(table.live).toBeUndefined()
  })
  test('a player does not connect as a watcher', () => {
    expect(new URL(Socket.last.url).searchParams.get('watch')).toBe('false')
    const screen = new Table('C', undefined, true)
    expect(new URL(Socket.last.url).searchParams.get('watch')).toBe('true')
    screen.close()
  })
})

describe('a line', () => {
  test('a refusal of a numbered request does not end the connection', async () => {
    let away: Refusal | undefined
    const link = new Link('ABC', { news: () => {}, presence: () => {}, shown: () => {}, health: () => {}, turnedAway: (why) => (away = why) })
    Socket.last.open().tell({ type: 'Refused', number: 0, key: 'try-again', facts: {}, text: '' })
    expect(away).toBeUndefined()
    Socket.last.tell({ type: 'Refused', number: -1, key: 'table-closed', facts: {}, text: '' })
    expect(away?.key).toBe('table-closed')
    link.close()
  })
  test.each([
    [0, 210],
    [0.9, 372],
  ])('pages that lost their server together come back one after the other: %d', (chance, wait) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    Socket.last.tell(news(1, []))
    Socket.last.close(1006)
    const before = Socket.made.length
    vi.advanceTimersByTime(wait - 2)
    expect(Socket.made).toHaveLength(before)
    vi.advanceTimersByTime(4)
    expect(Socket.made).toHaveLength(before + 1)
  })
})

describe('a film', () => {
  test.each([
    ['all', null],
    ['watcher', null],
    ['0', 0],
    ['2', 2],
  ])('is seen by %s from the chair %s', (eyes, seat) => {
    const film = new Film('T', 0)
    film.look(eyes)
    expect(film.seat).toBe(seat)
    film.stop()
  })
})
