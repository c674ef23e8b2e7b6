// The log of a table in words.

const MOST = 400

export interface Line {
  id: number
  text: string
  kind: 'event' | 'table' | 'said'
  guest: string // who said it
}

export class Lines {
  all: readonly Line[] = $state.raw([])
  private last = 0

  /** Add a line; its text follows the language. */
  add(say: () => string, kind: Line['kind'], guest = ''): void {
    const line = {
      id: ++this.last,
      kind,
      guest,
      get text() {
        return say()
      },
    }
    this.all = [...this.all.slice(-MOST), line]
  }
}
