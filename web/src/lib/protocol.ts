// Generated from src/cartomante/server/protocol.py by `make protocol`. Do not edit.

export const PROTOCOL = 1;
export const LONGEST_MESSAGE = 16384;
export const LONGEST_NAME = 24;
export const LONGEST_TALK = 500;
export const LONGEST_NOTE = 2000;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 256;
export const LONGEST_FILE = 1048576;

export type Language = "en" | "it" | "de" | "fr" | "es";

export type Undo = "never" | "agreed" | "free";

export type Spectators = "none" | "delayed" | "live";

export type Status = "open" | "playing" | "over" | "abandoned" | "closed";

export type Topic = "pause" | "resume" | "abandon" | "undo";

export type Clock = NoClock | LiveClock | SlowClock;

export type Deal = "real" | "fresh";

export type Wish =
  | Sit
  | Leave
  | AddBot
  | RemoveBot
  | Start
  | Act
  | Say
  | Vote
  | ComeBack
  | Rematch
  | Lead
  | HandLead
  | Close;

export type FromClient =
  | Sit
  | Leave
  | AddBot
  | RemoveBot
  | Start
  | Act
  | Say
  | Vote
  | ComeBack
  | Rematch
  | Lead
  | HandLead
  | Close
  | Ping
  | Typing;

export type FromServer = Snapshot | Update | Done | Refused | Presence | Pong | Bye;

export type Verdict = "best" | "fine" | "doubtful" | "mistake";

export type OptionKind = "choice" | "some" | "number" | "each";

/** A client may rely on these; they are part of the protocol. */
export type RefusalCode =
  | "not_signed_in"
  | "not_allowed"
  | "wrong_password"
  | "name_taken"
  | "bad_name"
  | "weak_password"
  | "already_account"
  | "only_accounts"
  | "wrong_origin"
  | "bad_message"
  | "bad_setup"
  | "bad_file"
  | "too_large"
  | "not_found"
  | "not_host"
  | "not_seated"
  | "already_seated"
  | "seat_taken"
  | "no_seat_free"
  | "no_such_seat"
  | "no_bot_there"
  | "seats_empty"
  | "already_started"
  | "not_started"
  | "not_your_turn"
  | "not_legal"
  | "moved_on"
  | "paused"
  | "game_over"
  | "not_over"
  | "stand_in_plays"
  | "not_away"
  | "nothing_to_vote"
  | "already_voted"
  | "undo_off"
  | "nothing_to_undo"
  | "undo_too_late"
  | "hints_off"
  | "no_spectators"
  | "chat_closed"
  | "not_leader"
  | "too_often"
  | "too_many"
  | "unavailable";

export interface NoClock {
  kind: "none";
}

/** Each seat has `seconds` in all, and gains `increment` with every decision. */
export interface LiveClock {
  kind: "live";
  seconds: number;
  increment: number;
}

/** Each decision may take so many days. */
export interface SlowClock {
  kind: "days";
  days: number;
}

/** What a table agrees on before anybody sits down. */
export interface Setup {
  game: string;
  /** by default as many as play comfortably */
  players: number | null;
  options: Record<string, unknown>;
  pack: string | null;
  /** a content pack of one's own */
  pack_text: string | null;
  is_public: boolean;
  clock: Clock;
  hints: boolean;
  spectators: Spectators;
  undo: Undo;
}

export interface NewTable {
  game: string;
  /** by default as many as play comfortably */
  players?: number | null;
  options?: Record<string, unknown>;
  pack?: string | null;
  /** a content pack of one's own */
  pack_text?: string | null;
  is_public?: boolean;
  clock?: Clock;
  hints?: boolean;
  spectators?: Spectators;
  undo?: Undo;
  /** levels of bots for the last seats */
  bots?: string[];
  sit?: boolean;
  start?: boolean;
}

export interface PersonHere {
  id: string;
  name: string;
}

/** Who plays a seat: a person, a bot of some level, nobody; `stand_in` if a bot plays for an absent person. */
export interface SeatInfo {
  person: PersonHere | null;
  bot: string | null;
  stand_in: boolean;
}

export interface SeatClock {
  /** milliseconds */
  left: number;
  ticking: boolean;
}

/** A question to all people at the table, and who has agreed so far. */
export interface Ballot {
  topic: Topic;
  asked_by: number;
  agreed: number[];
}

