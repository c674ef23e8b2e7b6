// Sentences from the catalogue that Python reads too.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { ENUM_WORDS, SEAT_FACTS, SEAT_FIELDS, TURN_PASSED, type Tagged } from './shapes'

const FILES = import.meta.glob<string>('../../src/swordfish/words/*.ftl', { query: '?raw', import: 'default' })
const LATER = import.meta.glob<string>('../../src/swordfish/words/later/*.ftl', { query: '?raw', import: 'default' })
export const LANGUAGES: readonly string[] = Object.keys(FILES).map((path) => path.slice(path.lastIndexOf('/') + 1, -4))

export type Facts = Readonly<Record<string, FluentVariable | Told | readonly number[]>>
/** A nested message: a fact that has a sentence of its own. */
export interface Told {
  readonly key: string
  readonly facts: Facts
}

/** The current bundle, reactive, so that a change of language updates every sentence. */
const spoken = new SvelteMap<'now', FluentBundle>()

/** The first preferred language that we have; else English. */
export function choose(wanted: readonly string[]): string {
  const short = wanted.map((one) => one.toLowerCase().split('-')[0] ?? '')
  return short.find((one) => LANGUAGES.includes(one)) ?? 'en'
}

declare const LANGUAGE_NAMES: Readonly<Record<string, string>> // by vite.config.js

/** A language's name in itself. */
export function nameOf(one: string): string {
  return LANGUAGE_NAMES[one] ?? one
}

/** Whether the sentences after the first screen are needed. */
let more = false

/** Switch to that language; fetches only its catalogue. */
export async function speak(wanted: string): Promise<void> {
  const made = new FluentBundle(wanted, { useIsolating: false })
  const texts = await Promise.all([FILES, ...(more ? [LATER] : [])].map((files) => textOf(files, wanted)))
  for (const text of texts) made.addResource(new FluentResource(text))
  spoken.set('now', made)
  if (typeof document !== 'undefined') document.documentElement.lang = wanted
}

