// The symbols of the interface as paths on a square of 24: independent of fonts.

interface Drawn {
  readonly line?: string // stroked
  readonly solid?: string // filled
}

const CIRCLE = 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z'
const TURN = 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.5 2.5v4.3h-4.3'
const BACK = 'M4.5 12a7.5 7.5 0 1 0 2.6-5.7M6.5 2.5v4.3h4.3'

const DRAWN = {
  tick: { line: 'M4.5 12.5l5 5L19.5 6.5' },
  cross: { line: 'M6 6l12 12M18 6L6 18' },
  menu: { line: 'M4 6.500h16M4 12h16M4 17.500h16' },
  hint: { line: 'M9 18.500h6M10 21.500h4M12 2.500a6.500 6.500 0 0 0-3.500 12c.7.5 1 1.200 1 2h5c0-.8.3-1.500 1-2a6.500 6.500 0 0 0-3.500-12Z' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  warning: { line: 'M12 4.5v9.5M12 19.2v.3' },
  clock: { line: 'M12 6.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15ZM9.5 2.5h5M12 2.5v4M12 10.5V14l2.5 1.5' },
  left: { line: 'M19.5 12h-15M10.5 6l-6 6l6 6' },
  right: { line: 'M4.5 12h15M13.5 6l6 6l-6 6' },
  up: { line: 'M12 19.5v-15M6 10.5l6-6l6 6' },
  down: { line: 'M12 4.5v15M6 13.5l6 6l6-6' },
  before: { solid: 'M16.5 5v14L6.5 12Z' },
  after: { solid: 'M7.5 5v14l10-7Z' },
  first: { solid: 'M19 5v14L9 12Z', line: 'M6 6v12' },
  last: { solid: 'M5 5v14l10-7Z', line: 'M18 6v12' },
  play: { solid: 'M6.5 3.5v17L20.5 12Z' },
  pause: { solid: 'M6 4.5h4v15H6ZM14 4.5h4v15h-4Z' },
  stop: { solid: 'M6 6h12v12H6Z' },
  undo: { line: 'M5 9.5h9.5a5 5 0 0 1 0 10H9M9 5L4.5 9.5L9 14' },
  again: { line: BACK },
  turn: { line: TURN },
  'flip-across': { line: 'M12 3v2.5M12 9v2.5M12 15v2.5M12 20.5V21M8.5 12h-6M5.5 8.5L2 12l3.5 3.5M15.5 12h6M18.5 8.5L22 12l-3.5 3.5' },
  'flip-down': { line: 'M3 12h2.5M9 12h2.5M15 12h2.5M20.5 12H21M12 8.5v-6M8.5 5.5L12 2l3.5 3.5M12 15.5v6M8.5 18.5L12 22l3.5-3.5' },
  enter: { line: 'M19.5 5v6.5a3 3 0 0 1-3 3H5M9.5 10L5 14.5L9.5 19' },
  erase: { line: 'M9 5.5h11.5v13H9L3 12ZM11.5 9.5l5 5M16.5 9.5l-5 5' },
  leave: { line: 'M14 4H5.5v16H14M10 12h11M17 8l4 4l-4 4' },
  free: { line: 'M12 5.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z' },
  blocked: { line: 'M4 4h16v16H4ZM4 12l8-8M4 20L20 4M12 20l8-8' },
  friends: { line: 'M8.500 4.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7ZM2.500 20a6 6 0 0 1 12 0M18.500 8.500v7M15 12h7' },
  device: { line: 'M8 2.500h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM11 18.200h2' },
  person: { solid: 'M12 3.5a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9ZM3.500 21C4 15.500 7.500 13.500 12 13.500S20 15.500 20.500 21Z' },
  robot: { line: 'M12 3v3M6.5 8.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM9 13v.5M15 13v.5M9.500 17h5' },
  unplugged: { line: 'M4 4l16 16M9 3v4M15 3v4M7 8h10v4a5 5 0 0 1-5 5v4' },
  speaker: { solid: 'M3 9.500h4l5-4.500v14l-5-4.500H3Z', line: 'M15.500 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12' },
  bell: { line: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15ZM10 21h4' },
  disc: { solid: 'M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z' },
  diamond: { solid: 'M12 3l8 9l-8 9l-8-9Z' },
  auto: { line: CIRCLE, solid: 'M12 3a9 9 0 0 0 0 18Z' },
  light: {
    solid: 'M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z',
    line: 'M12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6l1.4 1.4M18 18l1.4 1.4M4.6 19.4l1.4-1.4M18 6l1.4-1.4',
  },
  dark: { solid: 'M20.5 14.5A9 9 0 1 1 9.5 3.5A7.2 7.2 0 0 0 20.5 14.5Z' },
  contrast: { line: CIRCLE, solid: 'M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9Z' },
} satisfies Readonly<Record<string, Drawn>>

export type IconName = keyof typeof DRAWN
export const ICONS: Readonly<Record<IconName, Drawn>> = DRAWN

/** Characters of the catalogues that the page draws: a terminal prints them. */
const SIGNS: Readonly<Record<string, IconName>> = { '✓': 'tick', '✕': 'cross', '←': 'left', '→': 'right', '↑': 'up', '↓': 'down', '⏱': 'clock' }

export interface Piece {
  readonly text: string
  readonly icon?: IconName | undefined
  readonly tail?: string // the punctuation after a sign, which stays on its line
}

/** Split a sentence into text and signs with icons; punctuation belongs to the sign before it. */
export function pieces(sentence: string): readonly Piece[] {
  const parts = sentence.split(new RegExp(`([${Object.keys(SIGNS).join('')}]\\p{P}*)`, 'u'))
  return parts.filter(Boolean).map((part) => {
    const [sign = '', ...tail] = part
    const icon = SIGNS[sign]
    if (!icon) return { text: part }
    return tail.length ? { text: sign, icon, tail: tail.join('') } : { text: sign, icon }
  })
}
