import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { sprite } from './art'
import { route } from './route.svelte'
import { dress, settings } from './settings.svelte'
import { choose, speak } from './words'

dress()
const drawn = document.createElement('div')
drawn.className = 'said'
drawn.setAttribute('aria-hidden', 'true')
drawn.innerHTML = sprite()
document.body.append(drawn)
await Promise.allSettled([speak(choose([settings.language, ...navigator.languages])), route().load?.()])
const target = document.getElementById('page')
if (target) mount(App, { target })
