import { expect, test } from 'vitest'
import { has, later, speak } from '../src/words'

test('the sentences behind the first screen come when they are needed, and in every later language', async () => {
  await speak('en')
  expect([has('page-play-bots'), has('page-achieved-in-any')]).toEqual([true, false])
  await later()
  expect([has('page-play-bots'), has('page-achieved-in-any')]).toEqual([true, true])
  await speak('de')
  expect(has('page-achieved-in-any')).toBe(true)
})