/** Where a shared review stands: everybody sees the game as it was after entry `number`. */
export interface Review {
  leader: PersonHere;
  number: number;
}

/** Where a game was taken up: at a table, after an entry; with what was hidden there, or with that drawn anew. */
export interface BranchedFrom {
  table: string;
  number: number;
  deal: Deal;
}

export interface TableInfo {
  id: string;
  code: string;
  setup: Setup;
  host: PersonHere;
  status: Status;
  seats: SeatInfo[];
  /** of the last entry */
  number: number;
  /** null if the game begins from a given position */
  commitment: string | null;
  /** published when the game is over */
  secret: string | null;
  contributions: string[];
  paused: boolean;
  ballot: Ballot | null;
  /** the table at which this one plays again */
  rematch: string | null;
  /** if the game was not dealt here but taken up from another table */
  origin: BranchedFrom | null;
  review: Review | null;
  created_at: number;
  changed_at: number;
}

export interface WishBase {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
}

export interface Sit {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "sit";
  seat?: number | null;
  /** is mixed into the deal */
  contribution?: string;
}

export interface Leave {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "leave";
}

export interface AddBot {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "add_bot";
  seat?: number | null;
  level?: string;
}

export interface RemoveBot {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "remove_bot";
  seat: number;
}

export interface Start {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "start";
}

/**
 * Answer the question one faces, or do something without being asked.
 *
 * `question` is the number that came with the view: an answer to a question that is gone is refused.
 */
export interface Act {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "act";
  action: number;
  question: number;
}

export interface Say {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "say";
  text: string;
}

/** Ask the others for something, or answer what was asked. */
export interface Vote {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "vote";
  topic: Topic;
  yes?: boolean;
}

export interface ComeBack {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "come_back";
}

export interface Rematch {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "rematch";
}

export interface Lead {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "lead";
  number: number;
}

export interface HandLead {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "hand_lead";
  to: string;
}

/** The host gives up a table at which no game has begun. */
export interface Close {
  /** made by the client; the same wish again is answered as the first time */
  id: string;
  type: "close";
}

export interface Ping {
  type: "ping";
  sent: number;
}

/** Tell the others that one is writing; nothing is kept of it. */
export interface Typing {
  type: "typing";
}

/** A wish came true; `number` is its entry. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** A wish that changed nothing, and why: a code of a closed list, a sentence in the person's language, the rule. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: RefusalCode;
  text: string;
  /** of the rules page */
  section: string | null;
  /** seconds after which to try again */
  wait: number | null;
}

/** Something that happened in the game, as the viewer may know it: what is meant for others is null. */
export interface EventInfo {
  kind: string;
  seat: number | null;
  args: Record<string, unknown>;
  section: string;
}

/** Something that happened at the table. A move does not tell what was chosen: its events tell what shows. */
export interface Entry {
  number: number;
  kind: string;
  person: PersonHere | null;
  seat: number | null;
  at: number;
  /** what somebody said */
  text: string | null;
  /** the topic of a vote, the level of a bot, the table of a rematch */
  about: string | null;
  /** how somebody voted */
  yes: boolean | null;
  events: EventInfo[];
}

/** What is different in a view: whole values to put in place of the old ones. */
export interface Changes {
  view: Record<string, unknown>;
  /** zones of the table */
  table: Record<string, unknown>;
  /** zones of seats, by seat */
  seats: Record<string, Record<string, unknown>>;
}

/** All there is to know: sent when a client connects, and whenever it cannot be told by changes. */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  now: number;
  number: number;
  seat: number | null;
  table: TableInfo;
  view: Record<string, unknown> | null;
  facts: Record<string, unknown> | null;
  /** of this seat; to be named in an answer */
  question: number;
  /** of the seats, as they stand now */
  clocks: SeatClock[] | null;
  /** those after the number which the client named */
  entries: Entry[];
}

/** One more entry, and what it changed for this viewer. */
export interface Update {
  type: "update";
  number: number;
  now: number;
  entry: Entry;
  changes: Changes | null;
  /** if it has changed */
  table: TableInfo | null;
  question: number;
  clocks: SeatClock[] | null;
}

/** Who is connected, and who is writing; not numbered. */
export interface Presence {
  type: "presence";
  here: string[];
  typing: string[];
}

