import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { vanish } from '../src/guest.svelte'
import { chooseLanguage, speakAs } from '../src/language'
import { settings } from '../src/settings.svelte'
import { language } from '../src/words'
import { freshBrowser } from './browser'

let cookies: string[]

beforeEach(() => {
  freshBrowser()
  cookies = []
  vi.stubGlobal('navigator', { languages: ['de-CH', 'en'] })
  Object.defineProperty(document, 'cookie', { set: (text: string) => cookies.push(text) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const kept = (): readonly [name: string, lasts: boolean] => {
  const [name = '', ...rest] = cookies.at(-1)?.split('; ') ?? []
  return [name, !rest.includes('max-age=0')]
}

test('the server learns which language was chosen, also in earlier visits', async () => {
  await chooseLanguage('fr')
  expect([language(), settings.language]).toEqual(['fr', 'fr'])
  expect(kept()).toEqual(['swordfish-language=fr', true])
  cookies = []
  await speakAs(settings.language)
  expect(kept()).toEqual(['swordfish-language=fr', true])
})

test('without a choice only the browser names its language', async () => {
  await speakAs('')
  expect(language()).toBe('de')
  expect(kept()).toEqual(['swordfish-language=', false])
})

test('a guest who is forgotten has chosen nothing', async () => {
  await chooseLanguage('it')
  vanish()
  expect(kept()).toEqual(['swordfish-language=', false])
})

test('a language that we do not have is not written into the cookie', async () => {
  await speakAs('tlh; domain=example')
  expect(kept()).toEqual(['swordfish-language=de', true])
})
