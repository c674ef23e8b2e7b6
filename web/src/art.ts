// The symbols of draw/art, which pictures and print share: inserted into the page once, then used by name. Faces and
// reactions are files of their own, loaded when the first of them is shown: people.ts.
const FILES = import.meta.glob<string>('../../src/swordfish/draw/art/{actions,bones,creatures,dice,glyphs,marks}.svg', { query: '?raw', import: 'default', eager: true })

/** One hidden picture with all symbols. */
export function sprite(): string {
  const symbols = Object.values(FILES).flatMap((file) => file.match(/<symbol[^]*?<\/symbol>/g) ?? [])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false"><defs>${symbols.join('').replace(/>\s+</g, '><')}</defs></svg>`
}
