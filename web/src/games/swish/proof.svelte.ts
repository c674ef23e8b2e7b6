// A proof in progress: the selected layer, and the actions of taps and keys. The mat's owner applies the changes.
import { HALF_TURN, LEFT_RIGHT, TOP_BOTTOM, type Layer, type Pair } from './cards'
import { CODES } from './letters'

export interface Owner {
  mat(): readonly Layer[]
  /** The orientation of a place's card; undefined if there is none or it cannot be laid now. */
  lies(place: number): number | undefined
  lay(layer: Layer): void
  lift(place: number): void
  prove(): void
}

/** The end of a proof: the mat with its cards. */
export interface Ended {
  seat: number
  layers: readonly Layer[]
  pairs: ReadonlyMap<number, Pair>
  good: boolean
  given: number // cards that a wrong call costs
}

const ARROWS: Readonly<Record<string, number>> = {
  ArrowLeft: LEFT_RIGHT,
  ArrowRight: LEFT_RIGHT,
  ArrowUp: TOP_BOTTOM,
  ArrowDown: TOP_BOTTOM,
  KeyT: HALF_TURN,
}

export class Proof {
  picked: number | undefined = $state()

  constructor(private readonly owner: Owner) {}

  readonly pick = (place: number | undefined): void => {
    this.picked = place
  }

  readonly isLaid = (place: number): boolean => this.owner.mat().some((layer) => layer.place === place)

  /** Lay a card in its current orientation. */
  readonly lay = (place: number): void => {
    const orientation = this.owner.lies(place)
    if (orientation === undefined) return
    this.picked = place
    this.owner.lay({ place, orientation })
  }

  readonly lift = (place: number): void => {
    if (!this.isLaid(place)) return
    if (this.picked === place) this.picked = this.owner.mat().findLast((layer) => layer.place !== place)?.place
    this.owner.lift(place)
  }

  readonly turnOver = (place: number, axis: number): void => {
    const layer = this.owner.mat().find((one) => one.place === place)
    if (!layer) return
    this.picked = place
    this.owner.lay({ place, orientation: layer.orientation ^ axis })
  }

  readonly prove = (): void => this.owner.prove()

  /** A tap lays a card; the next one selects it, then lifts it. */
  readonly tap = (place: number): void => {
    if (!this.isLaid(place)) this.lay(place)
    else if (this.picked === place) this.lift(place)
    else this.picked = place
  }

  /** The sixteen keys lay, arrows flip, T turns, Backspace lifts, Enter proves, unless a button has the focus. */
  key(code: string): boolean {
    if (code === 'Enter') {
      if (document.activeElement?.matches('button, summary, a, select')) return false
      this.prove()
    } else if (CODES.includes(code)) this.tap(CODES.indexOf(code))
    else if (this.picked === undefined) return false
    else if (code in ARROWS) this.turnOver(this.picked, ARROWS[code] ?? 0)
    else if (code === 'Backspace' || code === 'Delete') this.lift(this.picked)
    else return false
    return true
  }
}
