/** What the programming interface tells (`/api/openapi.json`). */

type Identity = string;

interface BoardHead {
  uid: Identity;
  name: string;
  patient: Identity | null;
  cells: number;
}

interface Board {
  uid: Identity;
  patient: Identity | null;
  version: string;
  name: string;
  /** Columns and rows of a page: `4x3`. */
  size: string;
  pages: number;
  layout: string;
  system: string | null;
  labels: string;
  letters: string;
  background: string | null;
  level: number;
  movable: boolean;
  scene: number | null;
  places: { position: number; role: string; tint: string | null }[];
  cells: Cell[];
}

interface Cell {
  /** From 1 through all pages. */
  position: number;
  place: string;
  text: string;
  picture: number | null;
  frame: string | null;
  target: string | null;
  uid: Identity | null;
  symbol: Identity | null;
  label: string | null;
  spoken: string | null;
  fill: string | null;
  border: string | null;
  span: string;
  hidden: boolean;
  level: number;
  leads: string | null;
}

interface FoundSymbol {
  reference: string;
  system: string | null;
  name: string;
  meaning: string;
  picture: number | null;
}

interface SymbolFacts {
  uid: Identity;
  name: string;
  meaning: string;
  category: string;
  picture: number;
}

interface Plan {
  uid: Identity;
  patient: Identity | null;
  tutor: Identity | null;
  name: string;
  description: string;
  start: string | null;
  board: Identity | null;
  symbol: Identity | null;
  sent: string | null;
}

interface Observation {
  uid: Identity;
  author: string | null;
  text: string;
  at: string;
}

interface Patient {
  uid: Identity;
  name: string;
}

interface Tutor {
  uid: Identity;
  name: string;
  place: string | null;
}

interface Layout {
  id: string;
  name: string;
  purpose: string;
  least: string;
  most: string;
  usual: string;
}

interface SymbolSystem {
  id: string;
  name: string;
}

interface Category {
  name: string;
  color: string;
}

interface NamedColor {
  name: string;
  color: string;
  soft: string;
}

interface Steps {
  undo: Step | null;
  redo: Step | null;
  version: string;
}

interface Changes extends Steps {
  /** False where anything may be otherwise. */
  isComplete: boolean;
  rows: { kind: string; uid: Identity; deed: string; fields: string[] }[];
}

interface Step {
  step: string;
  line: string;
}

/** A field that both sides have changed. */
interface FieldConflict {
  field: string;
  seen: unknown;
  now: unknown;
  wanted: unknown;
}

/** What a page part shows in the middle of the page. */
interface View {
  element: HTMLElement;
  /** Asks for what it shows anew, where that may be otherwise. */
  renew(news: import("./news.js").News): Promise<void>;
}
