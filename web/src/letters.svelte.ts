// What is printed on the player's own keyboard, where the browser tells.
interface Layouts {
  keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> }
}

let own: ReadonlyMap<string, string> | undefined = $state.raw()
void (navigator as Layouts).keyboard?.getLayoutMap().then((map) => (own = map), () => {})

/** What is printed on a key, by its code: KeyT is T. */
export const printed = (code: string): string => (own?.get(code) ?? code.at(-1) ?? '').toUpperCase()
