// Where each address leads. One line makes a page; what an address names comes to its page as a property.
import type { Component } from 'svelte'
import * as Home from './Home.svelte' // most visits begin there: it comes with the shell

export type Load = () => Promise<{ default: Component<any> }>

export const PAGES: Readonly<Record<string, Load>> = {
  '/': async () => Home,
  '/t/:code': () => import('./TablePage.svelte'),
  '/lesson/:game': () => import('./Lesson.svelte'),
  '/pond': () => import('./Pond.svelte'),
  '/solo': () => import('./Solo.svelte'),
  '/puzzle': () => import('./Puzzle.svelte'),
  '/replay/:id': () => import('./Replay.svelte'),
  '/r/:id': () => import('./Replay.svelte'), // as it is shared
  '/tv/:code': () => import('./Screen.svelte'),
  '/new/:game': () => import('./New.svelte'),
  '/me': () => import('./Me.svelte'),
  '/device': () => import('./Device.svelte'),
}
