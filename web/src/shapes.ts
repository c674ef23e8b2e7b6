// Made by `python -m swordfish.server.typescript`. A test compares.

export interface Speak {
  type: 'Speak'
  number: number
  commands: readonly unknown[]
}

export interface Suppose {
  type: 'Suppose'
  number: number
  commands: readonly unknown[]
  far: boolean
}

export interface Show {
  type: 'Show'
  body: unknown
}

export interface Sit {
  type: 'Sit'
  number: number
  seat: number
}

export interface Stand {
  type: 'Stand'
  number: number
}

export interface SeatBot {
  type: 'SeatBot'
  number: number
  seat: number
  bot: string
}

export interface Remove {
  type: 'Remove'
  number: number
  seat: number
}

export interface Lock {
  type: 'Lock'
  number: number
  locked: boolean
}

export interface Salt {
  type: 'Salt'
  number: number
  salt: string
}

export interface Begin {
  type: 'Begin'
  number: number
}

export interface Chat {
  type: 'Chat'
  number: number
  phrase: string
  text: string
}

export interface AskUndo {
  type: 'AskUndo'
  number: number
}

export interface AnswerUndo {
  type: 'AnswerUndo'
  number: number
  agreed: boolean
}

export interface Rematch {
  type: 'Rematch'
  number: number
}

export interface Pong {
  type: 'Pong'
  id: number
}

export type Heard = Speak | Suppose | Show | Sit | Stand | SeatBot | Remove | Lock | Salt | Begin | Chat | AskUndo | AnswerUndo | Rematch | Pong

export interface SeatView {
  name: string
  bot: string
  taken: boolean
  present: boolean
  lag: number
}

export interface TableView {
  table: string
  code: string
  game: string
  options: Readonly<Record<string, unknown>>
  phase: string
  seats: readonly SeatView[]
  host: boolean
  you: number | null
  locked: boolean
  listed: boolean
  commitment: string
  undo: number | null
  rematch: string
  turn_ms: number
  rated: boolean
}

export interface News {
  type: 'News'
  seq: number
  entries: readonly unknown[]
  steps?: readonly unknown[]
  sheet?: TableView
  view?: unknown
  due?: unknown
  legal?: unknown
  ahead?: unknown
  at: number
}

export interface Done {
  type: 'Done'
  number: number
  seq: number
}

export interface Refused {
  type: 'Refused'
  number: number
  key: string
  facts: Readonly<Record<string, unknown>>
  text: string
}

export interface Supposed {
  type: 'Supposed'
  number: number
  view: unknown
  due: unknown
  legal: unknown
  events: readonly unknown[]
  ahead?: unknown
  far?: unknown
}

export interface Shown {
  type: 'Shown'
  seat: number
  body: unknown
}

export interface Presence {
  type: 'Presence'
  seats: readonly SeatView[]
}

export interface Ping {
  type: 'Ping'
  id: number
  within: number
}

export type Told = News | Done | Refused | Supposed | Shown | Presence | Ping

export interface Made {
  type: 'Made'
  game: string
  options: Readonly<Record<string, unknown>>
  host: string
  listed: boolean
  seats: number
  turn_ms: number
  rated: boolean
}

export interface Sat {
  type: 'Sat'
  seat: number
  guest: string
  name: string
}

export interface BotSat {
  type: 'BotSat'
  seat: number
  bot: string
  name: string
}

export interface Stood {
  type: 'Stood'
  seat: number
}

export interface Removed {
  type: 'Removed'
  seat: number
  guest: string
}

export interface Locked {
  type: 'Locked'
  locked: boolean
}

export interface Salted {
  type: 'Salted'
  seat: number
  salt: string
}

export interface Begun {
  type: 'Begun'
  names: readonly string[]
  players: readonly string[]
  rules: number
}

export interface Happened {
  type: 'Happened'
  at: number
  event: unknown
}

export interface Lapsed {
  type: 'Lapsed'
  seat: number
}

export interface Said {
  type: 'Said'
  guest: string
  name: string
  seat: number
  phrase: string
  text: string
}

export interface UndoAsked {
  type: 'UndoAsked'
  seat: number
  number: number
}

export interface UndoAnswered {
  type: 'UndoAnswered'
  seat: number
  agreed: boolean
}

export interface Ended {
  type: 'Ended'
  places: readonly number[]
  seed: string
}

export interface Rematched {
  type: 'Rematched'
  table: string
}

export interface Closed {
  type: 'Closed'
}

