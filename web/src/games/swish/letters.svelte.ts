// The sixteen keys that lie like the sixteen cards, named as they are on the player's own keyboard where the browser tells.
export const CODES: readonly string[] = [
  ...[1, 2, 3, 4].map((digit) => `Digit${digit}`),
  ...[...'QWERASDFZXCV'].map((name) => `Key${name}`),
]

interface Layouts {
  keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> }
}

let own: ReadonlyMap<string, string> | undefined = $state.raw()
void (navigator as Layouts).keyboard?.getLayoutMap().then((map) => (own = map), () => {})

/** What is printed on the key of a place; nothing where there is no such place. */
export function letter(place: number): string {
  const code = CODES[place]
  return code ? (own?.get(code) ?? code.at(-1) ?? '').toUpperCase() : ''
}

/** What is printed on any key that is a letter. */
export const printed = (code: string): string => (own?.get(code) ?? code.at(-1) ?? '').toUpperCase()
