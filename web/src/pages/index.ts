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

/** A page that needs more sentences than the first screen and a table. */
async function worded<Page>(loading: Promise<Page>): Promise<Page> {
  const [found] = await Promise.all([loading, later()])
  return found
}

export const PAGES: ReadonlyMap<string, Load> = new Map([
  page('/', async () => Home),
  page('/t/:code', () => import('./TablePage.svelte')),
  page('/lesson/:game', () => worded(import('./Lesson.svelte'))),
  page('/rules/:game', () => worded(import('./Rules.svelte'))),
  page('/replay/:id', () => worded(import('./Replay.svelte'))),
  page('/r/:id', () => worded(import('./Replay.svelte'))), // as it is shared
  page('/tv/:code', () => import('./Screen.svelte')),
  page('/new/:game', () => worded(import('./New.svelte'))),
  page('/me', () => worded(import('./Me.svelte'))),
  page('/device', () => worded(import('./Device.svelte'))),
  ...pages().map(([path, load]): [string, Load] => [path, () => worded(load())]),
])