export type Entry = Made | Sat | BotSat | Stood | Removed | Locked | Salted | Begun | Happened | Lapsed | Said | UndoAsked | UndoAnswered | Ended | Rematched | Closed

export interface Choice {
  command: unknown
  text: string
}

export interface Described {
  picture: string
  position: string
  choices: readonly Choice[]
}

export interface Hint {
  key: string
  facts: Readonly<Record<string, number>>
}

export interface Answer {
  cards: readonly number[]
  orientations: readonly number[]
}

export interface Mine {
  tries: number
  hints: readonly Hint[]
  ms: number | null
  given_up: boolean
  answer: Answer | null
}

export interface Riddle {
  day: string
  game: string
  grade: string
  version: number
  size: number | null
  cards: readonly (readonly [number, number])[]
  mine: Mine
}

export interface Guess {
  day: string
  cards: readonly number[]
  orientations: readonly number[] | null
}

export interface Fault {
  key: string
  facts: Readonly<Record<string, number>>
}

export interface PuzzleVerdict {
  solved: boolean
  key: string
  facts: Readonly<Record<string, unknown>>
  faults: readonly Fault[]
  mine: Mine
}

export interface Day {
  day: string
}

export interface Solved {
  name: string
  ms: number
  tries: number
  hints: number
  you: boolean
}

export interface PuzzleResults {
  day: string
  solved: number
  place: number | null
  best: readonly Solved[]
}

export interface Streak {
  now: number
  longest: number
  days: number
}

export interface Alone {
  game: string
  options: unknown
  cards: number
  ms: number
  table: string
  made: number
}

export interface Layer {
  place: number
  orientation: number
}

export interface Moment {
  frame: number
  last: number
  at: number
  until: number
  counts: readonly number[]
  taken: readonly Layer[]
}

export interface Missed {
  moments: readonly Moment[]
}

export interface Lying {
  card: number
  orientation: number
}

export interface There {
  frame: number
  area: readonly Lying[]
  count: number
  start: number
  swishes: readonly (readonly Layer[])[]
}

export interface Practice {
  grade: string
  number: number
  size: number | null
  cards: readonly (readonly [number, number])[]
  hints: number
}

export interface PracticeGuess {
  grade: string
  number: number
  cards: readonly number[]
  orientations: readonly number[]
}

export interface PracticeVerdict {
  solved: boolean
  key: string
  facts: Readonly<Record<string, unknown>>
  faults: readonly Fault[]
}

export interface Hints {
  hints: readonly Hint[]
  answer: Answer | null
}

export namespace swish {
  export type Limit = readonly [least: number, most: number]
  
  export interface Options {
    seats: number
    limits: readonly Limit[]
    proof: number
    wait: number
    deck: readonly (readonly [ball: number, hoop: number])[]
  }
  
  export interface Lying {
    card: number
    orientation: number
  }
  
  export interface Layer {
    place: number
    orientation: number
  }
  
  export interface State {
    options: Options
    deck: readonly number[]
    area: readonly Lying[]
    piles: readonly (readonly number[])[]
    discard: readonly number[]
    layout: number
    words: readonly number[]
    waits: readonly number[]
    caller: number
    until: number
    mat: readonly Layer[]
  }
  
  export interface Call {
    type: 'Call'
    layout: number
  }
  
  export interface NoSwish {
    type: 'NoSwish'
    layout: number
  }
  
  export interface TakeBack {
    type: 'TakeBack'
    layout: number
  }
  
  export interface Lay {
    type: 'Lay'
    place: number
    orientation: number
  }
  
  export interface Lift {
    type: 'Lift'
    place: number
  }
  
  export interface Prove {
    type: 'Prove'
  }
  
  export interface Dealt {
    type: 'Dealt'
    places: readonly number[]
    cards: readonly Lying[]
  }
  
  export interface Called {
    type: 'Called'
    seat: number
    until: number
  }
  
  export interface Laid {
    type: 'Laid'
    seat: number
    place: number
    orientation: number
  }
  
  export interface Lifted {
    type: 'Lifted'
    seat: number
    place: number
  }
  
  export interface Proven {
    type: 'Proven'
    seat: number
    cards: readonly number[]
  }
  
  export interface ProofFailed {
    type: 'ProofFailed'
    seat: number
    given: readonly number[]
    until: number
  }
  
  export interface WaitEnded {
    type: 'WaitEnded'
    seat: number
  }
  
  export interface WordGiven {
    type: 'WordGiven'
    seat: number
  }
  
