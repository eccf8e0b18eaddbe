/** What the page is given of games: those of one module (first letters, games with the patient's words). */
interface PlayShelf {
  games: PlayGame[];
  /** After a right answer, of which chance takes one; and after a wrong one. */
  praise: PlaySaying[];
  remarks: PlaySaying[];
  late: PlaySaying;
  /** Each recording once: `data:audio/…`. */
  sounds: string[];
  /** Who plays; their name stands with a record. */
  player: string;
  /** Identities of answers of the page's that have arrived: it forgets them. */
  received?: string[];
}

/** Something to be played, in one or several forms: the vowels as lesson, game and challenge. */
interface PlayGame {
  /** By which records and answers are kept. */
  topic: string;
  name: string;
  /** BCP 47, of all that is said. */
  language: string;
  items: PlayItem[];
  /** How each item looks and sounds. */
  faces: PlayFace[];
  forms: PlayForm[];
  /** The highest score of a challenge so far, and who had it. */
  record: { score: number; name: string };
}

interface PlayForm {
  /** `lesson`, `game`, `challenge`, `find`, `memory`. */
  id: string;
  title: string;
  rules: PlayRules;
  deal: PlayDeal;
  /** In place of those that the rules begin with; `record` is the page's to fill in. */
  values: Record<string, number>;
  /** How it is played. */
  help: PlaySaying;
  /** What is asked, of each item in their order; none in a lesson. */
  questions: PlaySaying[];
  /** Whether things move about while one looks for the right one. */
  drifts: boolean;
  /** What is shown of what is asked for, beside what is said. `text` is a sentence with a gap, the face's `gap`. */
  clue: "none" | "word" | "picture" | "both" | "text";
  /** How things are offered, and the second card of a pair. */
  offered: "word" | "picture" | "both";
  second: "word" | "picture" | "both";
}

interface PlayFace {
  /** Its word, letter or number. */
  text: string;
  /** `data:…`, or a drawing as it is written (`<svg …`); none where the text is enough. */
  picture?: string | null;
  /** The same in joined letters, where it is a letter or a number. */
  cursive?: string;
  spoken: PlaySaying;
  /** Its parts, said one by one; empty where nothing is counted. */
  syllables: PlaySaying[];
  /** How many there are, in words. */
  count?: PlaySaying;
  gap?: string;
  /** The key that answers with it. */
  key?: string;
}

/** A text, and how it sounds where somebody has said it. */
interface PlaySaying {
  text: string;
  /** The place of its recording among the shelf's; without one the device's voice says the text. */
  sound?: number;
}

/** Where one goes from a game. */
interface PlayWays {
  /** To all games. */
  leave: () => void;
  /** To the same game, anew. */
  again: () => void;
}
