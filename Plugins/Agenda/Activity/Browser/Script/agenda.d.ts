/** What the page is given of an agenda. Days are as `2026-11-23`. */
interface AgendaData {
  /** The first and the last day of which it tells. */
  from: string;
  to: string;
  /** What was asked for: of `day` today alone is shown, else weeks as well. */
  period?: "day" | "week" | "month";
  /** All that have a day between `from` and `to`, in order of time. */
  seasons: (AgendaSeason & {
    /** The first of its days, or `AgendaData.from` where it began before. */
    from: string;
  })[];
  /** Names of holidays by their days. */
  holidays: Record<string, string>;
  /** Each time that something happens, in order of time; of one time whole days first. */
  events: AgendaEvent[];
}

interface AgendaSeason {
  name: string;
  /** `data:…`, or a drawing as it is written (`<svg …`). */
  picture: string;
}

interface AgendaEvent {
  /** Of the event, which may happen again and again. */
  uid: string;
  /** The wall clock when it begins: `2026-11-23T12:00`, or with a blank in its middle; midnight for whole days. */
  at: string;
  /** The day on which it would happen by its rule, where it was moved to another. */
  day?: string;
  /** 0 where nobody said. */
  minutes: number;
  text: string;
  /** As a season's. */
  picture: string | null;
  /** Whether it was ticked when the page was made. */
  done: boolean;
  /** Its days are free. */
  holiday: boolean;
}

/** What the patient ticked, or took back, by event and day: `UID 2026-11-23`. */
type AgendaTicks = Record<string, AgendaTick>;

interface AgendaTick {
  done: boolean;
  /** What the page's data said when it was made. */
  over: boolean;
}
