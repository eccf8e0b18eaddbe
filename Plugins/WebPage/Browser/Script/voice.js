/**
 * What the patient says. Words wait for each other, so that each is heard to its end; what is said at once breaks in.
 * Without recording and voice a word is shown large instead.
 */
const voice = {
  player: new Player(),
  /** @type {Utterance[]} */
  waiting: [],
  /** @type {Utterance | undefined} */
  speaking: undefined,
  /** Told whenever it begins or ends to speak. */
  onChange: () => {},

  get isBusy() {
    return this.speaking !== undefined;
  },

  /**
   * Says something after what is being said. The same again, while it still waits, is said once.
   *
   * @param {Utterance} utterance
   */
  say(utterance) {
    const last = this.waiting[this.waiting.length - 1] ?? this.speaking;
    if (!isHeard(utterance) || (last && last.text === utterance.text && last.sound === utterance.sound)) return;
    this.waiting.push(utterance);
    if (!this.isBusy) void this.speak();
  },

  /**
   * Says this and nothing else.
   *
   * @param {Utterance[]} utterances
   */
  sayNow(utterances) {
    this.stop();
    this.waiting = utterances.filter(isHeard);
    if (!this.isBusy) void this.speak();
  },

  stop() {
    this.waiting = [];
    this.player.end();
    speech.stop();
    shownWord.hide();
  },

  async speak() {
    cue.stop();
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.speaking = next;
      this.onChange();
      await firstGesture(1500);
      next.tell?.(true);
      const recording = next.recording ?? (next.sound === undefined ? undefined : (await later.of("sounds"))[next.sound]);
      const isPlayed = recording !== undefined && await this.player.play(recording);
      if (!isPlayed && !await speech.say(next.text, 1, next.language) && !next.isOnlyHeard) await shownWord.show(next.text);
      next.tell?.(false);
    }
    this.speaking = undefined;
    this.onChange();
  },
};

/** @param {Utterance} utterance */
function isHeard(utterance) {
  return utterance.sound !== undefined || utterance.recording !== undefined || utterance.text !== "";
}

/** What only the one who chooses is meant to hear: a word, softly, before it is chosen. */
const cue = {
  player: new Player(),

  /**
   * @param {Utterance} utterance
   * @returns {Promise<void>} when it was heard, or something else was read out.
   */
  async read(utterance) {
    this.stop();
    const isPlayed = utterance.sound !== undefined
      && await this.player.play((await later.of("sounds"))[utterance.sound], settings.cueVolume);
    if (!isPlayed && !voice.isBusy) await speech.say(utterance.text, settings.cueVolume);
  },

  stop() {
    this.player.end();
    if (!voice.isBusy) speech.stop();
  },
};
