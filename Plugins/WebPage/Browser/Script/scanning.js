/**
 * Scanning: cells are lit one after another, by rows or columns first, and one or two switches choose. Any tap, Space
 * and Enter, and the buttons of a controller are switches.
 */
const scanning = {
  /**
   * Rows of buttons; within the one that was entered, each is lit alone.
   *
   * @type {HTMLElement[][]}
   */
  rows: [],
  /**
   * The row that was entered.
   *
   * @type {HTMLElement[] | undefined}
   */
  entered: undefined,
  /** What is lit: a row, or a button of the row that was entered. */
  index: -1,
  rounds: 0,
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,
  /** Counts what was lit, so that a word read out late starts no timer. */
  turn: 0,
  /** Whether it was said what a switch is. */
  isTold: false,
  /** Whether it waits for a press, after rounds without one. */
  isResting: false,

  get isOn() {
    return settings.scan !== "off" && !activities.shown?.isForHands;
  },

  /** Whether each button is lit alone, without rows: where the user set it, and over the few of a sheet. */
  get isEach() {
    return settings.scanOrder === "each" || isSheetOpen();
  },

  /** Whether it moves on by itself. */
  get isAutomatic() {
    return settings.scan === "one" && settings.scanAuto;
  },

  /**
   * What is lit together.
   *
   * @returns {HTMLElement[]}
   */
  get lit() {
    if (this.index < 0) return [];
    return this.entered ? [this.entered[this.index]] : this.rows[this.index] ?? [];
  },

  stop() {
    clearTimeout(this.timer);
    if (this.isResting) {
      this.isResting = false;
      hint.clear();
    }
    this.turn += 1;
    document.querySelectorAll(".lit").forEach((button) => button.classList.remove("lit"));
  },

  /** Begins anew with the first row; steps of one's own begin with the first press. */
  restart() {
    this.stop();
    this.rounds = 0;
    this.index = -1;
    this.entered = undefined;
    if (!this.isOn) return;
    this.rows = scannedRows();
    if (this.isEach) this.entered = this.rows.flat();
    if (!this.isTold) {
      this.isTold = true;
      hint.show(say("scan.keys"));
    }
    if (this.isAutomatic) this.step();
  },

  /** Lights the next. */
  step() {
    const count = this.entered?.length ?? this.rows.length;
    if (count === 0) return;
    this.index += 1;
    if (this.index >= count) {
      this.index = 0;
      this.rounds += 1;
    }
    if (this.rounds >= settings.scanLoops && this.isAutomatic) return this.leave();
    this.light();
  },

  /** After rounds without a choice: back to the rows, with the one that was left lit first; from there on it rests. */
  leave() {
    const row = this.isEach ? -1 : this.rows.findIndex((row) => row === this.entered);
    this.stop();
    this.rounds = 0;
    this.index = row;
    this.entered = this.isEach ? this.rows.flat() : undefined;
    if (row >= 0) return this.light();
    this.isResting = true;
    hint.show(say("scan.rest"), true);
  },

  light() {
    this.stop();
    const turn = this.turn;
    for (const button of this.lit) button.classList.add("lit");
    this.lit[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (settings.scanBeep) tones.step();
    const reads = settings.cue && this.lit.length === 1 ? cue.read(utteranceOf(this.lit[0])) : Promise.resolve();
    void reads.then(() => {
      if (turn === this.turn) this.wait();
    });
  },

  /** Gives what is lit its time, which begins when nothing is spoken any more. */
  wait() {
    clearTimeout(this.timer);
    if (!this.isOn || this.lit.length === 0 || settings.scan === "two" || voice.isBusy) return;
    this.timer = setTimeout(() => (settings.scanAuto ? this.step() : this.choose()), settings.scanStep * 1000);
  },

  choose() {
    const [button] = this.lit;
    if (!button) return this.step();
    if (!this.entered && this.lit.length > 1) {
      this.entered = this.rows[this.index];
      this.index = 0;
      this.rounds = 0;
      return this.light();
    }
    this.stop();
    acting.act(/** @type {HTMLButtonElement} */ (button));
    this.restart();
  },

  /** The first switch: chooses, or moves on where the user steps. */
  first() {
    if (this.isAutomatic) this.choose();
    else this.step();
  },

  /** The second switch chooses; of one switch it is the same. */
  second() {
    if (settings.scan === "two") this.choose();
    else this.first();
  },

  /**
   * A tap anywhere; of two switches the left half is the first.
   *
   * @param {number} x in CSS pixels.
   */
  tap(x) {
    if (x < innerWidth / 2) this.first();
    else this.second();
  },
};

/**
 * What is scanned, together: the board's rows or columns, then the strip's buttons, then the others. Of a sheet over the
 * board, and while symbols are moved, the buttons that lead on and out; of an activity what it puts together (`together`).
 *
 * @returns {HTMLElement[][]}
 */
function scannedRows() {
  const sheet = openSheet();
  if (sheet) return rowsOf([sheet]);
  if (activities.shown) return rowsOf([...activities.groups, ...document.querySelectorAll(".notice")]);
  if (moving.isOn) return rowsOf([...stage.place.querySelectorAll(".state")]);
  /** @type {Map<number, HTMLElement[]>} */
  const board = new Map();
  const isByColumn = settings.scanOrder === "column-row";
  for (const button of boardView.cells.keys()) {
    if (button.hasAttribute("disabled")) continue;
    const key = Number(isByColumn ? button.dataset.column : button.dataset.row);
    board.set(key, [...board.get(key) ?? [], button]);
  }
  const rows = [...board].sort(([one], [other]) => one - other).map(([, buttons]) => buttons);
  return [...rows, ...rowsOf([...stage.groups, ...document.querySelectorAll(".notice")])];
}

/**
 * The buttons of each group that are seen and may be scanned; groups without any are left out.
 *
 * @param {Element[]} groups
 * @returns {HTMLElement[][]}
 */
function rowsOf(groups) {
  return groups.map((group) => /** @type {HTMLElement[]} */ (
    [...group.querySelectorAll("button.act:not([disabled], .item, [data-hold])")]
      .filter((button) => button.getClientRects().length > 0))).filter((buttons) => buttons.length > 0);
}
