// The server's doors, apart from the socket.
import type { Supposed } from './shapes'
import { t, has, type Facts, type Tagged } from './words'

export interface Me {
  guest: string
  name: string
}
export interface GameInfo {
  game: string
  seats: readonly number[]
  variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  options: Readonly<Record<string, unknown>>
  bots: readonly string[]
}
export interface TableInfo {
  table: string
  code: string
  game: string
  phase: string
  seats: readonly { name: string; bot: string; taken: boolean }[]
}
export interface MadeTable {
  table: string
  code: string
}

/** What the server refused, as a sentence in the player's language. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    facts: Facts,
    text: string,
  ) {
    super(has(key) ? t(key, facts) : text)
  }
}

export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, body === undefined ? {} : {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch {
    throw new Refusal('page-no-server', {}, '')
  }
  const told = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (!response.ok) throw new Refusal(String(told.key ?? 'page-no-server'), (told.facts ?? {}) as Facts, String(told.text ?? ''))
  return told as Answer
}

export const games = (): Promise<GameInfo[]> => ask('/api/games')
export const me = (): Promise<Me> => ask('/api/guest')
export const greet = (name: string): Promise<Me> => ask('/api/guest', { name })
export const openTables = (): Promise<TableInfo[]> => ask('/api/tables')
export const makeTable = (game: string, options: object, listed: boolean): Promise<MadeTable> =>
  ask('/api/tables', { game, options, listed })

/** A step of a lesson: what happens on the way to it, and what it asks. */
export interface Lecture {
  step: number
  steps: number
  key: string
  asks: boolean
  names: readonly string[]
  options: unknown
  base: unknown
  frames: readonly { event: Tagged; view: unknown }[]
  stand: Stand
}
export interface Stand {
  view: unknown
  due: { kind: 'players'; seats: readonly number[] } | { kind: 'over'; places: readonly number[] } | { kind: 'table' }
  legal: readonly Tagged[]
  ahead: unknown
}
export interface Verdict {
  verdict: 'right' | 'more' | 'no'
  key: string
  facts: Facts
  text: string
  frames: Lecture['frames']
  stand: Stand | null
  next: Lecture | null
}
export const lecture = (game: string, step: number): Promise<Lecture> => ask(`/api/lessons/${encodeURIComponent(game)}/${step}`)
export const attempt = (game: string, step: number, commands: readonly Tagged[], said: number): Promise<Verdict> =>
  ask(`/api/lessons/${encodeURIComponent(game)}/${step}`, { commands, said })
export const imagine = (game: string, step: number, commands: readonly Tagged[], far: boolean): Promise<Supposed> =>
  ask(`/api/lessons/${encodeURIComponent(game)}/${step}/suppose`, { commands, far })

export type Bones = readonly (readonly [number, number, number])[]
export const somePond = (bones: number, spacing: number): Promise<{ bones: Bones }> => ask(`/api/pond?bones=${bones}&spacing=${spacing}`)
/** What is wrong with a pond that was laid by hand; nothing: it can be played. */
export async function faultOf(bones: Bones, spacing: number): Promise<string> {
  const { good, key, facts, text } = await ask<{ good: boolean; key: string; facts: Facts; text: string }>('/api/pond', { bones, spacing })
  return good ? '' : new Refusal(key, facts, text).message
}