export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** The server is about to close the connection, and why; `again` if connecting anew makes sense. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
}

export interface NewGuest {
  name: string;
  /** by default what the browser asks for */
  language?: Language | null;
}

/** Somebody who plays as a guest keeps everything that is theirs. */
export interface NewAccount {
  name: string;
  password: string;
  language?: Language | null;
}

export interface NewSignIn {
  name: string;
  password: string;
}

export interface NewToken {
  /** what it is for */
  label: string;
}

/** What to change about oneself; the password only with the one it replaces. */
export interface MeChange {
  name?: string | null;
  language?: Language | null;
  password?: string | null;
  old_password?: string | null;
}

export interface Me {
  id: string;
  name: string;
  is_guest: boolean;
  language: Language;
  created_at: number;
}

/** A browser or device that is signed in. */
export interface SignInInfo {
  id: string;
  label: string;
  is_current: boolean;
  created_at: number;
  seen_at: number;
}

export interface TokenInfo {
  id: string;
  label: string;
  created_at: number;
  seen_at: number;
}

export interface TokenMade {
  id: string;
  label: string;
  created_at: number;
  seen_at: number;
  /** for the header `Authorization: Bearer …`; it is never shown again */
  token: string;
}

/** Whether the server can do its work, and what is the matter with each part that keeps it from it. */
export interface Ready {
  ready: boolean;
  parts: Record<string, string>;
}

/** Somebody's strength in a game: `shown` is what we are nearly certain of, mu less three times sigma. */
export interface RatingInfo {
  game: string;
  mu: number;
  sigma: number;
  shown: number;
  games: number;
  wins: number;
}

export interface Tally {
  games: number;
  wins: number;
}

/** What somebody has done in a game; place 0 is that of a table that lost together. */
export interface Statistics {
  game: string;
  games: number;
  wins: number;
  /** how often each place was taken */
  places: Record<string, number>;
  best_score: number;
  against_people: Tally;
  /** games in which nobody else was a person */
  against_bots: Tally;
}

/** What everybody may know of somebody. */
export interface Profile {
  id: string;
  name: string;
  is_guest: boolean;
  since: number;
  ratings: RatingInfo[];
  statistics: Statistics[];
}

/** How a seat came out; neither a person nor a bot if somebody played who is gone. */
export interface SeatResult {
  person: PersonHere | null;
  bot: string | null;
  place: number;
  score: number;
}

/** A game that somebody finished. */
export interface PastGame {
  table: string;
  game: string;
  seat: number;
  seats: SeatResult[];
  ended_at: number;
  /** if the game was rated */
  rating_before: number | null;
  rating_after: number | null;
}

export interface Leader {
  place: number;
  person: PersonHere;
  rating: RatingInfo;
}

/** A table as it was after an entry, and what that entry told. */
export interface Moment {
  number: number;
  /** the last entry that one may look at */
  last: number;
  seat: number | null;
  everything: boolean;
  table: TableInfo;
  view: Record<string, unknown> | null;
  facts: Record<string, unknown> | null;
  entry: Entry | null;
}

/** What was, or could have been, chosen; `value` is the chance of winning with it, null where there was no other. */
export interface Choice {
  action: number;
  /** a sort of thing and which, as in a view */
  meaning: unknown[];
  text: string;
  value: number | null;
}

/**
 * What the master thinks of a move in a finished game, from what its seat knew then.
 *
 * Chances are those of the seat that chose; where people win or lose together, the table's.
 */
export interface MoveOpinion {
  number: number;
  seat: number;
  /** null for something that nobody was asked */
  decision: string | null;
  level: string;
  chosen: Choice;
  best: Choice;
  /** of winning, before the choice */
  chance: number | null;
  /** how much of that the choice cost */
  loss: number;
  verdict: Verdict;
  simulations: number;
}

/** A table as it was after an entry; `table` is null if it was no different after the entry before. */
export interface Frame {
  number: number;
  table: TableInfo | null;
  view: Record<string, unknown> | null;
  entry: Entry | null;
}

/** Some moments of a game in a row, for going back and forth without asking for each. */
export interface Film {
  /** the last entry that one may look at */
  last: number;
  seat: number | null;
  everything: boolean;
  facts: Record<string, unknown> | null;
  frames: Frame[];
}

