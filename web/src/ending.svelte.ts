// How a game ended, from the server: asked again until ratings and achievements are written, a moment after the end.
import { ask } from './api'
import { moving, settings } from './settings.svelte'
import type { Ending } from './shapes'
import { has, t, type Facts } from './words'

const AGAIN = 700 // ms
const SLOWER = 1.4 // each wait is so much longer than the one before
const TRIES = 12

/** Watch how a game ended; returns a function that stops asking. `mine`: the reader played, so their results follow. */
export function ended(table: string, mine: boolean, show: (ending: Ending) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const look = async (left: number): Promise<void> => {
    const found = await ask('GET /api/tables/{table}/ending', { table }).catch(() => undefined)
    if (stopped) return
    if (found) show(found)
    if (mine && left && !found?.settled) timer = setTimeout(() => void look(left - 1), AGAIN * SLOWER ** (TRIES - left))
  }
  void look(TRIES)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** What a seat has in the end, in words; `part` of it while it is counted up. */
export function scoreWords(game: string, score: Readonly<Record<string, number>>, part = 1): string {
  const counted: Facts = Object.fromEntries(Object.entries(score).map(([name, value]) => [name, Math.round(value * part)]))
  return has(`${game}-score`) ? t(`${game}-score`, counted) : Object.values(counted).join(' · ')
}

/** Whether the end is celebrated: not if somebody prefers calm, in any of the ways to say so. */
export const festive = (): boolean => moving() && settings.party && settings.pace !== 'instant'
