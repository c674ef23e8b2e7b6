// A table for each test.
import { afterEach, beforeEach, vi } from 'vitest'
import { Table } from '../src/table.svelte'
import { speak } from '../src/words'
import { freshBrowser, Socket } from './browser'

/** Before each test: a fresh browser in English, and a table whose socket is open. After it: `current` is closed. */
export function eachTable(opened: (table: Table) => void, current: () => Table): void {
  beforeEach(async () => {
    await speak('en')
    freshBrowser()
    opened(new Table('C'))
    Socket.last.open()
  })
  afterEach(() => {
    current().close()
    vi.useRealTimers()
  })
}
