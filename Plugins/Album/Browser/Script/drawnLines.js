/**
 * Fingers, pens and mice on a sheet, each of which draws a line of its own. While a pen draws or is about to, and shortly
 * after, hands that rest beside it draw nothing. While scanning, touches are switches.
 */
class DrawnLines {
  /**
   * @param {HTMLElement} place
   * @param {object} told
   * @param {(event: PointerEvent) => DrawnLine | undefined} told.begin none where nothing can be drawn.
   * @param {(line: DrawnLine, events: PointerEvent[]) => void} told.extend
   * @param {(line: DrawnLine) => void} told.end
   * @param {(line: DrawnLine) => void} told.drop it wasn't meant.
   */
  constructor(place, told) {
    this.place = place;
    this.told = told;
    /**
     * Those that are being drawn, by their pointers.
     *
     * @type {Map<number, DrawnLine>}
     */
    this.lines = new Map();
    /** When a pen was last seen, on the sheet or closely above it, of performance.now(). */
    this.penAt = -Infinity;
    place.addEventListener("pointerdown", (event) => this.down(event));
    place.addEventListener("pointermove", (event) => this.move(event));
    place.addEventListener("pointerup", (event) => this.up(event));
    place.addEventListener("pointercancel", (event) => this.up(event));
    // Safari selects, and shows its magnifier, whatever touch-action says.
    place.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
  }

  /** Milliseconds after a pen was seen in which hands draw nothing. */
  static rest = 1500;

  /** @param {PointerEvent} event */
  down(event) {
    // The pen's other end erases.
    if (scanning.isOn || ![0, 5].includes(event.button)) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.pointerType === "pen") this.dropTouches();
    else if (event.pointerType === "touch" && performance.now() - this.penAt < DrawnLines.rest) return;
    const line = this.told.begin(event);
    if (!line) return;
    this.place.setPointerCapture(event.pointerId);
    this.lines.set(event.pointerId, line);
    this.told.extend(line, [event]);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerType === "pen") this.penAt = performance.now();
    const line = this.lines.get(event.pointerId);
    if (!line) return;
    event.stopPropagation();
    const all = event.getCoalescedEvents?.() ?? [];
    this.told.extend(line, all.length > 0 ? all : [event]);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const line = this.lines.get(event.pointerId);
    if (!line) return;
    if (line.by === "pen") this.penAt = performance.now();
    this.lines.delete(event.pointerId);
    this.told.end(line);
  }

  /** A hand lies down before the pen that it holds. */
  dropTouches() {
    this.penAt = performance.now();
    for (const [pointer, line] of this.lines) {
      if (line.by !== "touch") continue;
      this.lines.delete(pointer);
      this.told.drop(line);
    }
  }

  /** Ends all of them. */
  release() {
    for (const line of this.lines.values()) this.told.end(line);
    this.lines.clear();
  }
}
