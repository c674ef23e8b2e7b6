// The people who played on this device last, so that nobody types the names of a family twice.
import type { Local } from './play'
import { FACES } from './shapes'

const KEY = 'swordfish.family'

export function rememberFamily(people: readonly Local[]): void {
  localStorage.setItem(KEY, JSON.stringify(people))
}

/** This many people for the other chairs of this device: those of last time, then nameless ones; no two have the same face. */
export function recallFamily(count: number, own: string): Local[] {
  const last = read()
  const taken = new Set([own, ...last.map(({ face }) => face)])
  const fresh = FACES.filter((face) => !taken.has(face))
  return Array.from({ length: count }, (_, at) => last[at] ?? { name: '', face: fresh[at % fresh.length] ?? FACES[0] })
}

function read(): Local[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Partial<Local>[]
    return found.map(({ name = '', face = '' }) => ({ name: String(name), face: String(face) }))
  } catch {
    return []
  }
}
