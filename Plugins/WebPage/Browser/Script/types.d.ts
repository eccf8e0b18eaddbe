/**
 * What the exporter writes into a page (`<script type="application/json" id="page">`), and what the page keeps.
 * Indices count from 0. A key with `?` is left out where there is nothing to say.
 */

interface Page {
  /** Of this description. A page reads the one that it was made for. */
  format: 1;
  /** Who wrote the page: `tagarela 0.9`. */
  program: string;
  /** BCP 47: `pt`. */
  language: string;
  direction: "ltr" | "rtl";
  /** The plan's identity, else the board's. Names what the browser keeps. */
  uid: string;
  /** The wall clock when it was made: `2026-11-23T04:33:00`. */
  made: string;
  /** Every text that the page shows, by key (`Messages` of the module). */
  texts: Record<string, string>;
  plan?: Named;
  /** Without one nothing is noted and nothing can be sent. */
  patient?: Named;
  tutor?: Tutor;
  therapist?: { email: string };
  /** The board that opens first. */
  home: number;
  boards: Board[];
  words: Word[];
  /** Those of the first board, `data:image/svg+xml;base64,…`, each once; `Later.pictures` go on counting. */
  pictures: string[];
  /** Whether there are sentences among what follows. */
  hasSentences: boolean;
  /** Identifiers of the activities whose data are in `Later.activities`. */
  activities?: string[];
  /** Likely next words, likeliest first: after nothing (`""`), the last word (`"7"`), the last two (`"3 7"`). */
  next?: Record<string, number[]>;
  /** What the therapist set. What the carer changes on the device wins. */
  settings: Partial<Settings>;
  /** Under which keys what the carer set is sent back, by the names of `Settings`. */
  settingKeys: Record<string, string>;
}

/** What follows the script, each in a block of its own (`<script type="application/json" id="pictures">` …). */
interface Later {
  /**
   * Those that the first board doesn't show, packed: one text, or none, base64 of raw deflate (RFC 1951) of a JSON list, of
   * addresses and of drawings as they are written (`<svg …`).
   */
  pictures: string[];
  /** `data:audio/ogg;base64,…` */
  sounds: string[];
  /** `data:video/mp4;base64,…` */
  videos: string[];
  /**
   * One text, or none: base64 of raw deflate (RFC 1951) of UTF-8 lines `KEY\tSENTENCE\n`. A key is numbers of words
   * joined by blanks; before them, and a blank, `!` where the sentence is negated and `?` where it asks: `3 7`, `! 3 7`,
   * `!? 3 7`.
   */
  sentences: string[];
  /**
   * What modules show beside the boards, by the identifiers of their activities: base64 of raw deflate (RFC 1951) of the
   * JSON of their data, of which each says the form.
   */
  activities: Record<string, string>;
}

/** Where what the page keeps lies: `Disk`, and `SealedDisk` where the page came sealed. */
interface Keeping {
  open(): Promise<void>;
  glance(key: string): any;
  copy(key: string, value: unknown): void;
  get(store: string, key: string): Promise<any>;
  entries(store: string, start?: string): Promise<[key: string, value: any][]>;
  put(store: string, key: string, value: unknown): Promise<void>;
  change<Value>(key: string, change: (found: any) => Value): Promise<Value>;
  remove(store: string, key: string): Promise<void>;
  clear(stores: string[]): Promise<void>;
}

/** What has opened a page that came sealed. */
interface Lock {
  disk: Keeping;
  /** Seals what leaves, as the page was. */
  seal(ending: string, text: string): Promise<Uint8Array>;
}

/** Undefined where the page came as it is. */
declare const lock: Lock | undefined;

/** How a passphrase is stretched: PBKDF2 with HMAC-SHA-256; the salt in base64. */
interface KeepingWay { rounds: number; salt: string }
/** The key of what a device keeps of a sealed page, itself sealed. */
interface KeepingLock { way: KeepingWay; nonce: Uint8Array; wrapped: ArrayBuffer }
/** One thing that a device keeps of a sealed page. */
interface SealedRecord { nonce: Uint8Array; sealed: ArrayBuffer }

