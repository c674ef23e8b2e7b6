// Keys by where they lie, not by what is printed on them; asleep while somebody types, and where they are switched off.
import { settings } from './settings.svelte'

/** Where letters are meant as letters. */
export const TYPING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open] *'

/** Hand a plain key to whoever wants it; if they take it, nobody else does. One that is held comes again if it `repeats`. */
export function pressed(down: KeyboardEvent, take: (code: string) => boolean, repeats = false): void {
  if (!settings.keys || down.ctrlKey || down.metaKey || down.altKey || down.defaultPrevented) return
  if (down.repeat && !repeats) return
  const target = down.target as Element | null
  if (target?.matches?.(TYPING)) return
  if (down.code === 'Space' && target?.matches?.('button:not(:disabled, [aria-disabled=true]), a, summary')) return
  if (take(down.code)) down.preventDefault()
}