/** Play on from how a finished game stood after entry `number`: on `seat`, with bots of one level on the others. */
export interface NewBranch {
  number: number;
  seat: number;
  /** what was hidden: as it was, or anything that the seat thought possible */
  deal?: Deal;
  level?: string;
}

export interface NewNote {
  text: string;
}

/** What somebody noted about a turn or a card; nobody else sees it. */
export interface Note {
  about: string;
  text: string;
  changed_at: number;
}

/** Who played a seat, by the name they had. */
export interface FileSeat {
  name: string | null;
  bot: string | null;
}

export interface FileEntry {
  number: number;
  kind: string;
  seat: number | null;
  at: number;
}

/** What an exported game tells of its table, besides what is needed for checking it. */
export interface FilePart {
  /** null, as the secret, if the game begins from a given position */
  commitment: string | null;
  secret: string | null;
  contributions: string[];
  seats: FileSeat[];
  entries: FileEntry[];
}

/** A game that somebody brought along; `digest` is the SHA-256 of the file as it is kept. */
export interface ArchiveInfo {
  id: string;
  game: string;
  digest: string;
  created_at: number;
}

/** A game from a file as it stood after so many moves, and what the last of them told. */
export interface ArchiveMoment {
  move: number;
  moves: number;
  seat: number | null;
  everything: boolean;
  /** empty if the file does not say who played */
  seats: FileSeat[];
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  events: EventInfo[];
}

/** An option that was weighed; `value` is null where nothing was tried, which says nothing about it. */
export interface HintOption {
  action: number;
  text: string;
  value: number | null;
  percent: string;
  visits: number;
  reason: string;
}

/** What a bot would do on one's seat, from what the seat may know; the best option comes first. */
export interface Hint {
  game: string;
  seat: number;
  decision: string;
  level: string;
  measure: "chance" | "liking";
  simulations: number;
  action: number;
  options: HintOption[];
  sentence: string;
  note: string;
}

/** What one can conclude about something hidden, or (`public`) what everybody can, in games that are about that. */
export interface Conclusions {
  about: number;
  public: boolean;
  beliefs: Record<string, unknown>;
}

/** A variant of the rules: one of `values`, some `items`, a number from `low` to `high`, an item for each seat. */
export interface OptionInfo {
  name: string;
  kind: OptionKind;
  default: unknown;
  values: unknown[];
  items: string[];
  low: number | null;
  high: number | null;
}

/** What can be chosen for a table; its words are in the texts. */
export interface GameInfo {
  name: string;
  version: number;
  min_players: number;
  max_players: number;
  comfortable_players: number;
  has_tutorial: boolean;
  is_cooperative: boolean;
  has_beliefs: boolean;
  levels: string[];
  packs: string[];
  options: OptionInfo[];
  presets: Record<string, Record<string, unknown>>;
}

/** How to say a thing: a message of the texts and its variables. */
export interface Named {
  message: string;
  variables: Record<string, Named | string | number>;
}

export interface Part {
  name: string;
  sort: string;
}

/** A thing made of others: its value is the list of its parts' values, which are the variables of the message. */
export interface CompoundInfo {
  message: string;
  parts: Part[];
}

export interface ZoneSorts {
  table: Record<string, string>;
  seats: Record<string, string>;
}

/** With this and the texts a client can say every card, action and event; see the page on the protocol. */
export interface GameSheet {
  /** by sort, then by value */
  names: Record<string, Record<string, Named>>;
  /** by sort */
  compounds: Record<string, CompoundInfo>;
  /** the sorts of the arguments of each kind */
  events: Record<string, Record<string, string>>;
  /** the sort of what lies in each zone */
  zones: ZoneSorts;
  points_per_unit: number;
}

/**
 * Something to read in a tutorial: a message of the texts, which may name the choice or the thing as `item`.
 *
 * `action` is what the learner is to choose; null if there is nothing to do but go on. `highlight` is worth looking
 * at: a thing, or a zone as in the view: `["table", "row"]`, or `["seats", "hand"]` for the learner's own.
 */
export interface LessonStep {
  message: string;
  view: Record<string, unknown>;
  /** what happened since the step before */
  events: EventInfo[];
  action: number | null;
  highlight: [string, unknown] | null;
}

/** A first game of seat 0, scripted on the real rules. */
export interface Tutorial {
  players: number;
  facts: Record<string, unknown>;
  steps: LessonStep[];
}