/** What a module's script shows beside the boards. */
interface Activity {
  /** As `Page.activities` has it; what is kept of it is kept by that. */
  id: string;
  /** The key of what its button and its sheet are called. */
  title: string;
  /** The drawing on its button: a path of lines on a square of 24. */
  icon: string;
  /**
   * It is a carer's, who has hands: while scanning its button is passed over and pressed long, and on its sheet nothing is scanned, a
   * touch is a touch.
   */
  isForHands?: true;
  /** Its small form above the board; without buttons while nothing goes on. */
  line?: HTMLElement;
  /**
   * Takes up what it kept (`kept.put("values", keptName(…), …)`): before the first picture, and again where the database
   * has something else. It checks what it is given, for other versions of the page may have kept it.
   */
  recall(found: unknown): void;
  /** Fills its sheet. Buttons are made by `deed`; those that are scanned together lie in an element of class `together`. */
  open(content: HTMLElement, data: any): void;
  /** The sheet goes. */
  close?(): void;
  /** A step back within its sheet (Escape, the device's way back); false where there is none, and the sheet goes. */
  back?(): boolean;
  /** What goes to the therapist with the observations, what has to come first first; media are read one item after another. */
  items?(): Iterable<ParcelItem> | AsyncIterable<ParcelItem> | Promise<Iterable<ParcelItem>>;
  /** What of it goes along, in words: `2 riscados`. Without it, how many items. */
  sent?(): string;
  /** What the patient has done on a day (`2026-11-23`), for other activities to offer. */
  done?(day: string, data: any): Done[] | Promise<Done[]>;
}

/** Something that was done. */
interface Done {
  /** Of what was done on just this day: the same wherever it is gathered. */
  uid: string;
  text: string;
  /** The wall clock: `2026-11-23T12:00`; midnight where only the day is known. */
  at: string;
  /** `data:…`, or a drawing as it is written (`<svg …`). */
  picture: string | null;
}

/** What a module sends along in a bundle (docs/bundle-format.md, `items`). */
interface ParcelItem {
  /** The module's identifier. */
  part: string;
  uid: string;
  fields: Record<string, string>;
  /** In base64. */
  media: Record<string, string>;
}

interface Named { uid: string; name: string }
interface Tutor extends Named { email: string; place: string }

interface Board {
  uid: string;
  name: string;
  columns: number;
  rows: number;
  pages: number;
  labels: "above" | "below" | "hidden";
  letters: Letters;
  /** `#rrggbb` */
  background?: string;
  /** The picture behind the cells. */
  scene?: number;
  cells: Cell[];
}

interface Cell {
  uid: string;
  /** From 1 over all pages, in reading order. */
  position: number;
  /** Its span. */
  columns: number;
  rows: number;
  /** Left, top, width, height as shares of the page; in place of the grid. */
  area?: [number, number, number, number];
  label: string;
  spoken: string;
  picture?: number;
  sound?: number;
  video?: number;
  word?: number;
  fill?: string;
  border?: string;
  hidden: boolean;
  /** 1 is shown from the beginning; higher ones as the patient gets on. */
  level: number;
  link?: number;
  /** As in Open Board Format 0.1: `+text` types letters, `:space`, `:clear`, `:backspace`, `:speak`, `:home`,
   * `:ext_tagarela_back`, `:ext_tagarela_suggestion`. */
  actions: string[];
  /** Whether it only says what a column or row is for: it is read, not touched. */
  heading?: boolean;
  movable: boolean;
  symbol?: string;
  /** Whether its symbol is a favourite of the patient's. */
  favourite?: boolean;
  /** What the history of use calls it. */
  name: string;
}

interface Word {
  text: string;
  /** `noun`, `verb`, … */
  class: string;
  /** The key of what it means, by which every symbol system draws it. */
  concept?: string;
}

type Letters = "as-written" | "upper" | "lower";

