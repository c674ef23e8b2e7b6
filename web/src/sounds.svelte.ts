// The sounds of a table: events, one's own turn, the end.
import { manners } from './games'
import { play } from './sound'
import type { Table } from './table.svelte'

/** Play a table's sounds while the calling component lives. */
export function accompany(table: () => Table | undefined): void {
  let mine = false
  $effect(() => {
    const [now, event] = [table(), table()?.event]
    if (event) play(manners(now?.state?.game ?? '').sound?.(event) ?? 'move')
  })
  $effect(() => {
    const now = table()
    const turn = Boolean(now && !now.over && (now.asked || (now.ready && now.legal.length)))
    if (turn && !mine) play('turn')
    if (turn || now?.ready) mine = turn
  })
  $effect(() => {
    if (table()?.over) play('win')
  })
}
