// On a trusted address (https or localhost), cache the page's shell and make it installable.
// No game needs it.
export function keepShell(): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void register(), { once: true })
  if (document.readyState === 'complete') void register()
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/worker.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname))
  } catch {
    // without permission the page still works
  }
}

/** After an upgrade of the server an old tab may ask for a file that is gone: then the tab loads the new page. */
export function followUpgrades(): void {
  addEventListener('vite:preloadError', () => void reloadIfNew())
}

async function reloadIfNew(): Promise<void> {
  const own = document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
  const answer = await fetch('/', { cache: 'no-store' })
  if (answer.ok && !(await answer.text()).includes(own)) location.reload()
}