/** Durations in seconds. */
interface Settings {
  /** How long a touch must last before it counts: 0, 0.5, 1, 2, 3, 4. */
  dwell: number;
  /** Without dwell: what counts, the touch or its end. */
  act: "press" | "release";
  /** After each act nothing else counts for so long, 0 to 5. */
  guard: number;
  scan: "off" | "one" | "two";
  scanOrder: "row-column" | "column-row" | "each";
  /**
   * With one switch: true moves on by itself and the switch chooses; false steps with the switch, and resting chooses.
   */
  scanAuto: boolean;
  /** How long each is lit, 0.5 to 10. */
  scanStep: number;
  /** After so many rounds without a choice scanning goes back, or waits: 1 to 9. */
  scanLoops: number;
  scanBeep: boolean;
  /** Words are read out softly before they are chosen. */
  cue: boolean;
  /** 0 to 1 */
  cueVolume: number;
  /** Which of the device's voices speaks, as the device names it (`voiceURI`); empty for the one that the device chooses. */
  deviceVoice: string;
  /** The mouse's pointer acts by resting. */
  hover: boolean;
  /** Game controllers act. */
  pad: boolean;
  large: boolean;
  contrast: boolean;
  /** In place of what each board says. */
  letters: Letters | "";
  /** As large as they fit on the screen together; or large enough to read, and a board that has no room is scrolled. */
  cells: "whole" | "readable";
  leftHanded: boolean;
  /** Nothing moves that needn't. */
  calm: boolean;
  /** The first touch reads a word out, the second on the same acts. */
  twoSteps: boolean;
  /** Words are heard when touched; else only with the whole sentence. */
  speakEach: boolean;
  /** Cells of higher levels aren't shown; 0 shows all. */
  level: number;
  /** Hidden cells are shown too. */
  showHidden: boolean;
  /** The patient may move symbols. */
  moving: boolean;
  /** Always within reach. */
  quick: Phrase[];
  bell: boolean;
  /** `pbkdf2-sha256$ROUNDS$SALT$HASH`: the salt as it is hashed, the hash in base64; empty for none. */
  pin: string;
  /** The adult may answer what was said with a no. */
  adultNo: boolean;
  /** Of the symbols only the favourites are seen. */
  favouritesOnly: boolean;
  /** Identifiers of those that are seen, with commas between; empty for all, `none` for none. */
  activities: string;
  /** The sentence is shown below the words, with the switches "no" and "?". */
  sentence: boolean;
  /** Words are gathered in a strip. */
  strip: boolean;
  /** The first touch makes the page fill the screen. */
  fullScreen: boolean;
}

interface Phrase {
  label: string;
  spoken: string;
  picture?: number;
  sound?: number;
}

/** What the carer can set: its name, and what it is one of. */
interface SettingField {
  key: keyof Settings;
  choices?: string[];
  seconds?: number[];
  counts?: number[];
  share?: boolean;
}

/** What is said as one: a recording, or else a text. */
interface Utterance {
  text: string;
  sound?: number;
  /** In place of a numbered one: `data:audio/wav;base64,…`. */
  recording?: string;
  /** BCP 47, where it isn't the page's. */
  language?: string;
  /** Told that it begins to be heard, and that it is over. */
  tell?: (isSpoken: boolean) => void;
  /** Not shown where it can't be heard: it is written elsewhere, or only leads on. */
  isOnlyHeard?: boolean;
}

/** A word of the strip. */
interface StripItem extends Utterance {
  word?: number;
  picture?: number;
  /** Letters may still follow. */
  isOpen: boolean;
  /** An adult showed it. */
  isModelled: boolean;
}

/** A touch as the browser keeps it; `at` as `2012-11-05 09:15:30`, `handed` when the clinic's server has it. */
interface KeptTouch { uid: string; at: string; symbol: string; handed?: true }

/** A note as the browser keeps it. */
interface KeptNote { uid: string; at: string; text: string; handed?: true }

/**
 * Where the patient put cells of a board: positions by the cells' identities, of those that aren't where the therapist
 * placed them; and when the last was moved, as `2012-11-05 09:15:30`.
 */
interface Moves { at: string; cells: Record<string, number> }

/**
 * Read by what tests and measures the page, in milliseconds: when the first board was seen and acts, when its last
 * picture was seen, when what was kept was there too, and how long the last change of boards took.
 */
interface Window { tagarela: { readyAfter: number; seenAfter: number; recalledAfter: number; boardAfter: number } }

// Newer than the library of declarations that checks the script.
interface Navigator { readonly userActivation?: { readonly hasBeenActive: boolean; readonly isActive: boolean } }
declare class DecompressionStream {
  constructor(format: "deflate-raw");
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}

// What a page that the clinic's server hands out has of the server (its `outbox.js`, `news.js`).
interface BacklogCounts { waiting: number; refused: number }
declare const outbox: {
  put(thing: { to: string; head: string; line: string; key?: string }): Promise<boolean>;
  begin(ears: { changed: (counts: BacklogCounts) => void; unpaired: () => void }): void;
  now(): void;
};
declare const news: {
  listen(path: string, ears: { open?: () => void; told: (what: string, text: string) => void; removed?: () => void }): void;
  leave(): Promise<void>;
};
