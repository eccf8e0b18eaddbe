/** What the page is given of a diary. Days are as `2026-11-23`, moments as `2026-11-23T18:00`. */
interface DiaryData {
  /** The first and the last day of which it tells. */
  from: string;
  to: string;
  /** In order of time. */
  entries: SentEntry[];
  /** What joins entries to a story: before the first, before each that follows in turn, before the last of three and more. */
  joining: { first: string; next: string[]; last: string };
}

/** Who may read an entry beside the patient. */
type DiaryReader = "tutors" | "therapist";

interface SentEntry {
  uid: string;
  at: string;
  text: string;
  /** How its text goes on behind a joining word, with what stands between: ` we went to the sea.`, `: We went to the sea.` */
  told: string;
  /** `data:…`, or drawings as they are written (`<svg …`). */
  pictures: string[];
  /** `data:audio/…` */
  voice: string | null;
  readers: DiaryReader[];
}

/** An entry that was written on the page. */
interface OwnEntry {
  /** Of what was done: `Done.uid`, so that it is one entry wherever it is gathered, and isn't offered again. */
  uid: string;
  at: string;
  text: string;
  /** The words that it was made of, where it was made of symbols. */
  words: string[];
  /** The key of its photo among the media that are kept, a JPEG. */
  picture?: string;
  /** The key of its recording among the media that are kept, a WAV. */
  voice?: string;
  readers: DiaryReader[];
}

/** What is kept. */
interface DiaryKept {
  own: OwnEntry[];
  /** What the patient decided of entries that were sent, by their identities. */
  readers: Record<string, DiaryReader[]>;
  /** The identities of own entries that were taken out: a page that brings them again doesn't show them. */
  removed: string[];
}

/** An entry as the page shows it: one that was written here, or one that was sent. */
interface DiaryEntry {
  uid: string;
  at: string;
  text: string;
  readers: DiaryReader[];
  own?: OwnEntry;
  sent?: SentEntry;
}
