// The levels of bots: which there are, and which ones the page seats by itself.
import { manners } from './games'
import { settings } from './settings.svelte'
import type { GameInfo } from './shapes'

const FAVOURITES = ['easy', 'greedy']

/** The available levels, weakest first. */
export function levels(info: GameInfo): readonly string[] {
  return info.bots.filter((bot) => !bot.includes('@') && (bot !== 'greedy' || info.bots.length < 3))
}

/** The bots for a chair: each level, in some games at several speeds, slowest first. */
export function forChair(info: GameInfo): readonly string[] {
  const speed = (bot: string): number => Number(bot.split('@')[1] ?? 100)
  return levels(info).flatMap((level) => info.bots.filter((bot) => bot.split('@')[0] === level).sort((one, other) => speed(one) - speed(other)))
}

/** The default level: the one that was chosen, else the easiest. */
export function likedLevel(info: GameInfo): string {
  const liked = [settings.bot, ...FAVOURITES].find((bot) => levels(info).includes(bot))
  return liked ?? info.bots[0] ?? 'random'
}

/** The default bot: of that level; where the easiest is still too quick for a beginner, a slower one. */
export function botOf(info: GameInfo): string {
  const [level, { gentle }] = [likedLevel(info), manners(info.game)]
  return level === 'easy' && gentle && info.bots.includes(gentle) ? gentle : level
}
