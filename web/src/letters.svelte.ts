// The labels of the player's keyboard, if the browser provides them.
interface Layouts {
  keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> }
}

let own: ReadonlyMap<string, string> | undefined = $state.raw()
void (navigator as Layouts).keyboard?.getLayoutMap().then((map) => (own = map), () => {})

/** The label of a key by its code: KeyT is T. */
export const printed = (code: string): string => (own?.get(code) ?? code.at(-1) ?? '').toUpperCase()
