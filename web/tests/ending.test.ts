import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ended, festive, scoreWords } from '../src/ending.svelte'
import { forget, recallLast, remember } from '../src/last'
import { settings } from '../src/settings.svelte'
import type { StrengthChange, Ending } from '../src/shapes'
import { effectWords } from '../src/strength'
import { has, later, speak, t } from '../src/words'
import { freshBrowser } from './browser'

const HOUR = 3600 * 1000

beforeEach(async () => {
  freshBrowser()
  await speak('en')
  await later()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the last table is offered for a day', () => {
  test('and longer, where a turn may last longer', () => {
    remember({ code: 'ABC', game: 'swipe' }, 0, 1000)
    expect(recallLast(1000 + 23 * HOUR)).toEqual({ code: 'ABC', game: 'swipe' })
    expect(recallLast(1000 + 24 * HOUR)).toBeUndefined()
    remember({ code: 'ABC', game: 'swipe' }, 48 * HOUR, 1000)
    expect(recallLast(1000 + 71 * HOUR)).toBeDefined()
    expect(recallLast(1000 + 72 * HOUR)).toBeUndefined()
  })
  test('and not after the player left it, nor if the stored note is from an earlier version', () => {
    remember({ code: 'ABC', game: 'swipe' }, 0)
    forget('XYZ')
    expect(recallLast()).toBeDefined()
    forget('ABC')
    expect(recallLast()).toBeUndefined()
    localStorage.setItem('swordfish.last', JSON.stringify({ code: 'ABC', game: 'swipe' }))
    expect(recallLast()).toBeUndefined()
  })
})

describe('the effect of a rated game in words', () => {
  const effect = (before: number | null, after: number, change: number): StrengthChange => ({ before, after, change, level: 'easy' })
  test.each([
    [effect(null, 1, 0), 'Your first rated game. A few more, and we will know how strong you are.'],
    [effect(1, 1, 1), 'You have become a little stronger.'],
    [effect(1, 1, -1), 'Your strength has dropped a little.'],
    [effect(1, 1, 0), 'Your strength stays as it was.'],
    [effect(1, 2, 1), 'You move up! Your strength is now: solid.'],
    [effect(2, 1, -1), 'Your strength is now: on the way. The next game may change that.'],
  ])('%o', (given, words) => expect(effectWords(given)).toBe(words))
})

describe('a score counts up', () => {
  test('from nothing to all of it', () => {
    const score = { chips: 9, dice: 1 }
    expect([0, 0.5, 1].map((part) => scoreWords('swipe', score, part))).toEqual(['0 chips, 0 dice', '5 chips, one die', '9 chips, one die'])
    expect(scoreWords('pebbles', score)).toBe('9 · 1')
  })
})

describe('the end is celebrated', () => {
  test('unless somebody prefers calm', () => {
    const prefer = (calm: boolean): void => vi.stubGlobal('matchMedia', () => ({ matches: calm }))
    Object.assign(settings, { party: true, pace: 'calm' })
    prefer(false)
    expect(festive()).toBe(true)
    prefer(true)
    expect(festive()).toBe(false)
    prefer(false)
    settings.party = false
    expect(festive()).toBe(false)
    Object.assign(settings, { party: true, pace: 'instant' })
    expect(festive()).toBe(false)
  })
})

describe('the ending is asked for', () => {
  const reply = (settled: boolean): Partial<Ending> => ({ settled, highlights: [] })
  const asked = (...replies: Partial<Ending>[]) => {
    const fetched = vi.fn(async () => new Response(JSON.stringify(replies.length > 1 ? replies.shift() : replies[0])))
    vi.stubGlobal('fetch', fetched)
    return fetched
  }
  test('until it is complete, for a player', async () => {
    vi.useFakeTimers()
    const [fetched, shown] = [asked(reply(false), reply(true)), vi.fn()]
    ended('T', true, shown)
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(shown).toHaveBeenLastCalledWith(reply(true))
  })
  test('once for a watcher, and no more after leaving', async () => {
    vi.useFakeTimers()
    const fetched = asked(reply(false))
    ended('T', false, vi.fn())
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetched).toHaveBeenCalledTimes(1)
    const shown = vi.fn()
    ended('T', true, shown)()
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(shown).not.toHaveBeenCalled()
  })
})

test('lazily loaded sentences are loaded again with another language', async () => {
  await speak('de')
  expect(t('page-highlights')).toBe('Glanzlichter')
  expect(has('page-home')).toBe(true)
})
