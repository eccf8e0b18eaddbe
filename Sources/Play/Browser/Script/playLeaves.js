/** More things than one page has room for: which of them are seen, and the ways to the others, round. */
class PlayLeaves {
  /** How far a finger goes across to turn the page, in CSS pixels. */
  static swipe = 60;

  /**
   * @param {HTMLElement} room where the things are.
   * @param {() => void} turned told when others shall be seen.
   */
  constructor(room, turned) {
    this.room = room;
    this.turned = turned;
    this.leaf = 0;
    /** How many have room on a page. */
    this.length = 1;
    this.count = 1;
    const isFromRight = document.dir === "rtl";
    this.previous = deed(iconButton(isFromRight ? "next" : "previous", say("page.previous")), () => this.turn(-1));
    this.position = element("span", { class: "play-position", dir: "ltr", "aria-live": "polite" });
    const more = deed(captionedButton(isFromRight ? "previous" : "next", say("play.others"), say("play.others"), "more"), () => this.turn(1));
    this.line = element("div", { class: "play-leaves together", hidden: true }, this.previous, this.position, more);
    this.watchSwipes();
  }

  /**
   * Works out how many have room on a page, of which each has a square.
   *
   * @param {number} count of all.
   * @param {number} side of a square at least, in CSS pixels; 0 where all lie on one page.
   * @param {HTMLElement} whole the room together with the ways to other pages.
   */
  fit(count, side, whole) {
    const fitting = ({ clientWidth: width, clientHeight: height } = whole) =>
      Math.max(1, Math.floor(width / side)) * Math.max(1, Math.floor(height / side));
    this.line.hidden = side === 0 || count <= fitting();
    this.length = this.line.hidden ? count : fitting(this.room);
    this.count = Math.ceil(count / this.length);
    this.leaf = Math.min(this.leaf, this.count - 1);
    this.position.textContent = `${this.leaf + 1} / ${this.count}`;
    // Round it goes that way as well; who has one switch needn't pass it each time.
    this.previous.hidden = scanning.isOn;
  }

  /** The place of the first that is seen. */
  get first() {
    return this.leaf * this.length;
  }

  /** @param {1 | -1} by */
  turn(by) {
    this.leaf = (this.leaf + by + this.count) % this.count;
    this.turned();
  }

  watchSwipes() {
    /** @type {PointerEvent | undefined} */
    let begin;
    this.room.addEventListener("pointerdown", (event) => {
      begin = this.count > 1 && event.isPrimary && !scanning.isOn ? event : undefined;
    });
    this.room.addEventListener("pointermove", (event) => {
      if (begin?.pointerId !== event.pointerId) return;
      const across = event.clientX - begin.clientX;
      if (Math.abs(across) < PlayLeaves.swipe) return;
      begin = undefined;
      pointing.let();
      this.turn((across < 0) === (document.dir !== "rtl") ? 1 : -1);
    });
    for (const name of ["pointerup", "pointercancel"]) this.room.addEventListener(name, () => { begin = undefined; });
  }
}
