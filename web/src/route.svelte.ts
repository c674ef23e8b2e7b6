// Which page is shown: the address says it, so that back, reload and links work.
export type Route = { page: 'home' } | { page: 'table'; table: string } | { page: 'lost' }

function read(): Route {
  const [, kind, what, ...more] = location.pathname.split('/')
  if (!kind) return { page: 'home' }
  if (kind === 't' && what && !more.length) return { page: 'table', table: decodeURIComponent(what) }
  return { page: 'lost' }
}

const current = $state({ route: read() })

export const route = (): Route => current.route

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  current.route = read()
  scrollTo(0, 0)
}

addEventListener('popstate', () => (current.route = read()))

/** Follow a link inside the page; others, and those with a modifier, are the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!link || !plain || link.origin !== location.origin || link.target || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname)
}
