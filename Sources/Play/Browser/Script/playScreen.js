/** A game while it is played: what is asked for above, the offers below, and how it stands. Performs what `Play` tells. */
class PlayScreen {
  /**
   * @param {PlayShelf} shelf
   * @param {PlayGame} game
   * @param {PlayForm} form
   * @param {PlayLedger} ledger
   * @param {PlayWays} ways
   */
  constructor(shelf, game, form, ledger, ways) {
    this.shelf = shelf;
    this.game = game;
    this.form = form;
    this.ledger = ledger;
    this.ways = ways;
    this.words = new PlayVoice(shelf, game, form);
    this.speaker = new PlaySpeaker(this.words);
    /** The record that is to be broken. */
    this.best = ledger.bestOf(game);
    this.highest = this.best.score;
    this.isChallenge = form.rules.values.record !== undefined;
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    this.play = new Play(form.rules, form.deal, game.items, { ...form.values, record: this.best.score }, seed);
    this.clock = new PlayClock(() => this.turnClock());
    this.field = new PlayField(game, form, this.clock, (offer) => this.take({ kind: "touch", offer }));
    this.field.isCursive = ledger.kept.isCursive;
    this.standing = new PlayStanding(this.play);
    this.clue = element("div", { class: "play-clue" });
    this.asked = element("div", { class: "play-asked" }, this.clue, this.speaker.caption);
    this.asked.classList.toggle("clueless", form.clue === "none");
    this.bar = element("div", { class: "play-bar" }, this.standing.place, this.tools());
    // What is offered is reached before the buttons.
    this.place = element("div", { class: "play-screen" }, this.asked, this.field.place, this.bar, this.speaker.live);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.watching = new AbortController();
  }

  begin() {
    document.addEventListener("keydown", (event) => this.key(event), { signal: this.watching.signal });
    this.clock.begin();
    const effects = this.play.begin(this.clock.now);
    this.follow(effects);
    if (effects.some(({ kind }) => kind === "said")) return;
    this.speaker.last = [this.form.help];
    this.speaker.write([this.form.help], 0);
  }

  close() {
    this.watching.abort();
    this.clock.close();
    clearTimeout(this.timer);
    this.speaker.stop();
    this.field.close();
    this.standing.close();
  }

  /** A step back: a challenge is ended, with its score; anything else is left. */
  back() {
    if (!this.play.takes("leave")) return false;
    this.take({ kind: "wish", name: "leave" });
    return true;
  }

  // MARK: time

  /** It stops or goes on, and what moves with it. */
  turnClock() {
    this.wait();
    this.standing.run(this.clock);
    this.field.layAnew();
  }

  /** Waits for what follows by itself. */
  wait() {
    clearTimeout(this.timer);
    const due = this.play.wakesAt;
    if (due === null || this.clock.isStopped) return;
    this.timer = setTimeout(() => this.take({ kind: "time" }), Math.max(0, due - this.clock.now));
  }

  // MARK: what happens, and what follows

  /** @param {PlayEvent} event */
  take(event) {
    this.follow(this.play.take(event, this.clock.now));
  }

  /** @param {PlayEffect[]} effects */
  follow(effects) {
    const said = effects.flatMap((effect) => (effect.kind === "said" ? [effect] : []));
    for (const effect of effects) this.perform(effect);
    this.standing.draw();
    for (const effect of said) this.show(effect);
    if (said.length > 0) this.say(said.flatMap((effect) => this.words.sayings(effect, this.play.values)));
    this.keepRecord();
    this.wait();
    this.standing.run(this.clock);
  }

  /** @param {PlayEffect} effect */
  perform(effect) {
    switch (effect.kind) {
      case "asked":
        this.field.show(this.play.offers);
        this.showClue();
        break;
      case "noted": {
        const { id } = this.game.items[effect.item], { text } = this.game.faces[effect.item];
        const { result, milliseconds } = effect;
        if (page.patient) this.ledger.note({ topic: this.game.topic, item: id, name: text, result, milliseconds });
        break;
      }
      case "hinted": this.field.mark(effect.offer, "hinted"); break;
      case "turned": this.field.turn(this.play.offers); break;
      case "ended": this.offerMore(); break;
    }
  }

