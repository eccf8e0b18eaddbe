/** A game while it is played: what is asked for above, the offers below, and how it stands. Performs what `Play` tells. */
class PlayScreen {
  /**
   * @param {PlayShelf} shelf
   * @param {PlayGame} game
   * @param {PlayForm} form
   * @param {PlayLedger} ledger
   * @param {object} ways
   * @param {() => void} ways.leave shows all games again.
   * @param {() => void} ways.again begins the same game anew.
   */
  constructor(shelf, game, form, ledger, { leave, again }) {
    this.shelf = shelf;
    this.game = game;
    this.form = form;
    this.ledger = ledger;
    this.again = again;
    this.voice = new PlayVoice(shelf, game, form);
    /** The record that is to be broken. */
    this.best = ledger.bestOf(game);
    this.isChallenge = form.rules.values.record !== undefined;
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    this.play = new Play(form.rules, form.deal, game.items, { ...form.values, record: this.best.score }, seed);
    this.field = new PlayField(game, form, (offer) => this.take({ kind: "touch", offer }));
    this.field.isCursive = ledger.kept.isCursive;
    this.standing = new PlayStanding(this.play);
    this.clue = element("div", { class: "play-clue" });
    this.caption = element("p", { class: "play-caption", dir: "auto" });
    this.live = element("p", { class: "unseen", role: "status" });
    this.asked = element("div", { class: "play-asked" }, this.clue, this.caption);
    this.asked.classList.toggle("clueless", form.clue === "none");
    this.bar = element("div", { class: "play-bar" }, this.standing.place, this.tools(leave));
    // What is offered is reached before the buttons.
    this.place = element("div", { class: "play-screen" }, this.asked, this.field.place, this.bar, this.live);
    /** How often something was said: what was broken off tells nothing any more. */
    this.turn = 0;
    /**
     * What was said last, to be said again.
     *
     * @type {PlaySaying[]}
     */
    this.last = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.hiddenFor = 0;
    /** @type {number | undefined} */
    this.hiddenAt = undefined;
    this.watching = new AbortController();
  }

  begin() {
    const { signal } = this.watching;
    document.addEventListener("keydown", (event) => this.key(event), { signal });
    document.addEventListener("visibilitychange", () => this.lookAway(), { signal });
    const effects = this.play.begin(this.now);
    this.follow(effects);
    this.last = this.last.length > 0 ? this.last : [this.form.help];
    if (effects.every(({ kind }) => kind !== "said")) this.write(this.last, 0);
  }

  close() {
    this.watching.abort();
    clearTimeout(this.timer);
    this.turn += 1;
    voice.stop();
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

  /** Milliseconds, of which none pass while nobody sees the page. */
  get now() {
    return Math.round((this.hiddenAt ?? performance.now()) - this.hiddenFor);
  }

  lookAway() {
    const now = performance.now();
    if (document.visibilityState === "hidden") this.hiddenAt ??= now;
    else if (this.hiddenAt !== undefined) {
      this.hiddenFor += now - this.hiddenAt;
      this.hiddenAt = undefined;
    }
    this.wait();
  }

  /** Waits for what follows by itself. */
  wait() {
    clearTimeout(this.timer);
    const due = this.play.wakesAt;
    if (due === null || this.hiddenAt !== undefined) return;
    this.timer = setTimeout(() => this.take({ kind: "time" }), Math.max(0, due - this.now));
  }

  // MARK: what happens, and what follows

  /** @param {PlayEvent} event */
  take(event) {
    this.follow(this.play.take(event, this.now));
  }

  /** @param {PlayEffect[]} effects */
  follow(effects) {
    const said = effects.flatMap((effect) => (effect.kind === "said" ? [effect] : []));
    for (const effect of effects) this.perform(effect);
    this.standing.draw();
    for (const effect of said) this.show(effect);
    if (said.length > 0) this.say(said.flatMap((effect) => this.voice.sayings(effect, this.play.values)));
    this.keepRecord();
    this.wait();
    this.standing.run(() => this.now);
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
    }
  }

