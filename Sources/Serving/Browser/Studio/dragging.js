/** Pixels after which a pressed mouse drags. */
const start = 6;
/** Milliseconds after which a resting finger drags; before that it scrolls. */
const rest = 250;

/**
 * Lets something be dragged onto another thing, by mouse, pen and finger.
 *
 * @param {HTMLElement} source
 * @param {(x: number, y: number) => HTMLElement | null} targetAt what it could be dropped on.
 * @param {(target: HTMLElement) => void} drop
 */
export function makeDraggable(source, targetAt, drop) {
  /** @type {{ id: number, x: number, y: number, ghost: HTMLElement | null, over: HTMLElement | null } | null} */
  let drag = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function begin() {
    if (!drag) return;
    const ghost = /** @type {HTMLElement} */ (source.cloneNode(true));
    ghost.className += " ghost";
    ghost.setAttribute("aria-hidden", "true");
    ghost.removeAttribute("id");
    const { width, height } = source.getBoundingClientRect();
    ghost.style.setProperty("width", `${width}px`);
    ghost.style.setProperty("height", `${height}px`);
    document.body.append(ghost);
    drag.ghost = ghost;
    source.classList.add("dragged");
    move(drag.x, drag.y);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  function move(x, y) {
    if (!drag?.ghost) return;
    drag.ghost.style.setProperty("translate", `${x}px ${y}px`);
    const over = targetAt(x, y);
    if (over === drag.over) return;
    drag.over?.classList.remove("over");
    over?.classList.add("over");
    drag.over = over;
  }

  function end() {
    clearTimeout(timer);
    drag?.ghost?.remove();
    drag?.over?.classList.remove("over");
    source.classList.remove("dragged");
    drag = null;
  }

  source.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || drag) return;
    drag = { id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, over: null };
    // A quick mouse has left before it is seen to drag.
    source.setPointerCapture(event.pointerId);
    if (event.pointerType !== "mouse") timer = setTimeout(begin, rest);
  });
  source.addEventListener("pointermove", (event) => {
    if (drag?.id !== event.pointerId) return;
    if (drag.ghost) return move(event.clientX, event.clientY);
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < start) return;
    if (event.pointerType !== "mouse") return end();
    [drag.x, drag.y] = [event.clientX, event.clientY];
    begin();
  });
  source.addEventListener("pointerup", (event) => {
    if (drag?.id !== event.pointerId) return;
    const { ghost, over } = drag;
    end();
    if (ghost === null) return;
    // The press that ends a drag is none on the thing itself.
    const passOver = (/** @type {Event} */ click) => click.stopImmediatePropagation();
    source.addEventListener("click", passOver, { capture: true });
    setTimeout(() => source.removeEventListener("click", passOver, { capture: true }), 0);
    if (over) drop(over);
  });
  source.addEventListener("pointercancel", end);
  source.addEventListener("touchmove", (event) => { if (drag?.ghost) event.preventDefault(); }, { passive: false });
  source.addEventListener("contextmenu", (event) => { if (drag) event.preventDefault(); });
  addEventListener("keydown", (event) => { if (event.key === "Escape") end(); });
}
