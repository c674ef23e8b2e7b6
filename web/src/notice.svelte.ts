// Tell the player that it is their turn: badge, sound, vibration and, if they asked for it, a notification.
import { play } from './sound'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'
import { gameName, t } from './words'

const BADGED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#d94f30"/><path d="M32 14v24M32 48v2" stroke="#fff" stroke-width="8" stroke-linecap="round"/></svg>',
)}`
const BUZZ = [90, 60, 90]

/** Whether the browser can show notifications here: it asks for https, or for this machine. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext

/** Ask for the permission to notify; call it from a tap only. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Announce each turn of the player while the calling component lives. */
export function attend(table: () => Table | undefined): void {
  const ours = $derived(table()?.ours ?? false)
  let before = false
  $effect(() => {
    const now = table()
    const turn = ours
    if (turn && !before) {
      play('turn')
      if (document.hidden) {
        navigator.vibrate?.(BUZZ)
        if (now?.state) void notify(gameName(now.state.game), now.state.code)
      }
    }
    if (turn || now?.ready) before = turn
  })
  $effect(() => {
    badge(ours)
    return () => badge(false)
  })
}

/** The sign at the page's icon and, where the page is installed, at the app's. */
function badge(shown: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const next = shown ? BADGED : '/favicon.svg'
  if (icon && icon.getAttribute('href') !== next) icon.href = next
  const app = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>
  void (shown ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => {})
}

async function notify(game: string, code: string): Promise<void> {
  if (!settings.notices || !canNotify() || Notification.permission !== 'granted') return
  const told = { body: t('page-your-turn'), tag: code, icon: '/icon-192.png', data: `/t/${code}` }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker?.active) return worker.showNotification(game, told)
  const shown = new Notification(game, told)
  shown.onclick = () => {
    focus()
    shown.close()
  }
}
