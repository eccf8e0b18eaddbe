/** What a game says, and how it is shown meanwhile. */
class PlayVoice {
  /**
   * @param {PlayShelf} shelf
   * @param {PlayGame} game
   * @param {PlayForm} form
   */
  constructor(shelf, game, form) {
    this.shelf = shelf;
    this.game = game;
    this.form = form;
  }

  /**
   * What is said in one go: each by itself, with a pause behind it.
   *
   * @param {Extract<PlayEffect, { kind: "said" }>} effect
   * @param {Record<string, number>} values
   * @returns {PlaySaying[]} without what is empty.
   */
  sayings({ what, item, pick }, values) {
    const face = item === null ? undefined : this.game.faces[item];
    return this.of(what, item ?? -1, face, pick, values.score ?? 0).filter(({ text, sound }) => text !== "" || sound !== undefined);
  }

  /**
   * @param {string} what as the rules call it.
   * @param {number} item
   * @param {PlayFace | undefined} face
   * @param {number} pick a number by which one of several ways is chosen.
   * @param {number} score
   * @returns {PlaySaying[]}
   */
  of(what, item, face, pick, score) {
    switch (what) {
      case "question": return this.question(this.form.questions[item], face);
      case "item": return face ? [face.spoken] : [];
      case "syllables": return face?.syllables ?? [];
      case "count": return face?.count ? [face.count] : [];
      case "praise": return chosen(this.shelf.praise, pick);
      case "remark": return chosen(this.shelf.remarks, pick);
      case "late": return [this.shelf.late];
      case "help": return [this.form.help];
      case "score": return [{ text: say("play.score", { score }) }];
      case "record": return [{ text: say("play.record", { score, name: this.shelf.player }) }];
      default: return [];
    }
  }

  /**
   * A name that somebody has recorded is heard after a question that nobody has.
   *
   * @param {PlaySaying | undefined} question
   * @param {PlayFace | undefined} face
   */
  question(question, face) {
    const isNamed = face?.spoken.sound !== undefined && question?.sound === undefined;
    const name = isNamed ? [{ text: "", sound: face.spoken.sound }] : [];
    return question ? [question, ...name] : [];
  }

  /**
   * @param {PlaySaying} saying
   * @param {(isSpoken: boolean) => void} tell
   * @returns {Utterance} shown by the game itself where it can't be heard.
   */
  utterance({ text, sound }, tell) {
    return { text, recording: this.recording(sound), language: this.game.language, isOnlyHeard: true, tell };
  }

  /**
   * @param {number} [place]
   * @returns {string | undefined}
   */
  recording(place) {
    return place === undefined ? undefined : this.shelf.sounds[place];
  }

  /** @param {PlaySaying} saying */
  isHeard({ sound }) {
    return this.recording(sound) !== undefined || speech.voice(this.game.language) !== undefined;
  }
}

/**
 * @template T
 * @param {T[]} all
 * @param {number} pick
 */
function chosen(all, pick) {
  return all.length > 0 ? [all[pick % all.length]] : [];
}

/**
 * Milliseconds in which a text can be read that nobody hears.
 *
 * @param {string} text
 */
function readingTime(text) {
  return Math.min(1200 + text.length * 60, 6000);
}
