// Shortcuts by physical key, not by character; inactive while a text field has the focus, and if switched off.
import { settings } from './settings.svelte'

/** Elements in which letters are text. */
export const TYPING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open] *'

/** Register a handler for plain keys; the first that accepts a key consumes it. A held key repeats only with `repeats`. */
export function pressed(down: KeyboardEvent, take: (code: string) => boolean, repeats = false): void {
  if (!settings.keys || down.ctrlKey || down.metaKey || down.altKey || down.defaultPrevented) return
  if (down.repeat && !repeats) return
  const target = down.target as Element | null
  if (target?.matches?.(TYPING)) return
  if (down.code === 'Space' && target?.matches?.('button:not(:disabled, [aria-disabled=true]), a, summary')) return
  if (take(down.code)) down.preventDefault()
}
