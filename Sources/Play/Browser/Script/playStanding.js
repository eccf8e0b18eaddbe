/** How a game stands: points, errors or hearts, the round, and the time that is left of a turn. */
class PlayStanding {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.most = play.values.lives ?? 0;
    this.score = 0;
    this.place = element("div", { class: "play-standing", role: "img" });
    this.ring = element("span", { class: "play-ring", "aria-hidden": "true" });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  close() {
    clearTimeout(this.timer);
  }

  draw() {
    const { score, errors, lives, round, rounds } = this.play.values;
    const parts = [];
    if (score !== undefined) {
      const more = score > this.score ? " more" : "";
      parts.push(element("span", { class: `play-score${more}` }, playIcon("star"), String(score)));
      this.score = score;
    }
    if (lives !== undefined) {
      const most = this.most = Math.max(lives, this.most);
      const heart = (/** @type {number} */ number) => {
        const drawing = playIcon("heart");
        drawing.classList.toggle("lost", number >= lives);
        return drawing;
      };
      parts.push(element("span", { class: "play-lives" }, ...Array.from({ length: most }, (_, number) => heart(number))));
    } else if (errors !== undefined) {
      parts.push(element("span", { class: "play-errors" }, playIcon("wrong"), String(errors)));
    }
    if (round !== undefined && rounds !== undefined) {
      parts.push(element("span", { class: "play-round", dir: "ltr", text: `${Math.min(round, rounds)} / ${rounds}` }));
    }
    if (this.play.values.turn !== undefined) parts.push(this.ring);
    this.place.replaceChildren(...parts);
    this.place.hidden = parts.length === 0;
    this.place.setAttribute("aria-label", this.told);
  }

  /** In words: `3 pontos, 1 erro`. */
  get told() {
    const { score, errors, lives, round, rounds } = this.play.values;
    return [
      ...(score === undefined ? [] : [say("play.points", { count: score })]),
      ...(lives === undefined ? [] : [say("play.lives", { count: Math.max(0, lives) })]),
      ...(errors === undefined || lives !== undefined ? [] : [say("play.errors", { count: errors })]),
      ...(round === undefined || rounds === undefined ? [] : [say("play.round", { round, rounds })]),
    ].join(", ");
  }

  /**
   * The ring empties while a turn goes on.
   *
   * @param {PlayClock} clock
   */
  run(clock) {
    clearTimeout(this.timer);
    const { turn } = this.play.values, due = this.play.wakesAt;
    if (!turn || !this.play.takes("touch")) return;
    const left = due === null ? turn : Math.max(0, due - clock.now);
    const second = Math.ceil(left / 1000);
    this.ring.textContent = String(second);
    this.ring.style.setProperty("--left", `${(100 * (isCalm() ? second * 1000 : left) / turn).toFixed(1)}%`);
    this.ring.classList.toggle("few", left <= 3000);
    if (due === null || left === 0 || clock.isStopped) return;
    this.timer = setTimeout(() => this.run(clock), isCalm() ? left % 1000 || 1000 : 100);
  }
}
