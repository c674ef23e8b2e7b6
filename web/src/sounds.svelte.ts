// The sounds of a table: events, arrivals, the end. notice.svelte.ts tells of one's own turn.
import { manners } from './games'
import { play } from './sound'
import type { Table } from './table.svelte'

/** Play a table's sounds while the calling component lives. */
export function accompany(table: () => Table | undefined): void {
  $effect(() => {
    const [now, event] = [table(), table()?.event]
    if (event) play(manners(now?.state?.game ?? '').sound?.(event) ?? 'move')
  })
  $effect(() => {
    if (table()?.arrived) play('arrive')
  })
  $effect(() => {
    if (table()?.over) play('win')
  })
}
