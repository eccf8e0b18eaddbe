/** A game that is played by rules, as the program's `Play`: it is told what happens and when, and tells what follows. */
class Play {
  /**
   * @param {PlayRules} rules
   * @param {PlayDeal} deal
   * @param {PlayItem[]} items one at least.
   * @param {Record<string, number>} values in place of those that the rules begin with.
   * @param {number} seed
   */
  constructor(rules, deal, items, values, seed) {
    this.rules = rules;
    this.deal = deal;
    this.items = items;
    this.values = { ...rules.values, ...values };
    this.dealing = new PlayDealing(items, seed);
    this.state = "";
    /** @type {number | null} */
    this.asked = null;
    /** @type {PlayOffer[]} */
    this.offers = [];
    this.isOver = false;
    this.askedAt = 0;
    /** @type {number | null} */
    this.silentSince = null;
    /** @type {number | null} */
    this.touched = null;
    /** @type {PlayEffect[]} */
    this.effects = [];
  }

  /** @param {number} now milliseconds. */
  begin(now) {
    this.effects = [];
    this.enter(this.rules.begin, now);
    return this.effects;
  }

  /**
   * @param {PlayEvent} event
   * @param {number} now
   */
  take(event, now) {
    this.effects = [];
    const state = this.rules.states[this.state];
    if (this.isOver || !state) return this.effects;
    switch (event.kind) {
      case "said": this.silentSince ??= now; break;
      case "time": {
        const wait = this.waiting(state);
        const due = this.wakesAt;
        if (wait && due !== null && due <= now) this.enter(wait.then, now);
        break;
      }
      case "touch":
        if (!this.offers[event.offer]) break;
        this.touched = event.offer;
        this.move(state.takes?.touch ?? [], now);
        break;
      case "wish": this.move(state.takes?.[event.name] ?? [], now);
    }
    return this.effects;
  }

  /** @returns {number | null} when something follows by itself. */
  get wakesAt() {
    const state = this.rules.states[this.state];
    const wait = this.isOver || !state ? undefined : this.waiting(state);
    return wait && this.silentSince !== null ? this.silentSince + this.value(wait.for) : null;
  }

  /**
   * Whether something follows an event in the state that it is in.
   *
   * @param {string} name `touch`, or a wish.
   */
  takes(name) {
    return !this.isOver && (this.rules.states[this.state]?.takes?.[name] ?? []).length > 0;
  }

  /** @param {PlayState} state */
  waiting(state) {
    return state.waits?.find((wait) => this.holds(wait.if));
  }

  /**
   * @param {string} name
   * @param {number} now
   */
  enter(name, now) {
    this.state = name;
    this.silentSince = now;
    this.perform(this.rules.states[name].does ?? [], now);
  }

  /**
   * @param {PlayMove[]} moves
   * @param {number} now
   */
  move(moves, now) {
    const move = moves.find((one) => this.holds(one.if));
    if (!move) return;
    this.perform(move.does ?? [], now);
    if (move.then) this.enter(move.then, now);
  }

  /**
   * @param {PlayStep[]} steps
   * @param {number} now
   */
  perform(steps, now) {
    for (const step of steps) {
      if (typeof step !== "string") {
        if (this.holds(step.if)) this.perform(step.does, now);
        continue;
      }
      const [verb, name, number] = step.split(" ");
      switch (verb) {
        case "ask": this.ask(now); break;
        case "say":
          this.silentSince = null;
          this.effects.push({ kind: "said", what: name, item: this.asked, pick: this.dealing.random.next() });
          break;
        case "set": this.values[name] = this.value(number); break;
        case "add": this.values[name] = (this.values[name] ?? 0) + this.value(number); break;
        case "note":
          if (this.asked !== null) {
            const result = /** @type {PlayResult} */ (name);
            this.effects.push({ kind: "noted", item: this.asked, result, milliseconds: now - this.askedAt });
          }
          break;
        case "again": if (this.asked !== null) this.dealing.again(this.asked); break;
        case "hint": {
          const right = this.offers.findIndex((offer) => this.isRight(offer));
          if (right >= 0) this.effects.push({ kind: "hinted", offer: right });
          break;
        }
        case "choose": {
          const item = this.touched === null ? undefined : this.offers[this.touched].item;
          if (item !== undefined) this.asked = item;
          break;
        }
        case "open": if (this.touched !== null) this.turn([this.offers[this.touched]], "up"); break;
        case "close": this.turn(this.up, "down"); break;
        case "take": this.turn(this.up, "taken"); break;
        case "end":
          this.isOver = true;
          this.effects.push({ kind: "ended" });
      }
    }
  }

  /** @param {number} now */
  ask(now) {
    this.asked = this.dealing.next();
    this.askedAt = now;
    this.touched = null;
    this.offers = this.dealing.offers(
      this.deal, this.asked, this.values.choices ?? this.items.length, this.values.likeness ?? 0);
    this.effects.push({ kind: "asked" });
  }

  /**
   * @param {PlayOffer[]} cards
   * @param {PlayOffer["lie"]} lie
   */
  turn(cards, lie) {
    for (const card of cards) card.lie = lie;
    this.effects.push({ kind: "turned" });
  }

  get up() {
    return this.offers.filter(({ lie }) => lie === "up");
  }

  /** @param {PlayOffer} offer */
  isRight(offer) {
    if (this.asked === null) return false;
    const asked = this.items[this.asked];
    return offer.item === undefined ? asked.count === offer.number : this.items[offer.item].answer === asked.answer;
  }

  /** @param {string | undefined} condition */
  holds(condition) {
    return (condition ?? "").split(" and ").filter(Boolean).every((comparison) => {
      const [left, sign, right] = comparison.split(" ");
      const [first, second] = [this.value(left), this.value(right)];
      return sign === "=" ? first === second : sign === "<" ? first < second : first > second;
    });
  }

  /** @param {number | string} operand */
  value(operand) {
    const number = Number(operand);
    return Number.isNaN(number) ? this.workedOut(String(operand)) ?? this.values[operand] ?? 0 : number;
  }

  /** @param {string} name */
  workedOut(name) {
    const touched = this.touched === null ? undefined : this.offers[this.touched];
    switch (name) {
      case "right": return touched && this.isRight(touched) ? 1 : 0;
      case "down": return touched?.lie === "down" ? 1 : 0;
      case "up": return this.up.length;
      case "same": return new Set(this.up.map(({ item, number }) => item === undefined ? `${number}` : this.items[item].answer)).size === 1 ? 1 : 0;
      case "left": return this.offers.filter(({ lie }) => lie !== "taken").length;
      default: return undefined;
    }
  }
}
