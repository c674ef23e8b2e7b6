// Who is playing: a name, known to the server by a cookie; until then a name from the sea.
import { greet, me, type Me } from './api'
import { t } from './words'

/** One of the names that the catalogue has for guests. */
function fromTheSea(): string {
  const names = t('page-guest-names').split(', ')
  return names[Math.floor(Math.random() * names.length)] ?? ''
}

export const guest: { known: Me | undefined; name: string } = $state({ known: undefined, name: '' })

let asked: Promise<void> | undefined

/** Ask once whether the server knows us. */
export function recall(): Promise<void> {
  asked ??= me().then(
    (found) => {
      guest.known = found
      guest.name = found.name
    },
    () => {
      guest.name ||= fromTheSea()
    },
  )
  return asked
}

/** Be somebody, under the name that stands there now. */
export async function introduce(): Promise<void> {
  await recall()
  const name = guest.name.trim() || guest.known?.name || fromTheSea()
  if (guest.known?.name !== name) guest.known = await greet(name)
  guest.name = guest.known?.name ?? name
}