  export interface WordTakenBack {
    type: 'WordTakenBack'
    seat: number
  }
  
  export interface Swapped {
    type: 'Swapped'
    places: readonly number[]
    cards: readonly Lying[]
  }
  
  export type Command = Call | NoSwish | TakeBack | Lay | Lift | Prove
  
  export type Event = Dealt | Called | Laid | Lifted | Proven | ProofFailed | WaitEnded | WordGiven | WordTakenBack | Swapped
}

export namespace swishbones {
  export interface Fish {
    pieces: readonly number[]
    centres: readonly (readonly [number, number])[]
    penalty: readonly number[]
  }
  
  export interface State {
    fish: readonly Fish[]
    food: readonly (readonly [piece: number, x: number, y: number])[]
    turn: number
    moved: boolean
    fed: boolean
    mouth: readonly number[]
    quiet: number
    box: readonly number[]
    spacing: number
    quiet_rounds: number
    bends: readonly number[]
    places: readonly number[]
  }
  
  export interface Options {
    seats: number
    bones: number
    spacing: number
    quiet_rounds: number
    bends: readonly number[]
    places: readonly number[]
    colours: readonly (0 | 1 | 2 | 3)[]
    pond: readonly (readonly [piece: number, x: number, y: number])[]
  }
  
  export interface Morsel {
    piece: number
    indigestion: 0 | 1 | 2 | 3
  }
  
  export interface Blocker {
    seat: number
    piece: number
  }
  
  export interface Span {
    first: number
    last: number
    food: readonly Morsel[]
    blockers: readonly Blocker[]
  }
  
  export interface Ahead {
    heading: number
    swishes: number
    spans: readonly Span[]
  }
  
  export interface Take {
    type: 'Take'
    piece: number
  }
  
  export interface Place {
    type: 'Place'
    bearing: number
  }
  
  export interface Swish {
    type: 'Swish'
    bend: number
  }
  
  export interface Stop {
    type: 'Stop'
  }
  
  export interface PondLaid {
    type: 'PondLaid'
    bones: readonly (readonly [piece: number, x: number, y: number])[]
  }
  
  export interface BoneTaken {
    type: 'BoneTaken'
    seat: number
    piece: number
    colour: 0 | 1 | 2 | 3
  }
  
  export interface FishPlaced {
    type: 'FishPlaced'
    seat: number
    bearing: number
  }
  
  export interface Swished {
    type: 'Swished'
    seat: number
    bend: number
    food: readonly number[]
  }
  
  export interface BoneEaten {
    type: 'BoneEaten'
    seat: number
    piece: number
    colour: 0 | 1 | 2 | 3
    bend: number
  }
  
  export interface PenaltyTaken {
    type: 'PenaltyTaken'
    seat: number
    piece: number
    colour: 0 | 1 | 2 | 3
    why: 0 | 1 | 2 | 3
  }
  
  export interface Stopped {
    type: 'Stopped'
    seat: number
  }
  
  export interface Passed {
    type: 'Passed'
    seat: number
  }
  
  export interface TurnEnded {
    type: 'TurnEnded'
    seat: number
  }
  
  export type Command = Take | Place | Swish | Stop
  
  export type Event = PondLaid | BoneTaken | FishPlaced | Swished | BoneEaten | PenaltyTaken | Stopped | Passed | TurnEnded
}

export namespace swirl {
  export interface Options {
    seats: number
    teams: boolean
    rotating: boolean
    creatures: number
    colours: number
    numbers: number
    hand: number
    deck: readonly string[]
  }
  
  export interface State {
    options: Options
    deck: readonly number[]
    hands: readonly (readonly (number | null)[])[]
    series: readonly (readonly number[])[]
    piles: readonly (readonly number[])[]
    creatures: readonly (0 | 1 | 2 | 3)[]
    middle: readonly number[]
    turn: number
    deals: number
    played: readonly number[]
    taken: readonly number[]
    rules: number
  }
  
  export interface Choose {
    type: 'Choose'
    creature: 0 | 1 | 2 | 3
  }
  
  export interface Play {
    type: 'Play'
    card: number
  }
  
  export interface Take {
    type: 'Take'
    card: number
  }
  
  export interface Enough {
    type: 'Enough'
  }
  
  export interface CreatureChosen {
    type: 'CreatureChosen'
    seat: number
    creature: 0 | 1 | 2 | 3
  }
  
  export interface MiddleDealt {
    type: 'MiddleDealt'
    cards: readonly number[]
  }
  
