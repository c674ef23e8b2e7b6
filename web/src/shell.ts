// Where the browser trusts the address (https, or this machine), the shell of the page is kept and can be installed.
// Nothing that is played needs it.
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
    // a browser that forbids it shows the page all the same
  }
}
