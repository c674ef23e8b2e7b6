import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { insertArt } from './art'
import { answerTaps } from './paint'
import { route } from './route.svelte'
import { followUpgrades, keepShell } from './shell'
import { dress, settings } from './settings.svelte'
import { speakAs } from './language'

dress()
const forced = matchMedia('(forced-colors: active)')
const paint = (): void => void (forced.matches && import('./forced.css'))
forced.addEventListener('change', paint)
paint()
followUpgrades()
answerTaps()
insertArt()
void begin()

/** Not awaited above: a lazily loaded page imports this file and would wait for it. */
async function begin(): Promise<void> {
  setTimeout(() => new Intl.NumberFormat()) // the first one reads the browser's locale data, for 50 ms on a phone: here nobody waits for it
  await Promise.allSettled([route().load?.(), speakAs(settings.language)]) // a page says whether it needs more sentences
  await new Promise((resolve) => setTimeout(resolve)) // the browser may answer between reading the sentences and building the page
  const target = document.getElementById('page')
  if (target) mount(App, { target })
  keepShell()
}
