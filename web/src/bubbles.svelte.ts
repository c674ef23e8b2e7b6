// What players show at their seats for a few seconds.

const SHOWN = 4500 // ms

/** A drawing or words. */
export interface Bubble {
  id: number
  reaction: string
  text: string
}

export class Bubbles {
  shown: Readonly<Record<number, Bubble>> = $state.raw({}) // by seat
  private last = 0

  /** Show something at a seat, and take it away later. */
  show(seat: number, said: Omit<Bubble, 'id'>): void {
    const id = ++this.last
    this.shown = { ...this.shown, [seat]: { id, ...said } }
    setTimeout(() => {
      if (this.shown[seat]?.id !== id) return
      const { [seat]: _, ...others } = this.shown
      this.shown = others
    }, SHOWN)
  }
}
