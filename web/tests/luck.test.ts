import { beforeEach, expect, test } from 'vitest'
import { Salting, sha256 } from '../src/luck'
import type { TableView } from '../src/shapes'
import { freshBrowser } from './browser'

const SEATS = ['Ann', 'Ben', 'Bot'].map((name) => ({ name, bot: name === 'Bot' ? 'easy' : '', taken: true, present: true, lag: 0 }))
const table = (facts: Partial<TableView>): TableView => ({ table: 'T', you: 0, yours: [0], seats: SEATS, commitment: 'seed', commitments: ['', '', ''], beginning: 'commit', ...facts }) as TableView
const given = (salting: Salting, facts: Partial<TableView> = {}): Record<string, string> => salting.answer(table(facts)) as unknown as Record<string, string>
const hash = (salt = ''): string => sha256(Uint8Array.from(salt.match(/../g) ?? [], (pair) => parseInt(pair, 16)))

beforeEach(freshBrowser)

test('our SHA-256 is the one of the standard', () => {
  const text = (word: string): string => sha256(new TextEncoder().encode(word))
  expect(text('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(text('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(text('x'.repeat(55))).toBe('d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072')
  expect(sha256(Uint8Array.from({ length: 16 }, (_, at) => at))).toBe('be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991')
})

test('we commit once, and reveal once when everybody has committed', () => {
  const salting = new Salting()
  const { type, commitment = '' } = given(salting)
  expect([type, given(salting)]).toEqual(['Commit', undefined])
  const revealed = given(salting, { beginning: 'reveal', commitments: [commitment, 'b', ''] })
  expect([revealed.type, hash(revealed.salt)]).toEqual(['Reveal', commitment])
  expect(given(salting, { beginning: 'reveal', commitments: [commitment, 'b', ''] })).toBeUndefined()
})

test('a page that was reloaded in between reveals the same salt', () => {
  const { commitment = '' } = given(new Salting())
  expect(hash(given(new Salting(), { beginning: 'reveal', commitments: [commitment, 'b', ''] }).salt)).toBe(commitment)
})

test('a new seed gets a new salt', () => {
  const salting = new Salting()
  const { commitment } = given(salting)
  expect(given(salting, { commitment: 'other' }).commitment).not.toBe(commitment)
})

test.each([
  ['somebody has not committed', (own: string) => ({ commitments: [own, '', ''] })],
  ['the table has changed its seed', (own: string) => ({ commitments: [own, 'b', ''], commitment: 'other' })],
  ['another window has committed to another salt', () => ({ commitments: ['a', 'b', ''] })],
  ['we only watch', (own: string) => ({ commitments: [own, 'b', ''], you: null })],
])('we reveal nothing if %s', (_, facts) => {
  const salting = new Salting()
  const { commitment = '' } = given(salting)
  expect(given(salting, { beginning: 'reveal', ...facts(commitment) })).toBeUndefined()
})

test('there is nothing to answer before the host begins, or if another window was faster', () => {
  expect(given(new Salting(), { beginning: '' })).toBeUndefined()
  expect(given(new Salting(), { commitments: ['a', '', ''] })).toBeUndefined()
})
