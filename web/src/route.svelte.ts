// The current page, determined by the address, so that back, reload and links work.
import { PAGES, type Facts, type Load } from './pages'

export interface Route {
  load: Load | undefined // no such page
  facts: Facts // the values of the address, by name
  path: string
}

/** The values of a pattern's names in an address, if it matches: /t/:code, /t/ABC is { code: 'ABC' }. */
function match(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const facts: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const found = given[at] ?? ''
    if (part.startsWith(':') && found) facts[part.slice(1)] = decodeURIComponent(found)
    else if (part !== found) return undefined
  }
  return facts
}

function read(): Route {
  const path = location.pathname
  for (const [pattern, load] of PAGES) {
    const facts = match(pattern, path)
    if (facts) return { load, facts, path }
  }
  return { load: undefined, facts: {}, path }
}

let now = $state.raw(read())

export const route = (): Route => now

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  now = read()
  scrollTo(0, 0)
}

/** Write the usual address of a page that was found by another one, unless the reader has gone on: a table is found by its id, too. */
export function readdress(found: string, usual: string): void {
  if (location.pathname === found && found !== usual) history.replaceState(null, '', usual + location.search + location.hash)
}

addEventListener('popstate', () => (now = read()))

/** Follow a link inside the page; the browser handles others, and clicks with a modifier. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  const ours = link && link.origin === location.origin && !link.target && !link.hasAttribute('download')
  if (!ours || !plain || link.pathname.startsWith('/api/') || link.pathname.endsWith('.txt')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