function textOf(files: typeof FILES, wanted: string): Promise<string> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${wanted}.ftl`))?.[1]
  if (!load) throw new Error(wanted)
  return load()
}

let loading: Promise<void> | undefined

/** Load the sentences that the first screen does not need, in this language and in every later one. */
export function later(): Promise<void> {
  more = true
  const now = language()
  loading ??= !now ? Promise.resolve() : speak(now).catch((why: unknown) => { // before the first language, that one brings them
    loading = undefined // retry with the next call
    throw why
  })
  return loading
}

/** The sentence of a key, with players' names for seats; a missing key is a bug and is shown as it is. */
export function t(key: string, facts: Facts = {}, names: readonly string[] = []): string {
  const bundle = spoken.get('now')
  const message = bundle?.getMessage(key)
  if (!bundle || !message?.value) return key
  const words: Record<string, FluentVariable> = {}
  for (const [name, fact] of Object.entries(facts)) {
    if (isTold(fact)) words[name] = t(fact.key, fact.facts, names).replace(/\.$/, '')
    else if (isSeats(fact)) words[name] = listed(fact.map((seat) => named(seat, names)))
    else if (SEAT_FACTS.includes(name) && typeof fact === 'number') {
      words[name] = named(fact, names)
      words[`${name}-number`] = fact + 1
    } else words[name] = name === 'date' && typeof fact === 'string' ? day(fact) : fact
  }
  return bundle.formatPattern(message.value, words, [])
}

const isTold = (fact: Facts[string]): fact is Told => typeof fact === 'object' && fact !== null && 'key' in fact
const isSeats = (fact: Facts[string]): fact is readonly number[] => Array.isArray(fact)

const BRITISH: Readonly<Record<string, string>> = { en: 'en-GB' }

/** The language that is spoken now. */
export const language = (): string => spoken.get('now')?.locales[0] ?? ''

/** The language as it is written where the player lives, for dates and times. The English catalogue is spelled the
 * British way, so its dates are British everywhere. */
export const region = (): string =>
  BRITISH[language()] ?? navigator.languages.find((one) => one.split('-')[0] === language()) ?? language()

export function has(key: string): boolean {
  return spoken.get('now')?.hasMessage(key) ?? false
}

/** Join names: Ann, Ben und Cat. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(BRITISH[language()] ?? language(), { type: 'conjunction' }).format(names)
}

/** A game's title; its name if the catalogue does not have it. */
export const gameName = (game: string): string => (has(`page-name-${game}`) ? t(`page-name-${game}`) : game.charAt(0).toUpperCase() + game.slice(1))

/** What a bot is called in a game, and what it is like; a bot that is no level has neither. */
export const botName = (game: string, bot: string): string | undefined => ofBot(game, bot, '')
export const character = (game: string, bot: string, name = botName(game, bot)): string | undefined => ofBot(game, bot, '-character', name)

function ofBot(game: string, bot: string, what: string, name = ''): string | undefined {
  const [level] = bot.split('@')
  const key = [`bot-${game}-${level}${what}`, `bot-any-${level}${what}`].find(has)
  return key && t(key, { name })
}

/** A bot as it is offered for a chair: its name, if it has one here, and how well it plays. */
export function seated(game: string, bot: string): string {
  const name = botName(game, bot)
  return name ? t('page-chair-bot', { name, level: levelOf(bot) }) : t('page-chair-bot-any', { level: levelOf(bot) })
}

/** How well a bot plays, in words; `easy@80` is the level easy at 80 % of its speed. */
export function levelOf(bot: string): string {
  const [level = '', speed] = bot.split('@')
  const said = has(`page-bot-${level}`) ? t(`page-bot-${level}`) : bot
  return speed ? t('page-bot-speed', { level: said, speed: Number(speed) }) : said
}

/** A seat's display name: its player's name, or its number. Data counts seats from 0, sentences from 1. */
export function named(seat: number, names: readonly string[]): string {
  return names[seat] || t('seat', { number: seat + 1 })
}

/** A date such as 2026-11-16, localised. */
export function day(date: string, style: 'long' | 'full' = 'long'): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: style, timeZone: 'UTC' }).format(new Date(date))
}

/** ChipTaken of swipe: swipe-chip-taken. */
export function keyOf(game: string, type: string): string {
  return `${game}-${type.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}`
}

/** An event in words. Its fields are the facts; a seat becomes a name, and its number is `$field-seat`; for an enum
 * member `$field-is` is its name, for languages in which other words agree with it. `over`: the event ended the game,
 * so it passes the turn to no one. */
export function tell(game: string, event: Tagged, names: readonly string[], more: Facts = {}, over = false): string {
  if (over && event.type === TURN_PASSED) return t('game-over')
  const key = keyOf(game, event.type)
  const facts = factsOf(key, event, names)
  return has(key) ? t(key, { ...facts, ...more }) : plainly(event, facts)
}

/** The fields of an event as facts for its sentence, which has this key. */
export function factsOf(key: string, event: Tagged, names: readonly string[]): Readonly<Record<string, FluentVariable>> {
  const facts: Record<string, FluentVariable> = {}
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (field === 'type') continue
    const name = field.replaceAll('_', '-')
    if (Array.isArray(value)) facts[`${name}-count`] = value.length
    if (SEAT_FIELDS.includes(field)) {
      if (Array.isArray(value)) facts[name] = listed(value.map((seat: number) => named(seat, names)))
      else {
        facts[name] = named(value as number, names)
        facts[`${name}-seat`] = value as number
      }
    } else {
      const enumWords = ENUM_WORDS[`${key}.${field}`]
      const word = (one: unknown): FluentVariable =>
        enumWords ? t(enumWords[one as number] ?? '') : typeof one === 'number' ? one : String(one)
      facts[name] = Array.isArray(value) ? value.map(word).join(', ') : word(value)
      const member = Array.isArray(value) ? undefined : enumWords?.[value as number]
      if (member) facts[`${name}-is`] = member.slice(member.indexOf('-') + 1)
    }
  }
  return facts
}

/** An event without a sentence: its name and facts. */
function plainly(event: Tagged, facts: Readonly<Record<string, FluentVariable>>): string {
  const told = Object.entries(facts).filter(([name]) => !name.endsWith('-seat') && !name.endsWith('-count'))
  const name = event.type.replace(/(?<!^)(?=[A-Z])/g, ' ').toLowerCase()
  return told.length ? `${name} (${told.map(([field, fact]) => `${field} ${String(fact)}`).join(', ')})` : name
}
