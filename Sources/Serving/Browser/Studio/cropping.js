import { element, labelledField } from "./elements.js";
import { say } from "./say.js";

/** Pixels of the longest side of what is kept. */
const longest = 1024;

/**
 * @typedef {object} Cut a square of a picture: its corner and its side, in the picture's own pixels.
 * @property {number} x
 * @property {number} y
 * @property {number} side
 */

/** A picture of which a square is chosen: moved by a finger, the mouse or the arrow keys, its size by a slider. */
export class Cropping {
  constructor() {
    /** @type {ImageBitmap | HTMLImageElement | null} */
    this.source = null;
    this.wide = 1;
    this.high = 1;
    /** @type {Cut} */
    this.cut = { x: 0, y: 0, side: 1 };
    this.canvas = element("canvas", { tabindex: 0, role: "img", class: "cropping", "aria-label": say("crop.help") });
    this.size = element("input", { type: "range", min: 10, max: 100, value: 100 });
    this.whole = element("input", { type: "checkbox", checked: true });
    this.frame = element("div", { class: "crop-frame" }, this.canvas, labelledField(say("crop.size"), this.size));
    this.element = element(
      "div", { hidden: true }, element("label", { class: "check" }, this.whole, element("span", { text: say("crop.whole") })), this.frame);
    this.size.addEventListener("input", () => this.resize());
    this.whole.addEventListener("change", () => this.draw());
    this.canvas.addEventListener("keydown", (event) => this.press(event));
    this.canvas.addEventListener("pointerdown", (event) => {
      this.canvas.setPointerCapture(event.pointerId);
      this.center(event);
    });
    this.canvas.addEventListener("pointermove", (event) => {
      if (this.canvas.hasPointerCapture(event.pointerId)) this.center(event);
    });
  }

  /** @param {ImageBitmap | HTMLImageElement} source */
  take(source) {
    this.source = source;
    this.wide = source.width;
    this.high = source.height;
    const side = Math.min(this.wide, this.high);
    this.cut = { x: (this.wide - side) / 2, y: (this.high - side) / 2, side };
    this.size.value = "100";
    this.element.hidden = false;
    this.draw();
  }

  resize() {
    const side = Math.max(8, Math.min(this.wide, this.high) * Number(this.size.value) / 100);
    const { x, y, side: before } = this.cut;
    this.cut = { x: x + (before - side) / 2, y: y + (before - side) / 2, side };
    this.whole.checked = false;
    this.draw();
  }

  /** @param {PointerEvent} event */
  center(event) {
    const { left, top, width } = this.canvas.getBoundingClientRect();
    const scale = this.wide / width;
    const { side } = this.cut;
    this.cut = { x: (event.clientX - left) * scale - side / 2, y: (event.clientY - top) * scale - side / 2, side };
    this.whole.checked = false;
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (!step) return;
    event.preventDefault();
    const by = Math.max(this.wide, this.high) / 40;
    this.cut = { ...this.cut, x: this.cut.x + (step[0] ?? 0) * by, y: this.cut.y + (step[1] ?? 0) * by };
    this.whole.checked = false;
    this.draw();
  }

  draw() {
    const pen = this.canvas.getContext("2d");
    if (!this.source || !pen) return;
    const { side } = this.cut;
    this.cut.x = Math.max(0, Math.min(this.wide - side, this.cut.x));
    this.cut.y = Math.max(0, Math.min(this.high - side, this.cut.y));
    const scale = Math.min(1, 480 / Math.max(this.wide, this.high));
    this.canvas.width = Math.max(1, Math.round(this.wide * scale));
    this.canvas.height = Math.max(1, Math.round(this.high * scale));
    pen.drawImage(this.source, 0, 0, this.canvas.width, this.canvas.height);
    if (this.whole.checked) return;
    pen.fillStyle = "rgb(0 0 0 / 55%)";
    pen.beginPath();
    pen.rect(0, 0, this.canvas.width, this.canvas.height);
    pen.rect(this.cut.x * scale, this.cut.y * scale, side * scale, side * scale);
    pen.fill("evenodd");
  }

  /**
   * What was chosen, as base64 of a PNG.
   *
   * @returns {string}
   */
  result() {
    const cut = this.whole.checked ? { x: 0, y: 0, wide: this.wide, high: this.high }
      : { x: this.cut.x, y: this.cut.y, wide: this.cut.side, high: this.cut.side };
    const scale = Math.min(1, longest / Math.max(cut.wide, cut.high));
    const canvas = element("canvas", { width: Math.max(1, Math.round(cut.wide * scale)), height: Math.max(1, Math.round(cut.high * scale)) });
    if (this.source) canvas.getContext("2d")?.drawImage(this.source, cut.x, cut.y, cut.wide, cut.high, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/png").replace(/^[^,]*,/, "");
  }
}
