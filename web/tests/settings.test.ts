import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adopt, dress, moving, onChange, set, settings, settle, turnTheme } from '../src/settings.svelte'
import { freshBrowser } from './browser'

const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem('swordfish.settings') ?? '{}') as Record<string, unknown>

beforeEach(() => freshBrowser())
afterEach(() => vi.useRealTimers())

test('a new device follows the system and moves calmly', () => {
  expect([settings.theme, settings.pace]).toEqual(['auto', 'calm'])
})

test('a setting is stored, applied and reported', () => {
  const changes: unknown[] = []
  onChange(({ theme }) => changes.push(theme))
  set('theme', 'dark')
  expect([settings.theme, stored().theme, document.documentElement.dataset.theme, changes]).toEqual(['dark', 'dark', 'dark', ['dark']])
})

test('a setting changed before those of the server arrive stays, and is reported once they have', () => {
  set('theme', 'contrast')
  const changes: unknown[] = []
  onChange(({ theme }) => changes.push(theme))
  adopt({ theme: 'light', pace: 'quick' })
  expect([settings.theme, settings.pace, changes]).toEqual(['contrast', 'quick', []])
  settle()
  settle()
  expect(changes).toEqual(['contrast'])
})

test('settings of another device are adopted if they have the right type, and not reported as changes', () => {
  const changes: unknown[] = []
  onChange((changed) => changes.push(changed))
  settings.keys = true
  adopt({ theme: 'light', keys: 'no', pace: 'quick', unknown: 1 })
  expect([settings.theme, settings.keys, settings.pace, 'unknown' in settings]).toEqual(['light', true, 'quick', false])
  expect([stored().pace, document.documentElement.dataset.theme, changes]).toEqual(['quick', 'light', []])
})

test('one button leads through all themes', () => {
  settings.theme = 'auto'
  const seen = Array.from({ length: 4 }, () => {
    turnTheme()
    return settings.theme
  })
  expect(seen).toEqual(['light', 'dark', 'contrast', 'auto'])
})

test('the page uses the theme', () => {
  settings.theme = 'contrast'
  dress()
  expect(document.documentElement.dataset.theme).toBe('contrast')
})

test('animations are off for people who ask their system for less motion', () => {
  let reduced = true
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query === '(prefers-reduced-motion: reduce)' }))
  expect(moving()).toBe(false)
  reduced = false
  expect(moving()).toBe(true)
})
