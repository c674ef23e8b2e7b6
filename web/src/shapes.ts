// Made by `make wire`. A test compares.

export interface Tagged {
  type: string
}

export interface Speak {
  type: 'Speak'
  number: number
  commands: readonly Tagged[]
  seat?: number
}

export interface Throw {
  type: 'Throw'
  number: number
  seat?: number
}

export interface LiftCurtain {
  type: 'LiftCurtain'
  number: number
  seat: number
}

export interface Suppose {
  type: 'Suppose'
  number: number
  commands: readonly Tagged[]
  far?: boolean
  to?: readonly [number, number] | null
  seat?: number
}

export interface Show {
  type: 'Show'
  body: unknown
}

export interface Sit {
  type: 'Sit'
  number: number
  seat: number
  rated?: boolean
}

export interface SeatLocal {
  type: 'SeatLocal'
  number: number
  seat: number
  name: string
  face?: string
}

export interface Stand {
  type: 'Stand'
  number: number
  seat?: number
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

export interface AddChair {
  type: 'AddChair'
  number: number
}

export interface RemoveChair {
  type: 'RemoveChair'
  number: number
  seat: number
}

export interface GiveAids {
  type: 'GiveAids'
  number: number
  seat: number
  aids: readonly string[]
}

export interface GiveHandicap {
  type: 'GiveHandicap'
  number: number
  seat: number
  step: number
}

export interface ListTable {
  type: 'ListTable'
  number: number
  listed: boolean
}

export interface Commit {
  type: 'Commit'
  number: number
  commitment: string
}

export interface Reveal {
  type: 'Reveal'
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
  seat?: number
}

export interface AskUndo {
  type: 'AskUndo'
  number: number
  seat?: number
}

export interface AnswerUndo {
  type: 'AnswerUndo'
  number: number
  agreed: boolean
}

export interface AskPause {
  type: 'AskPause'
  number: number
}

export interface AnswerPause {
  type: 'AnswerPause'
  number: number
  agreed: boolean
}

export interface Resume {
  type: 'Resume'
  number: number
}

export interface Rematch {
  type: 'Rematch'
  number: number
  wanted?: boolean
}

export interface React {
  type: 'React'
  number: number
  reaction: string
  seat?: number
}

export interface Away {
  type: 'Away'
  away: boolean
}

export interface RemoveWatchers {
  type: 'RemoveWatchers'
  number: number
}

export interface RemoveScreens {
  type: 'RemoveScreens'
  number: number
}

export interface Pong {
  type: 'Pong'
  id: number
}

export interface Made {
  type: 'Made'
  game: string
  options: Readonly<Record<string, unknown>>
  host: string
  listed: boolean
  seats: number
  turn_ms: number
  rated: boolean
  throw_ms: number
  pace: number
}

export interface Sat {
  type: 'Sat'
  seat: number
  guest: string
  name: string
  rated: boolean
  face: string
  local: boolean
}

export interface BotSat {
  type: 'BotSat'
  seat: number
  bot: string
  name: string
  face: string
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

export interface ChairAdded {
  type: 'ChairAdded'
  options: Readonly<Record<string, unknown>>
}

export interface ChairRemoved {
  type: 'ChairRemoved'
  seat: number
  options: Readonly<Record<string, unknown>>
}

export interface TableListed {
  type: 'TableListed'
  listed: boolean
}

export interface Kept {
  type: 'Kept'
  seat: number
  guest: string
  name: string
  face: string
  local: boolean
}

export interface Handicapped {
  type: 'Handicapped'
  seat: number
  step: number
  options: Readonly<Record<string, unknown>>
}

export interface Aided {
  type: 'Aided'
  seat: number
  aids: readonly string[]
}

export interface Salted {
  type: 'Salted'
  seat: number
  salt: string
}

export interface SeatsFrozen {
  type: 'SeatsFrozen'
  commitment: string
}

export interface Committed {
  type: 'Committed'
  seat: number
  commitment: string
}

export interface Revealed {
  type: 'Revealed'
  seat: number
  salt: string
}

export interface Aborted {
  type: 'Aborted'
  seats: readonly number[]
  commitment: string
}

export interface Begun {
  type: 'Begun'
  names: readonly string[]
  players: readonly string[]
  rules: number
  casual: boolean
}

export interface Happened {
  type: 'Happened'
  at: number
  event: Tagged
}

export interface Lapsed {
  type: 'Lapsed'
  seat: number
}

export interface Thrown {
  type: 'Thrown'
  seat: number
  auto: boolean
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

export interface PauseAsked {
  type: 'PauseAsked'
  seat: number
}

export interface PauseAnswered {
  type: 'PauseAnswered'
  seat: number
  agreed: boolean
}

export interface Paused {
  type: 'Paused'
  at: number
}

export interface Ready {
  type: 'Ready'
  seat: number
}

export interface Resumed {
  type: 'Resumed'
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

export interface Muted {
  type: 'Muted'
}

export interface SeatView {
  name: string
  bot: string
  taken: boolean
  present: boolean
  lag: number
  face: string
  handicap: number
  aids: readonly string[]
  presence: string
  local: boolean
  devices: number
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
  yours: readonly number[]
  locked: boolean
  listed: boolean
  commitment: string
  beginning: '' | 'commit' | 'reveal'
  commitments: readonly string[]
  undo: number | null
  rematch: string
  turn_ms: number
  throw_ms: number
  pace: number
  rated: boolean
  pause: number | null
  paused: boolean
  ready: readonly number[]
}

export interface PlayersDue {
  kind: 'players'
  seats: readonly number[]
  until: number | null
  clock: number | null
}

export interface HandsDue {
  kind: 'hands'
  seats: readonly number[]
  until: number | null
}

export interface OverDue {
  kind: 'over'
  places: readonly number[]
}

export interface TableDue {
  kind: 'table'
}

export interface SeatChoices {
  seat: number
  legal: readonly Tagged[]
}

export interface News {
  type: 'News'
  seq: number
  entries: readonly Entry[]
  steps?: readonly unknown[]
  table?: TableView
  view?: unknown
  due?: DueMessage
  legal?: readonly Tagged[]
  ahead?: unknown
  at: number
  plays?: number | null
  together?: readonly SeatChoices[]
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
  due: DueMessage
  legal: readonly Tagged[]
  events: readonly Tagged[]
  ahead?: unknown
  far?: unknown
  way: readonly Tagged[]
}

export interface Shown {
  type: 'Shown'
  seat: number
  body: unknown
}

export interface Reacted {
  type: 'Reacted'
  seat: number
  reaction: string
}

export interface Presence {
  type: 'Presence'
  seats: readonly SeatView[]
  watchers: number
  screens: number
}

export interface Ping {
  type: 'Ping'
  id: number
  within: number
}

export interface Name {
  name: string
  face?: string
}

export interface Key {
  key: string
}

export interface InvitedGuest {
  guest: string
}

export interface Wish {
  options?: Readonly<Record<string, unknown>>
}

export interface NewTable {
  game: string
  options?: Readonly<Record<string, unknown>>
  listed?: boolean
  turn_ms?: number
  rated?: boolean
  throw_ms?: number | null
  pace?: number
}

export interface LessonTry {
  commands: readonly Tagged[]
  said?: number
}

export interface Imagined {
  commands: readonly Tagged[]
  far?: boolean
  to?: readonly [number, number] | null
}

export interface BanReason {
  why?: string
}

export interface Switch {
  beyond: boolean
}

export interface Me {
  guest: string
  name: string
  settings: Readonly<Record<string, unknown>>
  face: string
}

export interface Forgotten {
  forgotten: boolean
}

export interface MyDevice {
  device: string
  made: number
  seen: number
  here: boolean
}

export interface StoredData {
  guest: readonly (Readonly<Record<string, unknown>>)[]
  devices: readonly (Readonly<Record<string, unknown>>)[]
  games: readonly (Readonly<Record<string, unknown>>)[]
  hosted: readonly (Readonly<Record<string, unknown>>)[]
  ratings: readonly (Readonly<Record<string, unknown>>)[]
  achievements: readonly (Readonly<Record<string, unknown>>)[]
  rating_steps: readonly (Readonly<Record<string, unknown>>)[]
  bests: readonly (Readonly<Record<string, unknown>>)[]
  alone: readonly (Readonly<Record<string, unknown>>)[]
  puzzles: readonly (Readonly<Record<string, unknown>>)[]
  companions: readonly (Readonly<Record<string, unknown>>)[]
  invitations: readonly (Readonly<Record<string, unknown>>)[]
  muted: readonly (Readonly<Record<string, unknown>>)[]
  barred: readonly (Readonly<Record<string, unknown>>)[]
  chat: readonly (Readonly<Record<string, unknown>>)[]
}

export interface NewKey {
  key: string
  link: string
  seconds: number
  qr: string
}

export interface Muting {
  muted: boolean
}

export interface Companion {
  guest: string
  name: string
  face: string
  met: number
}

export interface InvitationSent {
  sent: boolean
}

export interface Invited {
  table: string
  code: string
  game: string
  name: string
  face: string
  made: number
}

export interface Strength {
  game: string
  band: number
  level: string
  sure: boolean
  games: number
  path: readonly number[]
}

export interface Week {
  played: number
  won: number
}

export interface Streak {
  now: number
  longest: number
  days: number
}

export interface Achievement {
  name: string
  game: string
  earned: boolean
  table: string
  made: number | null
}

export interface GuestProgress {
  played: number
  won: number
  strengths: readonly Strength[]
  weeks: readonly Week[]
  streak: Streak
  achievements: readonly Achievement[]
}

export interface GameInfo {
  game: string
  seats: readonly number[]
  variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  options: Readonly<Record<string, unknown>>
  bots: readonly string[]
  lesson: boolean
  handicaps: number
}

export interface Room {
  seats: readonly number[]
  key: string
  facts: Readonly<Record<string, unknown>>
  text: string
}

export interface Inviter {
  name: string
  face: string
}

export interface Place {
  name: string
  bot: string
  taken: boolean
  face: string
}

export interface TableInfo {
  table: string
  code: string
  game: string
  options: Readonly<Record<string, unknown>>
  phase: string
  listed: boolean
  locked: boolean
  host: Inviter
  seats: readonly Place[]
  turn_ms: number
  rated: boolean
  made: number
  link: string
}

export interface MadeTable {
  table: string
  code: string
  link: string
}

export interface Choice {
  command: Tagged
  text: string
}

export interface Described {
  picture: string
  position: string
  choices: readonly Choice[]
}

export interface LessonFrame {
  event: Tagged
  view: unknown
}

export interface LessonPosition {
  view: unknown
  due: DueMessage
  legal: readonly Tagged[]
  ahead: unknown
}

export interface Lecture {
  step: number
  steps: number
  key: string
  asks: boolean
  model: readonly Tagged[]
  look: string
  names: readonly string[]
  faces: readonly string[]
  options: unknown
  base: unknown
  frames: readonly LessonFrame[]
  stand: LessonPosition
}

export interface LessonVerdict {
  verdict: 'more' | 'no' | 'right'
  key: string
  facts: Readonly<Record<string, unknown>>
  text: string
  frames: readonly LessonFrame[]
  stand: LessonPosition | null
  next: Lecture | null
}

export interface ToldPassage {
  text: string
  rules: readonly string[]
  picture: string
  listed: boolean
}

export interface ToldSection {
  title: string
  passages: readonly ToldPassage[]
}

export interface ToldQuestion {
  anchor: string
  question: string
  answer: string
}

export interface ToldRules {
  game: string
  lang: string
  summary: string
  sections: readonly ToldSection[]
  questions: readonly ToldQuestion[]
  details: readonly ToldPassage[]
  card: readonly string[]
}

export interface Past {
  table: string
  code: string
  game: string
  phase: string
  seat: number
  place: number | null
  made: number
  touched: number
  current: boolean
}

export interface Best {
  game: string
  options: Readonly<Record<string, unknown>>
  cards: number
  ms: number
  table: string
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

export interface KeyMoment {
  frame: number
  kind: string
}

export interface ReplayFrame {
  at: number
  event: Tagged | null
  view: unknown
}

export interface Replay {
  game: string
  names: readonly string[]
  faces: readonly string[]
  players: readonly string[]
  places: readonly number[]
  options: Readonly<Record<string, unknown>>
  count: number
  first: number
  moments: readonly KeyMoment[]
  secret: boolean
  start: number
  frames: readonly ReplayFrame[]
}

export interface Share {
  link: string
}

export interface Highlight {
  key: string
  facts: Readonly<Record<string, unknown>>
  weight: number
  why: boolean
}

export interface StrengthChange {
  before: number | null
  after: number
  level: string
  change: number
}

export interface Ending {
  game: string
  names: readonly string[]
  places: readonly number[]
  scores: readonly (Readonly<Record<string, number>>)[]
  highlights: readonly Highlight[]
  effect: StrengthChange | null
  earned: readonly string[]
  settled: boolean
}

export interface HintAnswer {
  commands: readonly Tagged[]
  better: unknown
}

export interface ChoiceCost {
  number: number
  seat: number
  said: readonly Tagged[]
  best: readonly Tagged[]
  cost: number
  better: unknown
  share: number | null
}

export interface Cost {
  choice: ChoiceCost | null
}

export interface Costs {
  choices: readonly ChoiceCost[] | null
}

export interface Chances {
  chances: readonly (readonly number[])[] | null
  within: number
}

export interface Health {
  ok: boolean
  version: string
  games: readonly string[]
}

export interface FoundPlayer {
  guest: string
  name: string
}

export interface FoundTable {
  table: string
  code: string
  game: string
  phase: string
  listed: boolean
  made: number
  touched: number
  host: string
  players: readonly FoundPlayer[]
  connections: number
}

export interface TableClosed {
  closed: boolean
}

export interface Ban {
  who: string
  since: number
  why: string
  name: string
}

export interface Banning {
  banned: boolean
}

export interface Here {
  version: string
  free_text: boolean
  beyond: boolean
  switch: boolean
  link: string
  qr: string
}

export interface Alone {
  game: string
  options: Readonly<Record<string, unknown>>
  cards: number
  ms: number
  table: string
  made: number
}

export interface Problem {
  key: string
  facts: Readonly<Record<string, unknown>>
  text: string
}

export type ClientMessage = Speak | Throw | LiftCurtain | Suppose | Show | Sit | SeatLocal | Stand | SeatBot | Remove | Lock | AddChair | RemoveChair | GiveAids | GiveHandicap | ListTable | Commit | Reveal | Begin | Chat | AskUndo | AnswerUndo | AskPause | AnswerPause | Resume | Rematch | React | Away | RemoveWatchers | RemoveScreens | Pong

export type ServerMessage = News | Done | Refused | Supposed | Shown | Reacted | Presence | Ping

export type DueMessage = PlayersDue | HandsDue | OverDue | TableDue

export type Entry = Made | Sat | BotSat | Stood | Removed | Locked | ChairAdded | ChairRemoved | TableListed | Kept | Handicapped | Aided | Salted | SeatsFrozen | Committed | Revealed | Aborted | Begun | Happened | Lapsed | Thrown | Said | UndoAsked | UndoAnswered | PauseAsked | PauseAnswered | Paused | Ready | Resumed | Ended | Rematched | Closed | Muted

/** Every route: what goes into its address and body, and what it answers. */
export interface Api {
  'POST /api/guest': { args: [given: object, body: Name]; reply: Me }
  'GET /api/guest': { args: [given?: { gently?: boolean }]; reply: Me }
  'PUT /api/guest/settings': { args: [given: object, body: Readonly<Record<string, unknown>>]; reply: Me }
  'DELETE /api/guest': { args: []; reply: Forgotten }
  'GET /api/guest/devices': { args: []; reply: readonly MyDevice[] }
  'DELETE /api/guest/devices/{device}': { args: [given: { device: string }]; reply: readonly MyDevice[] }
  'GET /api/guest/data': { args: []; reply: StoredData }
  'POST /api/guest/devices': { args: []; reply: NewKey }
  'POST /api/devices': { args: [given: object, body: Key]; reply: Me }
  'PUT /api/guest/mutes/{other}': { args: [given: { other: string }]; reply: Muting }
  'DELETE /api/guest/mutes/{other}': { args: [given: { other: string }]; reply: Muting }
  'GET /api/guest/companions': { args: []; reply: readonly Companion[] }
  'DELETE /api/guest/companions/{other}': { args: [given: { other: string }]; reply: readonly Companion[] }
  'POST /api/tables/{table}/invitations': { args: [given: { table: string }, body: InvitedGuest]; reply: InvitationSent }
  'GET /api/guest/invitations': { args: []; reply: readonly Invited[] }
  'DELETE /api/guest/invitations/{table}': { args: [given: { table: string }]; reply: readonly Invited[] }
  'GET /api/guest/progress': { args: []; reply: GuestProgress }
  'GET /api/games': { args: []; reply: readonly GameInfo[] }
  'POST /api/games/{game}/seats': { args: [given: { game: string }, body: Wish]; reply: Room }
  'GET /api/tables': { args: []; reply: readonly TableInfo[] }
  'POST /api/tables': { args: [given: object, body: NewTable]; reply: MadeTable }
  'GET /api/tables/{table}': { args: [given: { table: string }]; reply: TableInfo }
  'GET /api/tables/{table}/described': { args: [given: { table: string; lang?: string; watch?: boolean }]; reply: Described }
  'GET /api/tables/{table}/replay/{frame}/described': { args: [given: { table: string; frame: number; lang?: string; eyes?: string }]; reply: Described }
  'GET /api/lessons/{game}/{step}': { args: [given: { game: string; step: number }]; reply: Lecture }
  'POST /api/lessons/{game}/{step}': { args: [given: { game: string; step: number }, body: LessonTry]; reply: LessonVerdict }
  'POST /api/lessons/{game}/{step}/suppose': { args: [given: { game: string; step: number }, body: Imagined]; reply: Supposed }
  'GET /api/rules/{game}': { args: [given: { game: string; lang?: string; table?: string; options?: string }]; reply: ToldRules }
  'GET /api/guest/history': { args: [given?: { before?: number | null }]; reply: readonly Past[] }
  'GET /api/guest/bests': { args: []; reply: readonly Best[] }
  'GET /api/ratings/{game}': { args: [given: { game: string }]; reply: readonly Rating[] }
  'GET /api/guest/ratings': { args: []; reply: readonly Rating[] }
  'GET /api/tables/{table}/replay': { args: [given: { table: string; start?: number; eyes?: string }]; reply: Replay }
  'GET /api/tables/{table}/share': { args: [given: { table: string; lang?: string }]; reply: Share }
  'GET /api/tables/{table}/ending': { args: [given: { table: string }]; reply: Ending }
  'POST /api/tables/{table}/hint': { args: [given: { table: string }]; reply: HintAnswer }
  'GET /api/tables/{table}/cost': { args: [given: { table: string; event?: number }]; reply: Cost }
  'GET /api/tables/{table}/costs': { args: [given: { table: string; spare?: boolean }]; reply: Costs }
  'GET /api/tables/{table}/chances': { args: [given: { table: string; estimated?: boolean }]; reply: Chances }
  'GET /health': { args: []; reply: Health }
  'GET /health/ready': { args: []; reply: Health }
  'GET /health/live': { args: []; reply: Health }
  'GET /api/operator/tables': { args: [given?: { text?: string; phase?: string; game?: string }]; reply: readonly FoundTable[] }
  'POST /api/operator/tables/{table}/close': { args: [given: { table: string }]; reply: TableClosed }
  'GET /api/operator/bans': { args: []; reply: readonly Ban[] }
  'PUT /api/operator/bans': { args: [given: { who: string }, body: BanReason | null]; reply: Banning }
  'DELETE /api/operator/bans': { args: [given: { who: string }]; reply: Banning }
  'GET /api/server': { args: []; reply: Here }
  'PUT /api/server': { args: [given: object, body: Switch]; reply: Here }
  'GET /api/puzzle/teaser': { args: []; reply: swish.PuzzleTeaser }
  'GET /api/puzzle': { args: [given?: { day?: string }]; reply: swish.Riddle }
  'POST /api/puzzle': { args: [given: object, body: swish.Guess]; reply: swish.PuzzleVerdict }
  'POST /api/puzzle/hint': { args: [given: object, body: swish.Day]; reply: swish.Mine }
  'POST /api/puzzle/give-up': { args: [given: object, body: swish.Day]; reply: swish.Mine }
  'GET /api/puzzle/results': { args: [given?: { day?: string }]; reply: swish.PuzzleResults }
  'GET /api/puzzle/streak': { args: []; reply: Streak }
  'GET /api/guest/alone': { args: []; reply: readonly Alone[] }
  'GET /api/tables/{table}/missed': { args: [given: { table: string }]; reply: swish.Missed }
  'GET /api/tables/{table}/missed/{frame}': { args: [given: { table: string; frame: number; start?: number }]; reply: swish.There }
  'GET /api/practice': { args: [given: { grade: string; number?: number | null }]; reply: swish.Practice }
  'POST /api/practice': { args: [given: object, body: swish.PracticeGuess]; reply: swish.PracticeVerdict }
  'GET /api/practice/hints': { args: [given: { grade: string; number: number; count: number }]; reply: swish.Hints }
  'GET /api/pond': { args: [given?: { bones?: number; spacing?: number }]; reply: swishbones.Pond }
  'POST /api/pond': { args: [given: object, body: swishbones.Pond]; reply: swishbones.Look }
}

export namespace swish {
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
  
