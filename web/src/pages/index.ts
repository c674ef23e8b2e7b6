// The pages by address: one line each; names in an address become properties of its page.
import type { Component } from 'svelte'
import { pages } from '../games'
import { later } from '../words'
import * as Home from './Home.svelte' // part of the shell: most visits begin there

/** The values of an address, by name. */
export type Facts = Readonly<Record<string, string>>
export type Load = () => Promise<{ default: Component<Facts> }>
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}` ? Name : never

/** A page whose properties are the names in its address. */
function page<Path extends string>(path: Path, load: () => Promise<{ default: Component<Record<NamesIn<Path>, string>> }>): readonly [string, Load] {
  return [path, load as Load] // a match has all names
}

export const PAGES: ReadonlyMap<string, Load> = new Map([
  page('/', async () => Home),
  page('/t/:code', () => import('./TablePage.svelte')),
  page('/lesson/:game', () => later().then(() => import('./Lesson.svelte'))),
  page('/rules/:game', () => import('./Rules.svelte')),
  page('/replay/:id', () => later().then(() => import('./Replay.svelte'))),
  page('/r/:id', () => later().then(() => import('./Replay.svelte'))), // as it is shared
  page('/tv/:code', () => import('./Screen.svelte')),
  page('/new/:game', () => import('./New.svelte')),
  page('/me', () => later().then(() => import('./Me.svelte'))),
  page('/device', () => import('./Device.svelte')),
  ...pages(),
])
