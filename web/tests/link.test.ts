import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Refusal } from '../src/api'
import { Link, type Health } from '../src/link'
import type { News } from '../src/shapes'
import { freshBrowser, happens, page, Socket } from './browser'

const SIT = { type: 'Sit', seat: 0 } as const
const news = (seq: number): object => ({ type: 'News', seq, entries: [], at: 0 })

let heard: News[]
let health: Health
let away: Refusal | undefined
let link: Link

beforeEach(() => {
  freshBrowser()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  heard = []
  away = undefined
  link = new Link('ABC', {
    news: (told) => heard.push(told),
    presence: () => {},
    shown: () => {},
    health: (now) => (health = now),
    turnedAway: (why) => (away = why),
  })
})
afterEach(() => {
  link.close()
  vi.useRealTimers()
})

describe('a dead connection is detected by its silence', () => {
  test('each ping is answered, and announces the next one: five seconds after that time the connection is dropped', () => {
    const first = Socket.last.open()
    first.tell(news(1))
    first.tell({ type: 'Ping', id: 7, within: 2000 })
    expect(first.sent).toEqual([{ type: 'Pong', id: 7 }])
    vi.advanceTimersByTime(7000)
    expect(Socket.made).toHaveLength(1)
    expect(health).toBe('live')
    vi.advanceTimersByTime(500)
    expect(Socket.made).toHaveLength(2)
    expect(first.readyState).toBe(Socket.CLOSED)
    expect(health).toBe('reconnecting') // at once
  })
  test('a ping that announces more time gets it', () => {
    Socket.last.open().tell({ type: 'Ping', id: 1, within: 10_000 })
    vi.advanceTimersByTime(15_000)
    expect(Socket.made).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(Socket.made).toHaveLength(2)
  })
  test('every message counts as a sign of life', () => {
    const first = Socket.last.open()
    first.tell({ type: 'Ping', id: 1, within: 2000 })
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(6000)
      first.tell({ type: 'Presence', seats: [] })
    }
    expect(Socket.made).toHaveLength(1)
  })
  test('a new connection has ten seconds until the first ping', () => {
    Socket.last.open()
    vi.advanceTimersByTime(10_000)
    expect(Socket.made).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(Socket.made).toHaveLength(2)
  })
})

describe('unanswered messages are sent again', () => {
  test('under the same number, on the new connection, after its first news', async () => {
    Socket.last.open().tell(news(1))
    const said = link.say(SIT)
    const [first] = Socket.last.sent
    Socket.last.close()
    vi.advanceTimersByTime(400)
    expect(Socket.made).toHaveLength(2)
    const second = Socket.last.open()
    expect(second.sent).toEqual([])
    second.tell(news(1))
    expect(second.sent).toEqual([first])
    second.tell({ type: 'Done', number: first?.number, seq: 2 })
    await expect(said).resolves.toMatchObject({ type: 'Done', seq: 2 })
  })
  test('and no other link uses that number, even if it begins in the same millisecond', () => {
    Socket.last.open().tell(news(1))
    void link.say(SIT)
    const [mine] = Socket.last.sent
    vi.spyOn(Math, 'random').mockReturnValue(0.25)
    const tab = new Link('ABC', { news: () => {}, presence: () => {}, shown: () => {}, health: () => {}, turnedAway: () => {} })
    Socket.last.open().tell(news(1))
    void tab.say(SIT)
    const [other] = Socket.last.sent
    expect(Math.abs(Number(mine?.number) - Number(other?.number))).toBeGreaterThan(2 ** 40)
    tab.close()
  })
  test('but not answered ones, and not after every news', async () => {
    const line = Socket.last.open()
    line.tell(news(1))
    const said = link.say(SIT)
    line.tell(news(2))
    expect(line.sent).toHaveLength(1)
    line.tell({ type: 'Done', number: line.sent[0]?.number, seq: 2 })
    await said
    line.close()
    vi.advanceTimersByTime(400)
    const second = Socket.last.open()
    second.tell(news(2))
    expect(second.sent).toEqual([])
  })
  test('messages from before the connection was open are sent when it opens', () => {
    void link.say(SIT)
    expect(Socket.last.sent).toEqual([])
    Socket.last.open().tell(news(1))
    expect(Socket.last.sent).toMatchObject([SIT])
  })
  test('numbers grow', () => {
    Socket.last.open().tell(news(1))
    void link.say(SIT)
    void link.say({ type: 'Stand' })
    const [first, second] = Socket.last.sent.map(({ number = 0 }) => number)
    expect(second).toBe((first ?? 0) + 1)
  })
  test('a refusal rejects the promise of its message', async () => {
    const line = Socket.last.open()
    line.tell(news(1))
    const said = link.say(SIT)
    line.tell({ type: 'Refused', number: line.sent[0]?.number, key: 'table-chair-taken', facts: { seat: 0 }, text: 'Taken.' })
    await expect(said).rejects.toMatchObject({ key: 'table-chair-taken' })
  })
})

describe('reconnecting', () => {
  test('a client asks for what it has missed', () => {
    expect(Socket.last.url).toContain('since=0')
    Socket.last.open().tell(news(12))
    Socket.last.close()
    vi.advanceTimersByTime(400)
    expect(Socket.last.url).toMatch(/^ws:\/\/here\/api\/tables\/ABC\/socket\?.*since=12/)
  })
  test('it backs off, and starts over once news have arrived', () => {
    const waits: number[] = []
    for (let attempt = 0; attempt < 9; attempt++) {
      const count = Socket.made.length
      Socket.last.close()
      let waited = 0
      while (Socket.made.length === count) {
        vi.advanceTimersByTime(10)
        waited += 10
      }
      waits.push(waited)
    }
    expect(waits[0]).toBe(300)
    expect(waits[1]).toBe(510)
    expect(waits.at(-1)).toBe(8000)
    Socket.last.open().tell(news(1))
    const count = Socket.made.length
    Socket.last.close()
    vi.advanceTimersByTime(300)
    expect(Socket.made).toHaveLength(count + 1)
  })
  test('the device tells when it is offline and online', () => {
    Socket.last.open().tell(news(1))
    expect(health).toBe('live')
    happens('offline')
    expect(health).toBe('reconnecting')
    happens('online')
    expect(Socket.made).toHaveLength(2)
    page.hidden = true
    Socket.last.close()
    happens('visibilitychange')
    expect(Socket.made).toHaveLength(2)
  })
  test('a page whose connection is open, or being opened, opens no other one', () => {
    happens('visibilitychange')
    Socket.last.open().tell(news(1))
    happens('visibilitychange')
    expect(Socket.made).toHaveLength(1)
  })
  test('a rejected guest gets the reason, and does not come back', () => {
    const line = Socket.last.open()
    line.tell({ type: 'Refused', number: -1, key: 'no-such-table', facts: {}, text: 'None.' })
    line.close(4001)
    vi.advanceTimersByTime(60_000)
    expect(away?.key).toBe('no-such-table')
    expect(Socket.made).toHaveLength(1)
  })
  test('a link that is closed stays closed', () => {
    link.close()
    vi.advanceTimersByTime(60_000)
    expect(Socket.made).toHaveLength(1)
  })
})

test('a message without an answer is reported after a second and a half', () => {
  const line = Socket.last.open()
  line.tell(news(1))
  void link.say(SIT)
  vi.advanceTimersByTime(1500)
  expect(health).toBe('live')
  vi.advanceTimersByTime(500)
  expect(health).toBe('unsent')
  line.tell({ type: 'Done', number: line.sent[0]?.number, seq: 1 })
  expect(health).toBe('live')
})
