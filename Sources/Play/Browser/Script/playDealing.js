/** Chance that can be played again: mulberry32 by Tommy Ettinger, as the program has it. */
class PlayRandom {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** @returns {number} 0 to 2³² - 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** @param {number} count */
  below(count) {
    return Math.floor(this.next() * count / 4294967296);
  }

  /**
   * @template T
   * @param {T[]} elements
   */
  shuffled(elements) {
    const all = [...elements];
    for (let index = all.length - 1; index > 0; index -= 1) {
      const other = this.below(index + 1);
      [all[index], all[other]] = [all[other], all[index]];
    }
    return all;
  }
}

/** How items are taken and offered, as the program's `PlayDealing` does it, from the same chance. */
class PlayDealing {
  /**
   * @param {PlayItem[]} items
   * @param {number} seed
   */
  constructor(items, seed) {
    this.items = items;
    this.random = new PlayRandom(seed);
    /** @type {number[]} */
    this.bag = [];
    /** @type {number | null} */
    this.last = null;
  }

  next() {
    if (!this.bag.length) {
      const shuffled = this.random.shuffled([...this.items.keys()].filter((place) => this.items[place].isAsked));
      this.bag = [...shuffled.filter((place) => this.items[place].isDue), ...shuffled.filter((place) => !this.items[place].isDue)];
      if (this.bag.length > 1 && this.bag[0] === this.last) [this.bag[0], this.bag[1]] = [this.bag[1], this.bag[0]];
    }
    const [item] = this.bag.splice(0, 1);
    this.last = item;
    return item;
  }

  /** @param {number} item */
  again(item) {
    if (this.bag.length && !this.bag.includes(item)) this.bag.splice(Math.min(2, this.bag.length), 0, item);
  }

  /**
   * @param {PlayDeal} deal
   * @param {number} item
   * @param {number} choices
   * @param {number} likeness 0 to 100.
   * @returns {PlayOffer[]}
   */
  offers(deal, item, choices, likeness) {
    const up = (/** @type {number} */ place) => /** @type {PlayOffer} */ ({ item: place, side: "first", lie: "up" });
    switch (deal) {
      case "all": return [...this.items.keys()].map(up);
      case "numbers": return [1, 2, 3, 4, 5].map((number) => ({ number, side: "first", lie: "up" }));
      case "choice": return this.random.shuffled([item, ...this.others(this.items[item].alike, choices - 1, likeness)]).map(up);
      case "odd": return this.random.shuffled([item, ...this.strangers(item, choices)]).map(up);
      case "pairs": return this.pairs(item, choices);
    }
  }

  /**
   * @param {number[]} alike
   * @param {number} wanted
   * @param {number} likeness
   */
  others(alike, wanted, likeness) {
    const count = Math.min(Math.max(wanted, 0), alike.length);
    const start = Math.trunc((alike.length - count) * (100 - Math.min(Math.max(likeness, 0), 100)) / 100);
    return alike.slice(start, start + count);
  }

  /**
   * @param {number} item
   * @param {number} choices
   */
  strangers(item, choices) {
    /** @type {Map<string, number[]>} */
    const members = new Map();
    this.items.forEach(({ group }, place) => {
      if (group !== this.items[item].group) members.set(group, [...(members.get(group) ?? []), place]);
    });
    const all = [...members.values()];
    const most = Math.min(choices, Math.max(0, ...all.map((places) => places.length)));
    const enough = all.filter((places) => places.length >= most);
    return enough.length ? this.random.shuffled(enough[this.random.below(enough.length)]).slice(0, most) : [];
  }

  /**
   * @param {number} item
   * @param {number} choices
   */
  pairs(item, choices) {
    const chosen = [item];
    const answers = new Set([this.items[item].answer]);
    for (let turn = 0; turn < this.items.length && chosen.length < choices; turn += 1) {
      const other = this.next();
      if (!answers.has(this.items[other].answer)) {
        answers.add(this.items[other].answer);
        chosen.push(other);
      }
    }
    const sides = /** @type {const} */ (["first", "second"]);
    return this.random.shuffled(chosen.flatMap((place) =>
      sides.map((side) => /** @type {PlayOffer} */ ({ item: place, side, lie: "down" }))));
  }
}
