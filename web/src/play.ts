// From the first page to a table: against bots at once, or with friends.
import { makeTable, type GameInfo } from './api'
import { COMPANY } from './games'
import { introduce } from './guest.svelte'
import { go } from './route.svelte'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'

const FAVOURITES = ['medium', 'greedy']
const waiting = new Map<string, (table: Table) => Promise<void>>()

/** What is still to be done at a table that was just made here. */
export function setUpOf(code: string): ((table: Table) => Promise<void>) | undefined {
  const found = waiting.get(code)
  waiting.delete(code)
  return found
}

/** The bot that is asked to sit down, if nobody says which. */
export function botOf(info: GameInfo): string {
  const liked = [settings.bot, ...FAVOURITES].find((bot) => info.bots.includes(bot))
  return liked ?? info.bots[0] ?? 'random'
}

function seatsOf(info: GameInfo): number {
  const wanted = COMPANY[info.game] ?? 2
  return info.seats.includes(wanted) ? wanted : (info.seats[0] ?? 2)
}

export async function playBots(info: GameInfo, options: object = {}, seats = seatsOf(info)): Promise<void> {
  await introduce()
  const made = await makeTable(info.game, { seats, ...options }, false)
  waiting.set(made.code, async (table) => {
    const bot = botOf(info)
    const said = [table.say({ type: 'Sit', seat: 0 }), table.say({ type: 'Salt', salt: salt() })]
    for (let seat = 1; seat < seats; seat++) said.push(table.say({ type: 'SeatBot', seat, bot }))
    if ((await Promise.all(said)).every(Boolean)) await table.say({ type: 'Begin' })
  })
  go(`/t/${made.code}`)
}

/** A game of swish alone, against the stopwatch: swishes of at least so many cards. */
export async function playAlone(least: number): Promise<void> {
  await introduce()
  const made = await makeTable('swish', { seats: 1, limits: [[least, 12]] }, false)
  waiting.set(made.code, async (table) => {
    const said = [table.say({ type: 'Sit', seat: 0 }), table.say({ type: 'Salt', salt: salt() })]
    if ((await Promise.all(said)).every(Boolean)) await table.say({ type: 'Begin' })
  })
  go(`/t/${made.code}`)
}

export async function invite(info: GameInfo, listed: boolean, options: object = {}, seats = seatsOf(info)): Promise<void> {
  await introduce()
  const made = await makeTable(info.game, { seats, ...options }, listed)
  waiting.set(made.code, async (table) => void (await table.say({ type: 'Sit', seat: 0 })))
  go(`/t/${made.code}`)
}

/** To the table of a rematch: against bots alone it begins at once. */
export function goOn(table: string): void {
  waiting.set(table, async (made) => {
    await made.say({ type: 'Salt', salt: salt() })
    const others = made.sheet?.seats.filter((_, seat) => seat !== made.you) ?? []
    if (made.sheet?.host && others.every((seat) => seat.bot)) await made.say({ type: 'Begin' })
  })
  go(`/t/${table}`)
}

/** Our part of the seed, given after its hash was shown: so nobody could know the draws beforehand. */
export function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
