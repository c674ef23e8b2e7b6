// The server's doors, apart from the socket.
import { t, has, type Facts } from './words'

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
