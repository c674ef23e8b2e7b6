import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { sprite } from './art'
import { route } from './route.svelte'
import { followUpgrades, keepShell } from './shell'
import { dress, settings } from './settings.svelte'
import { speakAs } from './language'

dress()
followUpgrades()
const drawn = document.createElement('div')
drawn.className = 'said'
drawn.setAttribute('aria-hidden', 'true')
drawn.innerHTML = sprite()
document.body.append(drawn)
void begin()

/** Not awaited above: a lazily loaded page imports this file and would wait for it. */
async function begin(): Promise<void> {
  await Promise.allSettled([speakAs(settings.language), route().load?.()])
  const target = document.getElementById('page')
  if (target) mount(App, { target })
  keepShell()
}