  export interface Lying {
    card: number
    orientation: number
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
  
  export type Limit = readonly [least: number, most: number]
  
  export interface Options {
    seats: number
    limits: readonly Limit[]
    proof: number
    wait: number
    deck: readonly (readonly [ball: number, hoop: number])[]
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
  
  export interface Guess {
    day: string
    cards: readonly number[]
    orientations: readonly number[] | null
  }
  
  export interface Day {
    day: string
  }
  
  export interface PracticeGuess {
    grade: string
    number: number
    cards: readonly number[]
    orientations: readonly number[]
  }
  
  export interface PuzzleTeaser {
    day: string
    grade: string
    cards: readonly (readonly [number, number])[]
    streak: number
    longest: number
    solved: boolean
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
  
  export type Command = Call | NoSwish | TakeBack | Lay | Lift | Prove
  
  export type Event = Dealt | Called | Laid | Lifted | Proven | ProofFailed | WaitEnded | WordGiven | WordTakenBack | Swapped
}

export namespace swishbones {
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
    quiet_turns: number
    bends: readonly number[]
    places: readonly number[]
    head_starts: readonly number[]
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
    head_starts: readonly number[]
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
  
  export interface Far {
    cells: readonly (readonly [number, number, number])[]
    food: readonly (readonly [number, number, boolean])[]
  }
  
