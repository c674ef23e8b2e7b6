import { expect, test } from 'vitest'
import { ICONS, pieces } from '../src/icons'

test('a sentence is cut where a sign is to be drawn', () => {
  expect(pieces('← →: turn to the ✓.')).toEqual([
    { text: '←', icon: 'left' },
    { text: ' ' },
    { text: '→', icon: 'right', tail: ':' }, // no line begins with a colon or a full stop
    { text: ' turn to the ' },
    { text: '✓', icon: 'tick', tail: '.' },
  ])
})

test('a sentence without signs stays whole, and an empty one is none', () => {
  expect(pieces('3 × 4 – „ja“')).toEqual([{ text: '3 × 4 – „ja“' }])
  expect(pieces('')).toEqual([])
})

test('every icon draws something', () => {
  for (const [name, { line, solid }] of Object.entries(ICONS)) expect(line ?? solid, name).toMatch(/^M/)
})
