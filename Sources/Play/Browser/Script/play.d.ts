/** The rules of a game, as `Rules/*.json` has them. */
interface PlayRules {
  values: Record<string, number>;
  begin: string;
  states: Record<string, PlayState>;
}

interface PlayState {
  does?: PlayStep[];
  waits?: PlayWait[];
  takes?: Record<string, PlayMove[]>;
}

interface PlayMove {
  if?: string;
  does?: PlayStep[];
  then?: string;
}

interface PlayWait {
  if?: string;
  for: number | string;
  then: string;
}

type PlayStep = string | { if: string; does: PlayStep[] };
type PlayDeal = "all" | "numbers" | "choice" | "odd" | "pairs";
type PlayResult = "right" | "wrong" | "late";

/** As `PlayItem` of the program. */
interface PlayItem {
  id: string;
  answer: string;
  group: string;
  count: number;
  /** Places of other items, the likest first. */
  alike: number[];
  isDue: boolean;
  /** Whether it is asked for at all, and not only offered beside others. */
  isAsked: boolean;
}

/** Either `item`, a place among the items, or `number`. */
interface PlayOffer {
  item?: number;
  number?: number;
  side: "first" | "second";
  lie: "down" | "up" | "taken";
}

type PlayEffect =
  | { kind: "asked" }
  | { kind: "said"; what: string; item: number | null; pick: number }
  | { kind: "noted"; item: number; result: PlayResult; milliseconds: number }
  | { kind: "hinted"; offer: number }
  | { kind: "turned" }
  | { kind: "ended" };

type PlayEvent = { kind: "touch"; offer: number } | { kind: "said" } | { kind: "time" } | { kind: "wish"; name: string };
