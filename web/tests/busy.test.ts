import { expect, test } from 'vitest'
import { Busy } from '../src/busy.svelte'

test('one action runs at a time', async () => {
  const busy = new Busy()
  const ran: string[] = []
  let end: (() => void) | undefined
  const first = busy.run(() => new Promise<void>((done) => (end = done)))
  await busy.run(async () => ran.push('second'))
  expect([busy.now, ran]).toEqual([true, []])
  end?.()
  await first
  expect(busy.now).toBe(false)
  await busy.run(async () => ran.push('third'))
  expect(ran).toEqual(['third'])
})

test('an error is the problem until the next action', async () => {
  const busy = new Busy()
  await busy.run(() => Promise.reject(new Error('The sea is closed.')))
  expect([busy.now, busy.problem]).toEqual([false, 'The sea is closed.'])
  await busy.run(async () => expect(busy.problem).toBe(''))
  expect(busy.problem).toBe('')
})
