// What just happened, or a hint, in one line: the same sentence in several wordings, the longest first.
import { manners } from './games'
import type { Tagged } from './shapes'
import { factsOf, listed, t, tell } from './words'

/** Shorter names: the first word where it tells players apart, else the first letters. “Player 2” keeps its number. */
export function shortened(names: readonly string[], most = 12): string[] {
  const first = names.map((name) => /^\S+( \d+)?/.exec(name)?.[0] ?? '')
  return names.map((name, seat) => {
    const word = first[seat] ?? ''
    if (word.length > 2 && word.length <= most && first.filter((one) => one === word).length === 1) return word
    return name.length > most ? `${name.slice(0, most - 2)}…` : name
  })
}

/** Events whose sentence lists things that the board shows. */
const BRIEF: Readonly<Record<string, string>> = {
  BoneTaken: 'page-brief-bone',
  Captured: 'page-brief-captured',
  MiddleDealt: 'page-brief-middle',
  PenaltyTaken: 'page-brief-ache',
  Rolled: 'page-brief-rolled',
  ProofFailed: 'page-swish-no',
}
const CLAUSE = /^[^,.!?:]{9,}?(?:\s?[!?](?=\s|$)|(?=\s?[,.:](\s|$)))/ // the first one that says something, with its mark of an exclamation

/** An event in words, then with shorter names, then what matters of it, at last with the shortest names. */
export function captions(game: string, event: Tagged, names: readonly string[], options?: object, over = false, earlier: readonly Tagged[] = []): string[] {
  if (event.type === 'Rewound') return [t('page-log-rewound')]
  const { facts, recall } = manners(game)
  const told = (known: readonly string[]): string => tell(game, event, known, { ...facts?.(event, options), ...recall?.(event, earlier) }, over)
  const [short, tiny] = [shortened(names), shortened(names, 7)]
  const brief = BRIEF[event.type]
  const clause = (words: string): string => CLAUSE.exec(words)?.[0] ?? words
  return [told(names), told(short), ...(brief ? [t(brief, factsOf(brief, event, short))] : [clause(told(short)), clause(told(tiny))])]
}

/** The commands of a hint in words, then with shorter names, then only the first one, at last in a few words: the board draws them all. */
export function hints(game: string, commands: readonly Tagged[], view: unknown, names: readonly string[]): string[] {
  const { choice, chain } = manners(game)
  const few = chain?.(commands)
  const whole = commands.length !== 1 && few
  const each = (known: readonly string[]): string[] => commands.map((command) => choice?.(command, view, known) ?? command.type)
  const short = each(shortened(names, 7))
  const wordings = whole ? [whole] : [listed(each(names)), listed(short), short[0] ?? '', ...(few ? [few] : [])]
  return [...new Set(wordings)].map((words) => t('page-hint-told', { choice: words }))
}
