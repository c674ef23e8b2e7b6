// What goes over the wire, from the Python structs. Written by: python -m swordfish.server.types web/src/wire.ts
// Do not edit: a test compares this file with the structs.

export interface Speak {
  type: 'Speak'
  number: number
  commands: unknown[]
}

export interface Suppose {
  type: 'Suppose'
  number: number
  commands: unknown[]
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
  phrase?: string
  text?: string
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

export interface Name {
  name: string
}

export interface Key {
  key: string
}

export interface NewTable {
  game: string
  options?: Record<string, unknown>
  listed?: boolean
  turn_ms?: number
}

export interface Guess {
  day: string
  cards: number[]
}

export interface News {
  type: 'News'
  seq: number
  entries: Entry[]
  steps?: unknown[]
  sheet?: Sheet
  view?: unknown
  due?: Due
  legal?: unknown
  at: number
}

export interface Sheet {
  table: string
  code: string
  game: string
  options: Record<string, unknown>
  phase: string
  seats: Seat[]
  host: boolean
  you: number | null
  locked: boolean
  listed: boolean
  commitment: string
  undo: number | null
  rematch: string
  turn_ms: number
}

export interface Seat {
  name: string
  bot: string
  taken: boolean
  present: boolean
  lag: number
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
  facts: Record<string, unknown>
  text: string
}

export interface Supposed {
  type: 'Supposed'
  number: number
  view: unknown
  due: Due
  legal: unknown
  events: unknown[]
}

export interface Shown {
  type: 'Shown'
  seat: number
  body: unknown
}

export interface Presence {
  type: 'Presence'
  seats: Seat[]
}

export interface Ping {
  type: 'Ping'
  id: number
}

export interface Made {
  type: 'Made'
  game: string
  options: Record<string, unknown>
  host: string
  listed: boolean
  seats: number
  turn_ms: number
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
  names: string[]
  players: string[]
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
  places: number[]
  seed: string
}

export interface Rematched {
  type: 'Rematched'
  table: string
}

export interface Closed {
  type: 'Closed'
}

export interface Me {
  guest: string
  name: string
}

export interface NewKey {
  key: string
  link: string
  seconds: number
}

export interface GameInfo {
  game: string
  seats: number[]
  variants: Record<string, unknown>
  options: Record<string, unknown>
  bots: string[]
}

export interface TableInfo {
  table: string
  code: string
  game: string
  options: Record<string, unknown>
  phase: string
  listed: boolean
  locked: boolean
  seats: Place[]
  turn_ms: number
  made: number
  link: string
}

export interface Place {
  name: string
  bot: string
  taken: boolean
}

export interface MadeTable {
  table: string
  code: string
  link: string
}

export interface Past {
  table: string
  code: string
  game: string
  phase: string
  seat: number
  place: number | null
  made: number
}

export interface Rating {
  name: string
  bot: boolean
  game: string
  mu: number
  sigma: number
  low: number
  high: number
  games: number
  you: boolean
}

export interface Best {
  game: string
  options: unknown
  cards: number
  ms: number
  table: string
}

export interface Share {
  link: string
}

export interface Replay {
  game: string
  names: string[]
  players: string[]
  places: number[]
  options: unknown
  count: number
  start: number
  frames: Frame[]
}

export interface Frame {
  at: number
  event: unknown
  view: unknown
}

export interface Health {
  ok: boolean
  version: string
  games: string[]
}

export interface Riddle {
  day: string
  game: string
  grade: string
  version: number
  size: number | null
  cards: [number, number][]
}

export interface Verdict {
  solved: boolean
  tries: number
  ms: number | null
  cards: number[]
  orientations: number[]
}

export interface Solved {
  name: string
  ms: number
  tries: number
  you: boolean
}

export interface SwishState {
  options: SwishOptions
  deck: number[]
  area: SwishLying[]
  piles: number[][]
  discard: number[]
  layout: number
  words: number[]
  waits: number[]
  caller: number
  until: number
  mat: SwishLayer[]
}

export interface SwishOptions {
  seats: number
  limits: SwishLimit[]
  proof: number
  wait: number
  deck: [ball: number, hoop: number][]
}

export type SwishLimit = [number, number]

export interface SwishLying {
  card: number
  orientation: number
}

export interface SwishLayer {
  place: number
  orientation: number
}

export interface SwishCall {
  type: 'Call'
  layout: number
}

export interface SwishNoSwish {
  type: 'NoSwish'
  layout: number
}

export interface SwishTakeBack {
  type: 'TakeBack'
  layout: number
}

export interface SwishLay {
  type: 'Lay'
  place: number
  orientation: number
}

export interface SwishLift {
  type: 'Lift'
  place: number
}

export interface SwishProve {
  type: 'Prove'
}

export interface SwishDealt {
  type: 'Dealt'
  places: number[]
  cards: SwishLying[]
}

export interface SwishCalled {
  type: 'Called'
  seat: number
  until: number
}

export interface SwishLaid {
  type: 'Laid'
  seat: number
  place: number
  orientation: number
}

export interface SwishLifted {
  type: 'Lifted'
  seat: number
  place: number
}

export interface SwishProven {
  type: 'Proven'
  seat: number
  cards: number[]
}

export interface SwishProofFailed {
  type: 'ProofFailed'
  seat: number
  given: number[]
  until: number
}

export interface SwishWaitEnded {
  type: 'WaitEnded'
  seat: number
}

export interface SwishWordGiven {
  type: 'WordGiven'
  seat: number
}

export interface SwishWordTakenBack {
  type: 'WordTakenBack'
  seat: number
}

export interface SwishSwapped {
  type: 'Swapped'
  places: number[]
  cards: SwishLying[]
}

export interface SwishbonesState {
  fish: SwishbonesFish[]
  food: [piece: number, x: number, y: number][]
  turn: number
  moved: boolean
  fed: boolean
  mouth: number[]
  quiet: number
  box: number[]
  spacing: number
  quiet_rounds: number
  bends: number[]
  places: number[]
}

export interface SwishbonesFish {
  pieces: number[]
  centres: [number, number][]
  penalty: number[]
}

export interface SwishbonesTake {
  type: 'Take'
  piece: number
}

export interface SwishbonesPlace {
  type: 'Place'
  bearing: number
}

export interface SwishbonesSwish {
  type: 'Swish'
  bend: number
}

export interface SwishbonesStop {
  type: 'Stop'
}

export interface SwishbonesPondLaid {
  type: 'PondLaid'
  bones: [piece: number, x: number, y: number][]
}

export interface SwishbonesBoneTaken {
  type: 'BoneTaken'
  seat: number
  piece: number
  colour: SwishbonesColour
}

export type SwishbonesColour = 0 | 1 | 2 | 3
export const SwishbonesColour = {
  RED: 0,
  YELLOW: 1,
  GREEN: 2,
  BLUE: 3,
} as const

export interface SwishbonesFishPlaced {
  type: 'FishPlaced'
  seat: number
  bearing: number
}

export interface SwishbonesSwished {
  type: 'Swished'
  seat: number
  bend: number
  food: number[]
}

export interface SwishbonesBoneEaten {
  type: 'BoneEaten'
  seat: number
  piece: number
  colour: SwishbonesColour
  bend: number
}

export interface SwishbonesPenaltyTaken {
  type: 'PenaltyTaken'
  seat: number
  piece: number
  colour: SwishbonesColour
  why: SwishbonesIndigestion
}

export type SwishbonesIndigestion = 0 | 1 | 2 | 3
export const SwishbonesIndigestion = {
  NONE: 0,
  TAIL: 1,
  FRONT: 2,
  ROOM: 3,
} as const

export interface SwishbonesStopped {
  type: 'Stopped'
  seat: number
}

export interface SwishbonesPassed {
  type: 'Passed'
  seat: number
}

export interface SwishbonesTurnEnded {
  type: 'TurnEnded'
  seat: number
}

export interface SwishbonesOptions {
  seats: number
  bones: number
  spacing: number
  quiet_rounds: number
  bends: number[]
  places: number[]
  colours: SwishbonesColour[]
  pond: [piece: number, x: number, y: number][]
}

export interface SwirlState {
  options: SwirlOptions
  deck: number[]
  hands: ((number | null)[])[]
  series: number[][]
  piles: number[][]
  creatures: SwirlCreature[]
  middle: number[]
  turn: number
  deals: number
  played: number[]
  taken: number[]
}

export interface SwirlOptions {
  seats: number
  teams: boolean
  rotating: boolean
  creatures: number
  colours: number
  numbers: number
  hand: number
  deck: string[]
}

export type SwirlCreature = 0 | 1 | 2 | 3
export const SwirlCreature = {
  CRAB: 0,
  FISH: 1,
  SEA_HORSE: 2,
  STAR_FISH: 3,
} as const

export interface SwirlChoose {
  type: 'Choose'
  creature: SwirlCreature
}

export interface SwirlPlay {
  type: 'Play'
  card: number
}

export interface SwirlTake {
  type: 'Take'
  card: number
}

export interface SwirlEnough {
  type: 'Enough'
}

export interface SwirlCreatureChosen {
  type: 'CreatureChosen'
  seat: number
  creature: SwirlCreature
}

export interface SwirlMiddleDealt {
  type: 'MiddleDealt'
  cards: number[]
}

export interface SwirlDealt {
  type: 'Dealt'
  hands: ((number | null)[])[]
}

export interface SwirlCardPlayed {
  type: 'CardPlayed'
  seat: number
  card: number
}

export interface SwirlCardChosen {
  type: 'CardChosen'
  seat: number
  card: number
}

export interface SwirlCaptured {
  type: 'Captured'
  seat: number
  cards: number[]
  laid: number[]
}

export interface SwirlCardLeft {
  type: 'CardLeft'
  seat: number
  card: number
}

export interface SwirlNothingTaken {
  type: 'NothingTaken'
  seat: number
  card: number
}

export interface SwirlSnatched {
  type: 'Snatched'
  taker: number
  victim: number
  card: number
  replaced: number[]
}

export interface SwirlHandsDropped {
  type: 'HandsDropped'
  seat: number
  hands: ((number | null)[])[]
}

export interface SwipeState {
  centre: SwipeHoard
  seats: SwipeHoard[]
  turn: number
  thrown: SwipeFace[]
  todo: SwipeFace[]
  contenders: number[]
  left: number
}

export interface SwipeHoard {
  chips: number
  dice: number
}

export type SwipeFace = 0 | 1 | 2 | 3 | 4
export const SwipeFace = {
  SWIPE_CHIP: 0,
  WIN_CHIP: 1,
  SWIPE_DIE: 2,
  WIN_DIE: 3,
  X: 4,
} as const

export interface SwipeSwipe {
  type: 'Swipe'
  victim: number
}

export interface SwipeRolled {
  type: 'Rolled'
  faces: SwipeFace[]
}

export interface SwipeChipTaken {
  type: 'ChipTaken'
  giver: number
  taker: number
}

export interface SwipeDieTaken {
  type: 'DieTaken'
  giver: number
  taker: number
}

export interface SwipeFaceSkipped {
  type: 'FaceSkipped'
  face: SwipeFace
}

export interface SwipeSuperSwiped {
  type: 'SuperSwiped'
  taker: number
  victims: number[]
}

export interface SwipeTurnPassed {
  type: 'TurnPassed'
  to: number
}

export interface SwipeRolledOff {
  type: 'RolledOff'
  seats: number[]
  faces: SwipeFace[]
}

export interface SwipeOptions {
  seats: number
  chips: number
  dice: number
  most_throws: number
}

export type Due =
  | { kind: 'players'; seats: number[]; until: number | null; clock?: number | null }
  | { kind: 'over'; places: number[] }
  | { kind: 'table' }

export type Heard =
  | Speak
  | Suppose
  | Show
  | Sit
  | Stand
  | SeatBot
  | Remove
  | Lock
  | Salt
  | Begin
  | Chat
  | AskUndo
  | AnswerUndo
  | Rematch
  | Pong

export type Told =
  | News
  | Done
  | Refused
  | Supposed
  | Shown
  | Presence
  | Ping

export type Entry =
  | Made
  | Sat
  | BotSat
  | Stood
  | Removed
  | Locked
  | Salted
  | Begun
  | Happened
  | Lapsed
  | Said
  | UndoAsked
  | UndoAnswered
  | Ended
  | Rematched
  | Closed

export type SwishCommand =
  | SwishCall
  | SwishNoSwish
  | SwishTakeBack
  | SwishLay
  | SwishLift
  | SwishProve

export type SwishEvent =
  | SwishDealt
  | SwishCalled
  | SwishLaid
  | SwishLifted
  | SwishProven
  | SwishProofFailed
  | SwishWaitEnded
  | SwishWordGiven
  | SwishWordTakenBack
  | SwishSwapped

export type SwishbonesCommand =
  | SwishbonesTake
  | SwishbonesPlace
  | SwishbonesSwish
  | SwishbonesStop

export type SwishbonesEvent =
  | SwishbonesPondLaid
  | SwishbonesBoneTaken
  | SwishbonesFishPlaced
  | SwishbonesSwished
  | SwishbonesBoneEaten
  | SwishbonesPenaltyTaken
  | SwishbonesStopped
  | SwishbonesPassed
  | SwishbonesTurnEnded

export type SwirlCommand =
  | SwirlChoose
  | SwirlPlay
  | SwirlTake
  | SwirlEnough

export type SwirlEvent =
  | SwirlCreatureChosen
  | SwirlMiddleDealt
  | SwirlDealt
  | SwirlCardPlayed
  | SwirlCardChosen
  | SwirlCaptured
  | SwirlCardLeft
  | SwirlNothingTaken
  | SwirlSnatched
  | SwirlHandsDropped

export type SwipeCommand =
  | SwipeSwipe

export type SwipeEvent =
  | SwipeRolled
  | SwipeChipTaken
  | SwipeDieTaken
  | SwipeFaceSkipped
  | SwipeSuperSwiped
  | SwipeTurnPassed
  | SwipeRolledOff

// The types of each game, by its name. Options that are not given have the game's own values.
export interface Games {
  swish: { options: Partial<SwishOptions>; view: SwishState; command: SwishCommand; event: SwishEvent }
  swishbones: { options: Partial<SwishbonesOptions>; view: SwishbonesState; command: SwishbonesCommand; event: SwishbonesEvent }
  swirl: { options: Partial<SwirlOptions>; view: SwirlState; command: SwirlCommand; event: SwirlEvent }
  swipe: { options: Partial<SwipeOptions>; view: SwipeState; command: SwipeCommand; event: SwipeEvent }
}
