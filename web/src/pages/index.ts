// Where each address leads. One line makes a page; what an address names comes to its page as a property.
import type { Component } from 'svelte'
import { pages } from '../games'
import * as Home from './Home.svelte' // most visits begin there: it comes with the shell

/** What an address names, by name. */
export type Facts = Readonly<Record<string, string>>
export type Load = () => Promise<{ default: Component<Facts> }>
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}` ? Name : never

/** A page whose properties are the names in its address. */
function page<Path extends string>(path: Path, load: () => Promise<{ default: Component<Record<NamesIn<Path>, string>> }>): readonly [string, Load] {
  return [path, load as Load] // whoever matches an address has found all its names
}

export const PAGES: ReadonlyMap<string, Load> = new Map([
  page('/', async () => Home),
  page('/t/:code', () => import('./TablePage.svelte')),
  page('/lesson/:game', () => import('./Lesson.svelte')),
  page('/rules/:game', () => import('./Rules.svelte')),
  page('/replay/:id', () => import('./Replay.svelte')),
  page('/r/:id', () => import('./Replay.svelte')), // as it is shared
  page('/tv/:code', () => import('./Screen.svelte')),
  page('/new/:game', () => import('./New.svelte')),
  page('/me', () => import('./Me.svelte')),
  page('/device', () => import('./Device.svelte')),
  ...pages(),
])
