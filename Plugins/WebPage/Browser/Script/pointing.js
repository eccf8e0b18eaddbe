/**
 * Fingers, pens and mice on the stage. A touch acts when it begins, when it ends, or when it has lasted; a mouse may
 * act by resting. Buttons in lists that scroll (`data-release`) act at the end; those that nobody should press by
 * accident (`data-hold`, seconds) after so long.
 */
const pointing = {
  /** @type {HTMLButtonElement | undefined} */
  held: undefined,
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,
  /** The pointer that holds it: hands that rest on the screen have others. */
  pointer: -1,
  /** When a pointer was last seen, of performance.now(): its click has been dealt with. */
  seenAt: -Infinity,

  /** @param {HTMLElement} stage */
  watch(stage) {
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    stage.addEventListener("pointerup", (event) => this.up(event));
    stage.addEventListener("pointercancel", () => this.let());
    stage.addEventListener("pointerleave", () => this.let());
    stage.addEventListener("click", (event) => this.click(event));
    stage.addEventListener("contextmenu", (event) => event.preventDefault());
  },

  /** @param {PointerEvent} event */
  down(event) {
    this.seenAt = performance.now();
    if (event.button !== 0) return;
    const button = actOf(event.target);
    const isHands = button !== null && (button.dataset.hold !== undefined || moving.isOn);
    if (scanning.isOn && !isHands) return scanning.tap(event.clientX);
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
    if (moving.isOn && button && moving.grasp(button, event)) return;
    this.let();
    this.pointer = event.pointerId;
    if (button) this.hold(button);
  },

  /** @param {PointerEvent} event */
  move(event) {
    if (moving.isDragging) return moving.drag(event);
    if (scanning.isOn || (event.buttons !== 0 && event.pointerId !== this.pointer)) return;
    const button = actOf(document.elementFromPoint(event.clientX, event.clientY)) ?? undefined;
    if (button === this.held) return;
    const isPressed = event.buttons !== 0;
    const isLate = settings.dwell > 0 || settings.act === "release";
    const slides = isPressed && isLate && this.held && !this.held.dataset.hold;
    this.let();
    if (button && slides) this.hold(button);
    const rests = settings.hover && !isPressed && event.pointerType !== "touch";
    if (button && rests) this.rest(button, Math.max(settings.dwell, 0.5));
  },

  /** @param {PointerEvent} event */
  up(event) {
    this.seenAt = performance.now();
    if (moving.isDragging) return moving.drop(event);
    if (event.pointerId !== this.pointer) return;
    const button = this.held;
    const ends = button && !button.dataset.hold && settings.dwell === 0 && actsAtEnd(button);
    if (button?.classList.contains("dwelling") && button.dataset.hold) hint.show(say("hold"));
    this.let();
    if (ends && button === actOf(document.elementFromPoint(event.clientX, event.clientY))) acting.act(button);
  },

  /**
   * A click without a pointer is a key's or a screen reader's.
   *
   * @param {MouseEvent} event
   */
  click(event) {
    const button = actOf(event.target);
    if (!button || (event.detail > 0 && performance.now() - this.seenAt < 1000)) return;
    acting.press(button);
  },

  /**
   * While scanning, any touch of a sheet of the patient's, which is `whole`, is a switch; on one for hands, which may be
   * scrolled, a tap beside what can be touched.
   *
   * @param {HTMLDialogElement} sheet
   */
  watchSheet(sheet) {
    const isPatients = () => sheet.classList.contains("whole");
    let isTouched = false;
    sheet.addEventListener("pointerdown", (event) => {
      isTouched = true;
      if (scanning.isOn && isPatients() && event.button === 0) scanning.tap(event.clientX);
    });
    sheet.addEventListener("click", (event) => {
      // A click without a pointer is a screen reader's or a key's.
      if (event.detail === 0) return;
      // That of the touch which opened the sheet isn't meant for it.
      const isLate = !isTouched;
      isTouched = false;
      if (isLate) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (!scanning.isOn) return;
      if (isPatients()) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.target instanceof Element && !event.target.closest(touchables)) {
        scanning.tap(event.clientX);
      }
    }, true);
  },

  /** @param {HTMLButtonElement} button */
  hold(button) {
    const length = Number(button.dataset.hold ?? settings.dwell);
    if (length > 0) return this.rest(button, length);
    this.held = button;
    if (!actsAtEnd(button)) acting.act(button);
  },

  /**
   * Fills the ring, then acts.
   *
   * @param {HTMLButtonElement} button
   * @param {number} length in seconds.
   */
  rest(button, length) {
    this.held = button;
    button.style.setProperty("--dwell", `${length}s`);
    button.classList.add("dwelling");
    this.timer = setTimeout(() => {
      button.classList.remove("dwelling");
      if (button.dataset.hold) deeds.get(button)?.();
      else acting.act(button);
    }, length * 1000);
  },

  /** Lets go of what is held. */
  let() {
    clearTimeout(this.timer);
    this.held?.classList.remove("dwelling");
    this.held = undefined;
  },
};

/** What hands touch on a sheet. */
const touchables = "button, input, select, textarea, label, a";

/**
 * Whether a button acts when a touch of it ends: where it was set, and where a touch may be the beginning of scrolling.
 *
 * @param {HTMLElement} button
 */
function actsAtEnd(button) {
  return settings.act === "release" || button.dataset.release !== undefined || button.closest(".scrolls") !== null;
}
