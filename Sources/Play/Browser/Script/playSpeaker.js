/** Says what a game says, and shows it meanwhile in a line above what is offered. */
class PlaySpeaker {
  /** @param {PlayVoice} words */
  constructor(words) {
    this.words = words;
    this.caption = element("p", { class: "play-caption", dir: "auto" });
    /** What a screen reader is told: results, and what nobody hears. */
    this.live = element("p", { class: "unseen", role: "status" });
    /** How often something was said: what was broken off tells nothing any more. */
    this.turn = 0;
    /**
     * What was said last, to be said again.
     *
     * @type {PlaySaying[]}
     */
    this.last = [];
  }

  /**
   * Says this and nothing else.
   *
   * @param {PlaySaying[]} sayings
   * @param {() => void} over told when all was heard, or can have been read; not where something else was said before.
   */
  say(sayings, over) {
    const turn = this.turn += 1;
    this.last = sayings;
    const end = () => { if (turn === this.turn) over(); };
    const isHeard = sayings.every((saying) => this.words.isHeard(saying));
    const text = sayings.map(({ text }) => text).filter(Boolean).join(" - ");
    if (!isHeard) this.live.textContent = text;
    const utterances = sayings.map((saying, index) => this.words.utterance(saying, (isSpoken) => {
      if (turn !== this.turn) return;
      if (isSpoken) this.write(sayings, index);
      else if (index < sayings.length - 1) return;
      else if (isHeard) end();
      else setTimeout(end, readingTime(text));
    }));
    if (utterances.length > 0) voice.sayNow(utterances);
    else end();
  }

  /** Breaks off. */
  stop() {
    this.turn += 1;
    voice.stop();
  }

  /**
   * Shows what is said, with the part of it that is being said.
   *
   * @param {PlaySaying[]} sayings
   * @param {number} spoken
   */
  write(sayings, spoken) {
    const written = sayings.map((saying, index) => ({ ...saying, index })).filter(({ text }) => text !== "");
    const parts = written.flatMap(({ text, index }, place) => {
      const part = element("span", { class: index === spoken && written.length > 1 ? "spoken" : "", text });
      return place > 0 ? [" - ", part] : [part];
    });
    const length = written.reduce((sum, { text }) => sum + text.length + 3, -3);
    this.caption.dataset.length = length <= 18 ? "short" : length <= 60 ? "usual" : "long";
    this.caption.replaceChildren(...parts);
    if (this.caption.scrollHeight > this.caption.clientHeight) this.caption.dataset.length = "long";
  }
}
