// The server's doors, apart from the socket.
import type { Described, Supposed } from './shapes'
import { t, has, type Facts, type Tagged } from './words'

export interface Me {
  guest: string
  name: string
  settings: Readonly<Record<string, unknown>>
}
export interface GameInfo {
  game: string
  seats: readonly number[]
  variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  options: Readonly<Record<string, unknown>>
  bots: readonly string[]
  lesson: boolean
}
/** How many can play so; if nobody can, why. */
export interface Room {
  seats: readonly number[]
  why: string
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
/** This server: what it allows, where others find it, whether we may let them in. */
export interface Here {
  version: string
  free_text: boolean
  beyond: boolean
  switch: boolean
  link: string
  qr: string
}
/** A table that we sat at. */
export interface Past {
  table: string
  code: string
  game: string
  phase: string
  seat: number
  place: number | null
  made: number // seconds
}
export interface Best {
  game: string
  options: Readonly<Record<string, unknown>>
  cards: number
  ms: number
  table: string
}
/** How well somebody plays: most probably between low and high. */
export interface Rating {
  name: string
  game: string
  mu: number
  low: number
  high: number
  games: number
}
export interface Frame {
  at: number
  event: Tagged | null
  view: unknown
}
/** A part of a finished game, to be gone through. */
export interface Replay {
  game: string
  names: readonly string[]
  players: readonly string[]
  places: readonly number[]
  options: unknown
  count: number
  start: number
  frames: readonly Frame[]
}
/** A choice, or a whole turn, made when so many events had happened: what was said, what the best bot would have said, and what that cost of the win. */
export interface Judged {
  number: number
  seat: number
  said: readonly Tagged[]
  best: readonly Tagged[]
  cost: number
}
/** Each seat's win probability, before the first event and after each, where it is known; how far one may be from the truth. */
export interface Chances {
  readonly chances: readonly (readonly number[])[] | null
  readonly within: number
}
export interface NewKey {
  link: string
  qr: string
  seconds: number
}

/** What the server refused, as a sentence in the player's language. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly facts: Facts,
    text: string,
  ) {
    super(has(key) ? t(key, facts) : text)
  }

  /** The same at a table: seats by the names of their players. */
  among(names: readonly string[]): string {
    return has(this.key) ? t(this.key, this.facts, names) : this.message
  }
}

export async function ask<Answer>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Answer> {
  let response: Response
  const headers = { 'content-type': 'application/json' }
  try {
    response = await fetch(path, body === undefined ? { method } : { method, headers, body: JSON.stringify(body) })
  } catch {
    throw new Refusal('page-no-server', {}, '')
  }
  const told = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (!response.ok) throw new Refusal(String(told.key ?? 'page-no-server'), (told.facts ?? {}) as Facts, String(told.text ?? ''))
  return told as Answer
}

const part = encodeURIComponent

let known: Promise<GameInfo[]> | undefined

/** The games of this server: it knows them when it starts, so they are fetched once. */
export async function games(): Promise<GameInfo[]> {
  known ??= ask('/api/games')
  try {
    return await known
  } catch (why) {
    known = undefined // the next one asks again
    throw why
  }
}
export async function roomFor(game: string, options: object): Promise<Room> {
  const { seats, key, facts, text } = await ask<{ seats: number[]; key: string; facts: Facts; text: string }>(`/api/games/${part(game)}/seats`, { options })
  return { seats, why: key ? new Refusal(key, facts, text).message : '' }
}
/** Who we are here; without a name as long as we are nobody. */
export const me = (): Promise<Me> => ask('/api/guest?gently=true')
export const greet = (name: string): Promise<Me> => ask('/api/guest', { name })
export const like = (settings: object): Promise<unknown> => ask('/api/guest/settings', settings, 'PUT')
export const forgetMe = (): Promise<unknown> => ask('/api/guest', undefined, 'DELETE')
export const otherDevice = (): Promise<NewKey> => ask('/api/guest/devices', {})
export const thisDevice = (key: string): Promise<Me> => ask('/api/devices', { key })
export const mute = (guest: string): Promise<unknown> => ask(`/api/guest/mutes/${part(guest)}`, undefined, 'PUT')
export const unmute = (guest: string): Promise<unknown> => ask(`/api/guest/mutes/${part(guest)}`, undefined, 'DELETE')
export const history = (before?: number): Promise<Past[]> => ask(`/api/guest/history${before ? `?before=${before}` : ''}`)
export const bests = (): Promise<Best[]> => ask('/api/guest/bests')
export const myRatings = (): Promise<Rating[]> => ask('/api/guest/ratings')
export const here = (): Promise<Here> => ask('/api/server')
export const letIn = (beyond: boolean): Promise<Here> => ask('/api/server', { beyond }, 'PUT')
export const openTables = (): Promise<TableInfo[]> => ask('/api/tables')
/** How a table looks to us, for a board that cannot draw it: a picture, the position as text, and our choices in words. */
export const describedTable = (table: string, lang: string): Promise<Described> => ask(`/api/tables/${part(table)}/described?lang=${lang}`)
export const makeTable = (game: string, options: object, listed: boolean, turn = 0, rated = false): Promise<MadeTable> =>
  ask('/api/tables', { game, options, listed, turn_ms: turn, rated })
export const replay = (table: string, start: number, eyes: string): Promise<Replay> =>
  ask(`/api/tables/${part(table)}/replay?start=${start}&eyes=${eyes}`)
export const hint = (table: string): Promise<{ commands: readonly Tagged[] }> => ask(`/api/tables/${part(table)}/hint`, {})
export const cost = (table: string, event: number): Promise<{ choice: Judged | null }> => ask(`/api/tables/${part(table)}/cost?event=${event}`)
export const chances = (table: string): Promise<Chances> => ask(`/api/tables/${part(table)}/chances`)
export const share = (table: string): Promise<{ link: string }> => ask(`/api/tables/${part(table)}/share`)

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
