// A rated game's effect on somebody's strength, in words a family understands.
import type { StrengthChange } from './shapes'
import { t } from './words'

/** A band of strength: its name. */
export const bandName = (band: number): string => t(`page-band-${band}`)

/** What a game did to the reader's strength. */
export function effectWords({ before, after, change }: StrengthChange): string {
  if (before === null) return t('page-effect-first')
  if (after > before) return t('page-effect-band-up', { band: bandName(after) })
  if (after < before) return t('page-effect-band-down', { band: bandName(after) })
  return t(change > 0 ? 'page-effect-up' : change < 0 ? 'page-effect-down' : 'page-effect-same')
}
