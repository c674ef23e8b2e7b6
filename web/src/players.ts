// Kinds of players, and what the page chooses for each before their first game.
import type { Settings } from './settings.svelte'

export const PLAYERS = ['new', 'knows'] as const
export type PlayerKind = (typeof PLAYERS)[number]

/** The creature that stands for each. */
export const SHOWN: Readonly<Record<PlayerKind, string>> = { new: 'face-seal', knows: 'face-octopus' }

export const LIKED: Readonly<Record<PlayerKind, Pick<Settings, 'bot' | 'hints' | 'pace'>>> = {
  new: { bot: 'easy', hints: true, pace: 'calm' },
  knows: { bot: 'hard', hints: false, pace: 'quick' },
}
