/** What the page is given of timers. */
interface TimerData {
  timers: TimerPlan[];
  /** By the names that plans call them. */
  figures: Record<string, TimerFigure>;
}

interface TimerPlan {
  uid: string;
  name: string;
  /** What shows the time; one that isn't there is replaced by the first that is. */
  figure: string;
  /** Said when all is over. */
  words: string | null;
  /** At least one. */
  steps: TimerStep[];
}

interface TimerStep {
  /** What is done; empty for a time alone. */
  activity: string;
  /** From 1 to a day's. */
  seconds: number;
  /** `data:…`, or a drawing as it is written (`<svg …`). */
  picture: string | null;
}

interface TimerFigure {
  /**
   * How it looks from the beginning to the end of a time, in equal steps: drawings as they are written, or addresses
   * (`data:…`). What differs between two neighbours only in numbers moves smoothly.
   */
  frames: string[];
  /** What is heard at the end in place of tones: `data:audio/…`. */
  ending?: string;
}

/** A timer that was begun. What is kept is when it ends, never how far it is: so it goes on while the page is closed. */
interface RunningTimer {
  uid: string;
  /** Without its pictures, which the page has. */
  plan: TimerPlan;
  /** Milliseconds that were left when it was last begun or paused. */
  rest: number;
  /** When it ends, as Date.now() tells; null while it is paused. */
  end: number | null;
}

/** Where a timer is at a moment. */
interface TimerStanding {
  state: "running" | "paused" | "over";
  /** Of the step that goes on, or the last. */
  index: number;
  /** Milliseconds of that step. */
  left: number;
  /** How much of it has gone by, 0 to 1. */
  done: number;
}
