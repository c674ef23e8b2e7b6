// From the first page to a table: against bots, with friends, or custom.
import { makeTable } from './api'
import { manners } from './games'
import { introduce } from './guest.svelte'
import { botOf } from './levels'
import { go } from './route.svelte'
import { PACE, settings } from './settings.svelte'
import type { GameInfo } from './shapes'
import type { Table } from './table.svelte'
import { has, t } from './words'

const waiting = new Map<string, (table: Table) => Promise<void>>()
const atOnce = new Set<string>()

/** Somebody who plays on this device too. */
export interface Local {
  name: string
  face: string
}

/** The plan for a seat: the guest, any visitor, somebody else on this device, or a bot of this level. */
export type Chair = 'you' | 'anybody' | Local | (string & {})

export interface Plan {
  options: object
  chairs: readonly Chair[]
  listed: boolean
  turn: number // turn limit in ms; 0: none
  throwing?: number | undefined // how long the table waits for a throw, in ms; 0: dice roll by themselves; -1: for ever
  rated?: boolean // whether it counts for ratings
  screen: boolean // this page is only the shared screen
}

/** The remaining set-up of a table that was just created here. */
export function setUpOf(code: string): ((table: Table) => Promise<void>) | undefined {
  const found = waiting.get(code)
  waiting.delete(code)
  return found
}

/** Whether the game at this table, which was just created here, begins by itself. */
export const startsAtOnce = (code: string): boolean => atOnce.delete(code)

export function seatsOf(info: GameInfo): number {
  const wanted = manners(info.game).company ?? 2
  return info.seats.includes(wanted) ? wanted : (info.seats[0] ?? 2)
}

/** The options that differ from the printed game, in words. */
export function told(info: GameInfo, options: Readonly<Record<string, unknown>>): { name: string; value: unknown }[] {
  const changed = Object.entries(options).filter(([name, value]) => name !== 'seats' && JSON.stringify(value) !== JSON.stringify(info.options[name]))
  return changed.filter(([name]) => has(optionKey(name))).map(([name, value]) => ({ name: t(optionKey(name)), value }))
}

export const optionKey = (name: string): string => `option-${name.replaceAll('_', '-')}`

/** A value in words. */
export function plain(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'page-yes' : 'page-no')
  return typeof value === 'number' ? String(value) : '…'
}

export async function playBots(info: GameInfo, options: Plan['options'] = {}, seats = seatsOf(info)): Promise<void> {
  const chairs: Chair[] = Array.from({ length: seats }, (_, seat) => (seat ? botOf(info) : 'you'))
  await lay(info, { options, chairs, listed: false, turn: 0, throwing: -1, screen: false }) // nobody else waits
}

export async function invite(info: GameInfo, listed = false, options: Plan['options'] = {}, seats = seatsOf(info)): Promise<void> {
  const chairs: Chair[] = Array.from({ length: seats }, (_, seat) => (seat ? 'anybody' : 'you'))
  await lay(info, { options, chairs, listed, turn: 0, screen: false })
}

/** Create a table as planned and go there; begin at once if everybody else is a bot. */
export async function lay(info: Pick<GameInfo, 'game'>, { options, chairs, listed, turn, throwing, rated, screen }: Plan): Promise<void> {
  await introduce()
  const made = await makeTable({ game: info.game, options: { ...options, seats: chairs.length }, listed, turn_ms: turn, rated: rated ?? false, throw_ms: throwing ?? null, pace: Math.round(100 * PACE[settings.pace]) })
  const alone = chairs.every((chair) => typeof chair === 'string' && chair !== 'anybody')
  if (alone) atOnce.add(made.code)
  waiting.set(made.code, async (table) => {
    const own = chairs.indexOf('you')
    const said = own < 0 ? [] : [table.say({ type: 'Sit', seat: own, rated: rated ?? false })]
    chairs.forEach((chair, seat) => {
      if (typeof chair !== 'string') said.push(table.say({ type: 'SeatLocal', seat, ...chair }))
      else if (chair !== 'you' && chair !== 'anybody') said.push(table.say({ type: 'SeatBot', seat, bot: chair }))
    })
    const seated = (await Promise.all(said)).every(Boolean)
    if (seated && alone) await table.say({ type: 'Begin' })
  })
  go(`/${screen ? 'tv' : 't'}/${made.code}`)
}

/** Go to the table of a rematch; `alone`, against bots, it begins at once. */
export function goOn(table: string, alone: boolean): void {
  if (alone) atOnce.add(table)
  waiting.set(table, async (made) => {
    const others = made.state?.seats.filter((_, seat) => !made.state?.yours.includes(seat)) ?? []
    if (made.state?.host && others.every((seat) => seat.bot)) await made.say({ type: 'Begin' })
  })
  go(`/t/${table}`)
}

export const ANY_CHAIR = -1 // the first empty one

/** Take a chair and agree to what kind of game it is. */
export async function sitDown(table: Table, seat: number): Promise<void> {
  await table.say({ type: 'Sit', seat, rated: table.state?.rated ?? false })
}