  /**
   * What is seen of what is said.
   *
   * @param {Extract<PlayEffect, { kind: "said" }>} effect
   */
  show({ what }) {
    const { touched } = this.play;
    const tell = (/** @type {string} */ result) => { this.speaker.live.textContent = `${result} ${this.standing.told}`; };
    switch (what) {
      case "praise":
        this.field.mark(touched, "right");
        this.showClue(true);
        tell(say("play.right"));
        break;
      case "remark":
        this.field.mark(touched, "wrong");
        tell(say("play.wrong"));
        break;
      case "late": tell(say("play.late")); break;
      case "item": this.field.mark(touched, "said"); break;
      case "score": this.showEnd(); break;
      case "record": this.place.classList.add("recorded"); break;
    }
  }

  /** A score that is higher than the record is kept at once, so that it stays when the page is closed in the middle. */
  keepRecord() {
    const { score = 0 } = this.play.values;
    if (!this.isChallenge || score <= this.highest) return;
    this.highest = score;
    this.ledger.keepRecord(this.game.topic, this.shelf.player, score);
  }

  // MARK: what is said

  /** @param {PlaySaying[]} sayings */
  say(sayings) {
    this.speaker.say(sayings, () => this.take({ kind: "said" }));
  }

  /**
   * What the rules take in this state they do; else it is said all the same.
   *
   * @param {"again" | "help"} name
   */
  wish(name) {
    if (this.play.takes(name)) this.take({ kind: "wish", name });
    else this.say(name === "help" ? [this.form.help] : this.speaker.last);
  }

  // MARK: what is seen

  /** @param {boolean} [isAnswered] a sentence has then no gap any more. */
  showClue(isAnswered = false) {
    const { clue } = this.form;
    const face = this.play.asked === null ? undefined : this.game.faces[this.play.asked];
    if (clue === "none" || !face) return this.clue.replaceChildren();
    if (clue === "text") return this.clue.replaceChildren(playSentence(face, isAnswered));
    this.clue.replaceChildren(playFace(face, clue, this.field.letters, this.field.isCursive));
    if (clue === "picture") this.clue.querySelector(".play-face")?.append(element("span", { class: "unseen", text: face.text }));
  }

  tools() {
    const { faces } = this.game;
    const back = deed(iconButton(document.dir === "rtl" ? "next" : "back", say("play.games")), () => { if (!this.back()) this.ways.leave(); });
    const again = deed(iconLike(playIcon("again"), say("play.again")), () => this.wish("again"));
    const help = deed(iconLike(playIcon("help"), say("play.help")), () => this.wish("help"));
    const tools = element("div", { class: "play-tools together" }, back, again, help);
    if (!faces.some(({ cursive }) => cursive)) return tools;
    const cursive = iconLike(playIcon("cursive"), say("play.cursive"));
    const draw = () => cursive.setAttribute("aria-pressed", String(this.ledger.kept.isCursive));
    draw();
    tools.append(deed(cursive, () => {
      this.ledger.turnCursive();
      this.field.isCursive = this.ledger.kept.isCursive;
      this.field.draw();
      this.showClue();
      draw();
    }));
    return tools;
  }

  /** The end takes the place of what was offered. */
  showEnd() {
    const { score = 0 } = this.play.values;
    this.place.dataset.state = "over";
    this.field.close();
    this.field.place.replaceWith(playEnd(score, this.isChallenge ? this.best : undefined, this.shelf.player, this.ways));
    this.clue.replaceChildren();
    this.speaker.live.textContent = say("play.score", { score });
    activities.changed();
  }

  /** All has been said: the end stays until somebody chooses. */
  offerMore() {
    for (const button of this.place.querySelectorAll("button.play-choice")) button.removeAttribute("disabled");
    activities.changed();
  }

  // MARK: keys

  /**
   * A letter or a number answers for itself, one of the first nine for what has neither; `.` says it again, `?` helps.
   *
   * @param {KeyboardEvent} event
   */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || isSheetOpen()) return;
    if (!scanning.isOn) this.field.showKeys();
    if (event.repeat || event.defaultPrevented) return;
    if (event.key === "?") return this.wish("help");
    if (event.key === ".") return this.wish("again");
    const tile = event.key.length === 1 && event.key !== " " ? this.field.tileOf(event.key) : undefined;
    if (tile) acting.act(tile);
  }
}
