// Keeps the shell of the page, so that it opens at once, and even while the server is away. Nothing of a game is cached:
// what is played comes from the server alone.
const SHELL = 'swordfish-shell'
const MOST = 120 // files kept; the oldest leave first

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const paths = Array.isArray(event.data) ? event.data.filter(isShell) : []
  event.waitUntil(Promise.all(paths.map((path) => asset(new Request(path)).catch(() => undefined))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate' && !/^\/(?:api|health|metrics|licences)/.test(url.pathname)) event.respondWith(page(request))
  else if (isShell(url.pathname)) event.respondWith(asset(request))
})

/** A notification leads to its table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data)))
})

async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find((page) => new URL(page.url).pathname === path)
  return open ? open.focus() : self.clients.openWindow(path)
}

/** Files whose names hold a hash never change. */
function isShell(path) {
  return typeof path === 'string' && path.startsWith('/assets/')
}

/** The page itself: the newest there is; the last one seen where the server does not answer. */
async function page(request) {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await keep('/', fresh.clone())
    return fresh
  } catch (error) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw error
  }
}

async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await keep(request, fresh.clone())
  return fresh
}

async function keep(request, response) {
  const shell = await caches.open(SHELL)
  await shell.put(request, response)
  const known = await shell.keys()
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST)).map((old) => shell.delete(old)))
}
