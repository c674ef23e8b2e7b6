import { beforeEach, expect, test } from 'vitest'
import { allowed, here } from '../src/api'
import { answers, asked, freshBrowser } from './browser'

const SERVER = 'GET /api/server'
const count = (): number => asked.filter((one) => one === SERVER).length

beforeEach(freshBrowser)

test('what a server allows is fetched once; its address each time somebody needs it', async () => {
  await expect(allowed()).rejects.toThrow()
  answers.set(SERVER, () => ({ free_text: true }))
  const before = count()
  expect((await allowed()).free_text).toBe(true) // a failed request is repeated
  await allowed()
  expect(count()).toBe(before + 1)
  await here()
  expect(count()).toBe(before + 2)
})
