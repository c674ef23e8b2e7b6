// The symbols of draw/art, which pictures and print share: inserted into the page once, then used by name. Faces and
// reactions are files of their own, loaded when the first of them is shown: people.ts.
const FILES = import.meta.glob<string>('../../src/swordfish/draw/art/{bones,creatures,dice,glyphs,marks}.svg', { query: '?raw', import: 'default', eager: true })

/** Insert the symbols that the first screen and most boards use. */
export function insertArt(): void {
  insert(Object.values(FILES))
}

/** Insert the symbols of files into the page, in one hidden picture. */
export function insert(files: readonly string[]): void {
  const symbols = files.flatMap((file) => file.match(/<symbol[^]*?<\/symbol>/g) ?? [])
  const drawn = document.createElement('div')
  drawn.hidden = true // what is not displayed is neither styled nor laid out; `use` draws it all the same
  drawn.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${symbols.join('').replace(/>\s+</g, '><')}</defs></svg>`
  document.body.append(drawn)
}
