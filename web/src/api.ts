// The server's routes, apart from the socket. What they take and answer is generated: `Api` of shapes.ts.
import type { Api, ChoiceCost, Chances, GameInfo, Here, HintAnswer, LessonVerdict, Lecture, MadeTable, Me, NewTable, Problem, Replay, Supposed, Tagged } from './shapes'
import { t, has, type Facts } from './words'

/** What the server refused: a key with facts, which the page shows in the current language. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly facts: Facts,
    private readonly text: string, // for a key that this page does not know
  ) {
    super()
  }

  /** The sentence in the current language: a component that shows it follows a change of language. */
  override get message(): string {
    return this.among([])
  }

  /** A refusal as the server sends it. */
  static of({ key, facts, text }: Problem): Refusal {
    return new Refusal(key, facts as Facts, text)
  }

  /** The same at a table: seats by the names of their players. */
  among(names: readonly string[]): string {
    return has(this.key) ? t(this.key, this.facts, names) : this.text
  }
}

/** An address from a route's path: names in braces are filled in, the others follow as a query. */
function address(path: string, given: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    else if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size ? `${path}?${query}` : path
}

/** Call a route; a Refusal if the server refuses or cannot be reached. */
export async function ask<Route extends keyof Api>(route: Route, ...args: Api[Route]['args']): Promise<Api[Route]['reply']> {
  const [method = '', path = ''] = route.split(' ')
  const [given = {}, body] = args as readonly [Readonly<Record<string, unknown>>?, unknown?]
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let response: Response
  try {
    response = await fetch(address(path, given), { method, ...sent })
  } catch {
    throw new Refusal('page-no-server', {}, '')
  }
  const told: unknown = await response.json().catch(() => ({}))
  if (!response.ok) throw Refusal.of({ key: 'page-no-server', facts: {}, text: '', ...(told as Partial<Problem>) })
  return told as Api[Route]['reply']
}

let known: Promise<readonly GameInfo[]> | undefined

/** The games of this server. They do not change while it runs, so they are fetched once. */
export async function games(): Promise<readonly GameInfo[]> {
  known ??= ask('GET /api/games')
  try {
    return await known
  } catch (why) {
    known = undefined // retry with the next call
    throw why
  }
}
let fetched: Promise<Here> | undefined

/** What this server allows, and its address, now. */
export function here(): Promise<Here> {
  fetched = ask('GET /api/server')
  fetched.catch(() => (fetched = undefined))
  return fetched
}
/** The same, as it was fetched before if it was: for what does not change while the server runs. */
export const allowed = (): Promise<Here> => fetched ?? here()
/** The numbers of seats that these options allow; if there are none, the reason. */
export async function roomFor(game: string, options: NewTable['options']): Promise<{ seats: readonly number[]; why: Refusal | undefined }> {
  const { seats, ...why } = await ask('POST /api/games/{game}/seats', { game }, options ? { options } : {})
  return { seats, why: why.key ? Refusal.of(why) : undefined }
}
/** Our guest on this server; without a name if we are unknown. */
export const me = (): Promise<Me> => ask('GET /api/guest', { gently: true })
export const greet = (name: string, face = ''): Promise<Me> => ask('POST /api/guest', {}, { name, face })
export const makeTable = (table: NewTable): Promise<MadeTable> => ask('POST /api/tables', {}, table)
export const replay = (table: string, start: number, eyes: string): Promise<Replay> => ask('GET /api/tables/{table}/replay', { table, start, eyes })
export const hint = (table: string): Promise<HintAnswer> => ask('POST /api/tables/{table}/hint', { table })
export const cost = async (table: string, event: number): Promise<ChoiceCost | null> => (await ask('GET /api/tables/{table}/cost', { table, event })).choice
export const chances = (table: string): Promise<Chances> => ask('GET /api/tables/{table}/chances', { table })

export const lecture = (game: string, step: number): Promise<Lecture> => ask('GET /api/lessons/{game}/{step}', { game, step })
export const attempt = (game: string, step: number, commands: readonly Tagged[], said: number): Promise<LessonVerdict> =>
  ask('POST /api/lessons/{game}/{step}', { game, step }, { commands, said })
export const imagine = (game: string, step: number, commands: readonly Tagged[], far: boolean, to?: readonly [number, number]): Promise<Supposed> =>
  ask('POST /api/lessons/{game}/{step}/suppose', { game, step }, { commands, far, to: to ?? null })
