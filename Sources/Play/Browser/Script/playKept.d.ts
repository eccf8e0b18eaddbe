/** An answer as the page keeps it, each under a name of its own. */
interface PlayAnswer {
  /** Made once, so that what is sent twice adds nothing where it is received. */
  uid: string;
  topic: string;
  /** The item's identity in its topic, and what it was called when it was asked for. */
  item: string;
  name: string;
  result: PlayResult;
  /** `2026-11-23T12:00:00-03:00`. */
  at: string;
  milliseconds: number;
}

/** The highest score that was had on this page. */
interface PlayRecord {
  uid: string;
  name: string;
  score: number;
  at: string;
}

/** What the page keeps of a module's games beside the answers. */
interface PlayKept {
  /** By topic. */
  records: Record<string, PlayRecord>;
  /** Whether letters are shown joined. */
  isCursive: boolean;
}
