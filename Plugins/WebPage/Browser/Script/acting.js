/**
 * What each button of the patient's does.
 *
 * @type {WeakMap<HTMLElement, () => void>}
 */
const deeds = new WeakMap();

/**
 * What buttons ask that are pressed long, where they can't be.
 *
 * @type {WeakMap<HTMLElement, () => void>}
 */
const questions = new WeakMap();

/**
 * Makes a button one that the patient's ways in reach: touch, dwell, keys, switches, controllers.
 *
 * @template {HTMLButtonElement} T
 * @param {T} button
 * @param {() => void} does
 * @returns {T}
 */
function deed(button, does) {
  button.classList.add("act");
  deeds.set(button, does);
  return button;
}

/**
 * The button of the patient's that an event concerns.
 *
 * @param {EventTarget | null} target
 * @returns {HTMLButtonElement | null}
 */
function actOf(target) {
  return target instanceof Element ? target.closest("button.act:not([disabled])") : null;
}

/** Acts with a pause after each, against presses that nobody meant, and in two steps for who can't see. */
const acting = {
  /** Of performance.now(). */
  guardedUntil: 0,
  /**
   * Read out, and waiting for the second touch.
   *
   * @type {HTMLElement | undefined}
   */
  chosen: undefined,

  /** @param {HTMLButtonElement} button */
  act(button) {
    const now = performance.now();
    if (now < this.guardedUntil || button.disabled) return;
    this.guardedUntil = now + settings.guard * 1000;
    if (settings.twoSteps && settings.scan === "off" && !this.isChosen(button)) return this.choose(button);
    this.chosen?.classList.remove("chosen");
    this.chosen = undefined;
    this.showPress(button);
    deeds.get(button)?.();
  },

  /**
   * Without a pointer: a key's, a screen reader's or a controller's press.
   *
   * @param {HTMLButtonElement} button
   */
  press(button) {
    const question = questions.get(button);
    if (question) question();
    else this.act(button);
  },

  /** @param {HTMLElement} button */
  isChosen(button) {
    return this.chosen === button;
  },

  /**
   * The first step.
   *
   * @param {HTMLElement} button
   */
  choose(button) {
    this.chosen?.classList.remove("chosen");
    this.chosen = button;
    button.classList.add("chosen");
    vibrate(15);
    void cue.read(utteranceOf(button));
  },

  /** @param {HTMLElement} button */
  showPress(button) {
    vibrate(30);
    button.classList.add("pressed");
    setTimeout(() => button.classList.remove("pressed"), Math.max(220, settings.guard * 1000));
  },
};

/**
 * What a button is called, as it is heard.
 *
 * @param {HTMLElement} button
 * @returns {Utterance}
 */
function utteranceOf(button) {
  const cell = boardView.cells.get(button);
  if (cell && !offersWord(cell)) return { text: cell.spoken || cell.label, sound: cell.sound };
  return { text: button.getAttribute("aria-label") ?? button.textContent ?? "" };
}

/** @param {number} length in milliseconds. */
function vibrate(length) {
  if ("vibrate" in navigator) navigator.vibrate(length);
}
