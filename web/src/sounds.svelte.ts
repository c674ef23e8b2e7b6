// The sounds of a table: events, arrivals, the end. notice.svelte.ts tells of one's own turn.
import { untrack } from 'svelte'
import { manners } from './games'
import { play } from './sound'
import type { Table } from './table.svelte'

/** Play a table's sounds while the calling component lives: each once, whatever other news come. */
export function accompany(table: () => Table | undefined): void {
  const over = $derived(table()?.over ?? false)
  $effect(() => {
    const event = table()?.event
    if (event) untrack(() => play(manners(table()?.state?.game ?? '').sound?.(event) ?? 'move'))
  })
  $effect(() => {
    if (table()?.arrived) untrack(() => play('arrive'))
  })
  $effect(() => {
    if (over) untrack(() => play('win'))
  })
}
