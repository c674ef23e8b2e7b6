import { expect, test, vi } from 'vitest'
import { Table } from '../src/table.svelte'
import { Socket } from './browser'
import { eachTable } from './tabled'

const SEATS = ['Ann', 'Ben'].map((name) => ({ name, bot: '', taken: true, present: true, lag: 0 }))
const TABLE = { table: 'T', code: 'C', game: 'swipe', options: {}, phase: 'playing', seats: SEATS, host: true, you: 0, yours: [0, 1], undo: null, rematch: '', pace: 100 }
const DUE = { kind: 'players', seats: [1], until: null, clock: null }
const VIEW = { turn: 1, seats: [], thrown: [], todo: [] }
let seq = 1
const tell = (table: object, more: object = {}): void =>
  Socket.last.tell({ type: 'News', seq: (seq += 1), entries: [], table: { ...TABLE, ...table }, view: VIEW, due: DUE, legal: [], at: 0, ...more })
const thrown = (): object | undefined => Socket.last.sent.findLast(({ type }) => type === 'Throw')

let table: Table

eachTable((opened) => (table = opened), () => table)

test('a shared device shows the view of the seat that plays, and sends messages for it', () => {
  tell({}, { plays: 1 })
  expect(table.seat).toBe(1)
  void table.say({ type: 'Throw' })
  expect(thrown()).toMatchObject({ seat: 1 })
  void table.say({ type: 'Throw', seat: 0 })
  expect(thrown()).toMatchObject({ seat: 0 })
})

test('a device with one player names no seat', () => {
  tell({ yours: [0] })
  expect(table.seat).toBe(0)
  void table.say({ type: 'Throw' })
  expect(thrown()).not.toHaveProperty('seat')
})

test('a chat message appears at its seat and in the log', () => {
  tell({})
  const said = { type: 'Said', guest: 'a', name: 'Ann', seat: 0, phrase: 'hello', text: '' }
  seq += 2
  tell({}, { entries: [said, { ...said, seat: 1 }, { type: 'UndoAsked', seat: 0 }] })
  expect(Object.keys(table.bubbles)).toEqual(['0', '1'])
  expect(table.lines.map(({ kind }) => kind)).toEqual(['said', 'said', 'table'])
})

test.each([
  ['open', 1],
  ['playing', 0],
])('a table that is %s is set up %i times', (phase, times) => {
  const setUp = vi.fn(async () => {})
  table.close()
  table = new Table('C', setUp)
  Socket.last.open()
  tell({ phase })
  tell({ phase })
  expect(setUp).toHaveBeenCalledTimes(times)
})

test('there is advice against bots alone, and never in a rated game', () => {
  const bots = { yours: [0], seats: [SEATS[0], { ...SEATS[1], bot: 'easy' }] }
  tell({ ...bots, rated: false })
  expect(table.advisable).toBe(true)
  tell({ ...bots, rated: true })
  expect(table.advisable).toBe(false)
  tell({ yours: [0], rated: false })
  expect(table.advisable).toBe(false)
})