  export interface Dealt {
    type: 'Dealt'
    hands: readonly (readonly (number | null)[])[]
  }
  
  export interface CardPlayed {
    type: 'CardPlayed'
    seat: number
    card: number
  }
  
  export interface CardChosen {
    type: 'CardChosen'
    seat: number
    card: number
  }
  
  export interface Captured {
    type: 'Captured'
    seat: number
    cards: readonly number[]
    laid: readonly number[]
  }
  
  export interface CardLeft {
    type: 'CardLeft'
    seat: number
    card: number
  }
  
  export interface NothingTaken {
    type: 'NothingTaken'
    seat: number
    card: number
  }
  
  export interface Snatched {
    type: 'Snatched'
    taker: number
    victim: number
    card: number
    replaced: readonly number[]
  }
  
  export interface HandsDropped {
    type: 'HandsDropped'
    seat: number
    hands: readonly (readonly (number | null)[])[]
  }
  
  export type Command = Choose | Play | Take | Enough
  
  export type Event = CreatureChosen | MiddleDealt | Dealt | CardPlayed | CardChosen | Captured | CardLeft | NothingTaken | Snatched | HandsDropped
}

export namespace swipe {
  export interface Hoard {
    chips: number
    dice: number
  }
  
  export interface State {
    centre: Hoard
    seats: readonly Hoard[]
    turn: number
    thrown: readonly (0 | 1 | 2 | 3 | 4)[]
    todo: readonly (0 | 1 | 2 | 3 | 4)[]
    contenders: readonly number[]
    left: number
  }
  
  export interface Options {
    seats: number
    chips: number
    dice: number
    most_throws: number
  }
  
  export interface Swipe {
    type: 'Swipe'
    victim: number
  }
  
  export interface Rolled {
    type: 'Rolled'
    faces: readonly (0 | 1 | 2 | 3 | 4)[]
  }
  
  export interface ChipTaken {
    type: 'ChipTaken'
    giver: number
    taker: number
  }
  
  export interface DieTaken {
    type: 'DieTaken'
    giver: number
    taker: number
  }
  
  export interface FaceSkipped {
    type: 'FaceSkipped'
    face: 0 | 1 | 2 | 3 | 4
  }
  
  export interface SuperSwiped {
    type: 'SuperSwiped'
    taker: number
    victims: readonly number[]
  }
  
  export interface TurnPassed {
    type: 'TurnPassed'
    to: number
  }
  
  export interface RolledOff {
    type: 'RolledOff'
    seats: readonly number[]
    faces: readonly (0 | 1 | 2 | 3 | 4)[]
  }
  
  export type Command = Swipe
  
  export type Event = Rolled | ChipTaken | DieTaken | FaceSkipped | SuperSwiped | TurnPassed | RolledOff
}

export const GAMES = ['swish', 'swishbones', 'swirl', 'swipe'] as const

export const SEAT_FIELDS: readonly string[] = ['due', 'giver', 'seat', 'seats', 'taker', 'to', 'victim', 'victims']

export const TURN_PASSED = 'TurnPassed'

export const SEAT_FACTS: readonly string[] = ['due', 'seat']

export const ENUM_WORDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'swishbones-bone-taken.colour': { 0: 'colour-red', 1: 'colour-yellow', 2: 'colour-green', 3: 'colour-blue' },
  'swishbones-bone-eaten.colour': { 0: 'colour-red', 1: 'colour-yellow', 2: 'colour-green', 3: 'colour-blue' },
  'swishbones-penalty-taken.colour': { 0: 'colour-red', 1: 'colour-yellow', 2: 'colour-green', 3: 'colour-blue' },
  'swishbones-penalty-taken.why': { 0: 'indigestion-none', 1: 'indigestion-tail', 2: 'indigestion-front', 3: 'indigestion-room' },
  'swirl-creature-chosen.creature': { 0: 'creature-crab', 1: 'creature-fish', 2: 'creature-sea-horse', 3: 'creature-star-fish' },
  'swipe-rolled.faces': { 0: 'face-swipe-chip', 1: 'face-win-chip', 2: 'face-swipe-die', 3: 'face-win-die', 4: 'face-x' },
  'swipe-face-skipped.face': { 0: 'face-swipe-chip', 1: 'face-win-chip', 2: 'face-swipe-die', 3: 'face-win-die', 4: 'face-x' },
  'swipe-rolled-off.faces': { 0: 'face-swipe-chip', 1: 'face-win-chip', 2: 'face-swipe-die', 3: 'face-win-die', 4: 'face-x' },
}
