/** What the page is given of an agenda. Days are as `2026-11-23`. */
interface AgendaData {
  /** The first and the last day of which it tells. */
  from: string;
  to: string;
  season: {
    name: string;
    /** `data:…`, or a drawing as it is written (`<svg …`). */
    picture: string;
  };
  /** Names of holidays by their days. */
  holidays: Record<string, string>;
  /** Each time that something happens, in order of time; of one time whole days first. */
  events: AgendaEvent[];
}

interface AgendaEvent {
  /** Of the event, which may happen again and again. */
  uid: string;
  /** The wall clock when it begins: `2026-11-23T12:00`; midnight for whole days. */
  at: string;
  /** The day on which it would happen by its rule, where it was moved to another. */
  day?: string;
  /** 0 where nobody said. */
  minutes: number;
  text: string;
  /** As `season.picture`. */
  picture: string | null;
  /** Whether it was ticked when the page was made. */
  done: boolean;
  /** Its days are free. */
  holiday: boolean;
}

/** What the patient ticked, or took back, by event and day: `UID 2026-11-23`. */
type AgendaTicks = Record<string, boolean>;
