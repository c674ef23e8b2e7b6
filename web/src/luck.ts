// Our part of a table's luck: before a game begins, everybody commits to a random salt; then everybody reveals theirs.
import type { Asked } from './link'
import { SALT_BYTES, type TableView } from './shapes'

/** Answers a table that collects salts, for our seat. */
export class Salting {
  private said = ''

  /** The message that the table waits for; undefined if it waits for none of ours. */
  answer({ table, beginning, you, seats, commitment, commitments }: TableView): Asked | undefined {
    const step = `${beginning} ${commitment}`
    if (!beginning || you === null || this.said === step) return undefined
    const key = `swordfish.salt.${table}` // kept, because the page may be reloaded between the two messages
    if (beginning === 'commit') {
      if (commitments[you]) return undefined
      const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
      sessionStorage.setItem(key, `${commitment} ${hex(salt)}`)
      this.said = step
      return { type: 'Commit', commitment: sha256(salt) }
    }
    const [seed, salt = ''] = (sessionStorage.getItem(key) ?? '').split(' ')
    const all = seats.every(({ bot, local }, seat) => bot || local || commitments[seat]) // one salt per device
    if (!all || seed !== commitment || commitments[you] !== sha256(bytes(salt))) return undefined
    this.said = step
    return { type: 'Reveal', salt }
  }
}

const hex = (from: Uint8Array): string => Array.from(from, (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytes = (from: string): Uint8Array => Uint8Array.from(from.match(/../g) ?? [], (pair) => parseInt(pair, 16))

// SHA-256 of less than a block. A browser has it only where the page came over https, and our page may come over a local network.

/** The first 32 bits after the point of the roots of the first primes. */
function roots(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime)) primes.push(n)
  return Int32Array.from(primes, (prime) => ((root(prime) % 1) * 2 ** 32) | 0)
}
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The SHA-256 of at most 55 bytes, in hexadecimal digits. */
export function sha256(message: Uint8Array): string {
  const block = new Uint8Array(64)
  block.set(message)
  block[message.length] = 128
  const data = new DataView(block.buffer)
  data.setUint32(60, message.length * 8)
  const schedule = new Int32Array(64)
  const word = (at: number): number => schedule[at] ?? 0
  const start = roots(8, Math.sqrt)
  const state = start.slice()
  const kept = (at: number): number => state[at] ?? 0
  roots(64, Math.cbrt).forEach((constant, at) => {
    const [near, far] = [word(at - 15), word(at - 2)]
    const mixed = word(at - 16) + word(at - 7) + (turned(near, 7) ^ turned(near, 18) ^ (near >>> 3)) + (turned(far, 17) ^ turned(far, 19) ^ (far >>> 10))
    schedule[at] = at < 16 ? data.getInt32(4 * at) : mixed
    const [a, b, c, e, f, g] = [kept(0), kept(1), kept(2), kept(4), kept(5), kept(6)]
    const first = kept(7) + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constant + word(at)
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    state.copyWithin(1, 0, 7)
    state[0] = first + second
    state[4] = kept(4) + first
  })
  return Array.from(start, (word, at) => ((word + kept(at)) >>> 0).toString(16).padStart(8, '0')).join('')
}