  /**
   * What is seen of what is said.
   *
   * @param {Extract<PlayEffect, { kind: "said" }>} effect
   */
  show({ what }) {
    const { touched } = this.play;
    const tell = (/** @type {string} */ result) => { this.live.textContent = `${result} ${this.standing.told}`; };
    switch (what) {
      case "praise":
        this.field.mark(touched, "right");
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
    if (this.isChallenge && score > this.best.score) this.ledger.keepRecord(this.game.topic, this.shelf.player, score);
  }

  // MARK: what is said

  /**
   * Says this and nothing else, shows it meanwhile, and tells the game when it is over.
   *
   * @param {PlaySaying[]} sayings
   */
  say(sayings) {
    const turn = this.turn += 1;
    this.last = sayings;
    const over = () => { if (turn === this.turn) this.take({ kind: "said" }); };
    const isHeard = sayings.every((saying) => this.voice.isHeard(saying));
    const text = sayings.map(({ text }) => text).filter(Boolean).join(" - ");
    if (!isHeard) this.live.textContent = text;
    const rest = isHeard ? 0 : readingTime(text);
    const utterances = sayings.map((saying, index) => this.voice.utterance(saying, (isSpoken) => {
      if (turn !== this.turn) return;
      if (isSpoken) this.write(sayings, index);
      else if (index < sayings.length - 1) return;
      else if (rest > 0) setTimeout(over, rest);
      else over();
    }));
    if (utterances.length > 0) voice.sayNow(utterances);
    else over();
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
  }

  /**
   * What the rules take in this state they do; else it is said all the same.
   *
   * @param {"again" | "help"} name
   */
  wish(name) {
    if (this.play.takes(name)) this.take({ kind: "wish", name });
    else this.say(name === "help" ? [this.form.help] : this.last);
  }

  // MARK: what is seen

  showClue() {
    const { clue } = this.form;
    const face = this.play.asked === null ? undefined : this.game.faces[this.play.asked];
    if (clue === "none" || !face) return this.clue.replaceChildren();
    if (clue === "text") return this.clue.replaceChildren(element("span", { class: "play-gap", dir: "auto", text: face.gap ?? "" }));
    this.clue.replaceChildren(playFace(face, clue, this.field.isCursive));
    if (clue === "picture") this.clue.querySelector(".play-face")?.append(element("span", { class: "unseen", text: face.text }));
  }

  /** @param {() => void} leave */
  tools(leave) {
    const { faces } = this.game;
    const back = deed(iconButton(document.dir === "rtl" ? "next" : "back", say("play.games")), () => { if (!this.back()) leave(); });
    const again = deed(iconLike(playIcon("again"), say("play.again")), () => this.wish("again"));
    const help = deed(iconLike(playIcon("help"), say("play.help")), () => this.wish("help"));
    const tools = element("div", { class: "play-tools together" }, back, again, help);
    if (!faces.some(({ cursive }) => cursive !== undefined)) return tools;
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

  /** The end: stars and points, whose record it is, and once more. */
  showEnd() {
    const { score = 0 } = this.play.values;
    this.place.dataset.state = "over";
    this.field.close();
    const stars = Array.from({ length: Math.min(score, 30) }, () => playIcon("star"));
    const isFirst = !this.isChallenge || this.best.score === 0;
    const record = isFirst ? [] : [element("p", { class: "play-best", text: say("play.best", { ...this.best }) })];
    const again = element("button", { type: "button", class: "play-more", "aria-label": say("play.more") },
      playIcon("again"), element("span", { text: say("play.more") }));
    const ending = element("div", { class: "play-end" },
      element("p", { class: "play-stars", "aria-hidden": "true" }, ...stars),
      element("p", { class: "play-total", "aria-label": say("play.score", { score }) }, playIcon("star"), String(score)), ...record,
      element("p", { class: "play-new", text: say("play.new", { name: this.shelf.player }) }),
      element("div", { class: "together" }, deed(again, () => this.again())));
    this.field.place.replaceWith(ending);
    this.clue.replaceChildren();
    this.live.textContent = say("play.score", { score });
    activities.changed();
  }

  // MARK: keys

  /**
   * A letter or a number answers for itself; `.` says it again, `?` helps.
   *
   * @param {KeyboardEvent} event
   */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isSheetOpen() || event.defaultPrevented) return;
    if (event.key === "?") return this.wish("help");
    if (event.key === ".") return this.wish("again");
    const tile = event.key.length === 1 && event.key !== " " ? this.field.tileOf(event.key) : undefined;
    if (tile) acting.act(tile);
  }
}