  export interface Pond {
    bones: readonly (readonly [number, number, number])[]
    spacing: number
  }
  
  export interface Look {
    good: boolean
    key: string
    facts: Readonly<Record<string, unknown>>
    text: string
  }
  
  export type Command = Take | Place | Swish | Stop
  
  export type Event = PondLaid | BoneTaken | FishPlaced | Swished | BoneEaten | PenaltyTaken | Stopped | Passed | TurnEnded
}

export namespace swirl {
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
  
  export interface Options {
    seats: number
    teams: boolean
    rotating: boolean
    creatures: number
    colours: number
    numbers: number
    hand: number
    head_starts: readonly number[]
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
  
  export interface Sums {
    card: number
    groups: readonly (readonly number[])[]
  }
  
  export interface Ahead {
    sums: readonly Sums[]
    sure: readonly number[]
  }
  
  export type Command = Choose | Play | Take | Enough
  
  export type Event = CreatureChosen | MiddleDealt | Dealt | CardPlayed | CardChosen | Captured | CardLeft | NothingTaken | Snatched | HandsDropped
}

export namespace swipe {
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
    head_starts: readonly number[]
  }
  
  export type Command = Swipe
  
  export type Event = Rolled | ChipTaken | DieTaken | FaceSkipped | SuperSwiped | TurnPassed | RolledOff
}

export interface Games {
  swish: { view: swish.State; command: swish.Command; event: swish.Event; options: swish.Options; ahead: undefined; far: undefined }
  swishbones: { view: swishbones.State; command: swishbones.Command; event: swishbones.Event; options: swishbones.Options; ahead: swishbones.Ahead; far: swishbones.Far }
  swirl: { view: swirl.State; command: swirl.Command; event: swirl.Event; options: swirl.Options; ahead: swirl.Ahead; far: undefined }
  swipe: { view: swipe.State; command: swipe.Command; event: swipe.Event; options: swipe.Options; ahead: undefined; far: undefined }
}

export const GAMES = ['swish', 'swishbones', 'swirl', 'swipe'] as const

export const PALETTE = { blue: '#0072B2', orange: '#E69F00', green: '#009E73', purple: '#CC79A7', red: '#D55E00', yellow: '#F0E442' } as const

export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'oops', 'hurry', 'again', 'bye'] as const

export const FACES = ['octopus', 'turtle', 'whale', 'pufferfish', 'penguin', 'seal', 'shark', 'jellyfish', 'walrus', 'otter', 'puffin', 'crab'] as const

export const REACTIONS = ['laugh', 'wow', 'clap', 'heart', 'think', 'oops', 'cry', 'sleepy'] as const

export const AIDS = ['no-clock', 'hints', 'captures'] as const

export const MOST_TEXT = 200

export const MOST_NAME = 24

export const MOST_FRAMES = 200

export const THROW_MS = 20000

export const SALT_BYTES = 16

export const REFUSED = 4001

export const PLAIN_MS = 500

export const DURATIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = { swish: { Dealt: 0, Called: 0, Laid: 0, Lifted: 0, Proven: 0, ProofFailed: 0, WaitEnded: 0, WordGiven: 0, WordTakenBack: 0, Swapped: 0 }, swishbones: { PondLaid: 500, BoneTaken: 500, FishPlaced: 500, Swished: 420, BoneEaten: 600, PenaltyTaken: 900, Stopped: 200, Passed: 700, TurnEnded: 150 }, swirl: { CreatureChosen: 500, MiddleDealt: 600, Dealt: 600, CardPlayed: 800, CardChosen: 350, Captured: 1000, CardLeft: 500, NothingTaken: 600, Snatched: 1100, HandsDropped: 1300 }, swipe: { Rolled: 800, ChipTaken: 430, DieTaken: 430, FaceSkipped: 260, SuperSwiped: 1100, TurnPassed: 220, RolledOff: 1300 } }

export const TURN_PASSED = 'TurnPassed' as const

export const SEAT_FIELDS: readonly string[] = ['due', 'giver', 'seat', 'seats', 'taker', 'to', 'victim', 'victims']

export const SEAT_FACTS: readonly string[] = ['due', 'rival', 'seat']

export const SWISH = { ORIENTATIONS: 4, PLACES: 16, NOBODY: -1, MOST_CARDS: 12, LAYOUTS: 8, Colour: ['blue', 'orange', 'green', 'purple'], CELL: 40, RING: 19, DISC: 18, SIGN: 18.4, EDGED: 5.2, LINE: 3.4, ROWS: 4, COLUMNS: 3, GRADES: ['warm-up', 'easy', 'medium', 'hard', 'largest', 'expert', 'twelve'], PRACTICE: 1000, MOST_SWISHES: 200 } as const

export const SWISHBONES = { SPACING: 2000, HEADS: 4, BONES: 32, Colour: ['red', 'yellow', 'green', 'blue'], Indigestion: ['none', 'tail', 'front', 'room'], WIDTH: 1000 } as const

export const SWIRL = { VERSION: 2, MIDDLE: 4, Creature: ['crab', 'fish', 'sea-horse', 'star-fish'], Colour: ['red', 'green', 'yellow', 'purple'], Kind: ['creature', 'collect-one', 'collect-all', 'snatch', 'swirl'] } as const

export const SWIPE = { CENTRE: -1, NO_LIMIT: -1, Face: ['swipe-chip', 'win-chip', 'swipe-die', 'win-die', 'x'] } as const

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
