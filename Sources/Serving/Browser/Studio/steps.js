import { ask, deeds } from "./api.js";
import { element } from "./elements.js";
import { News } from "./news.js";
import { attempt, tell } from "./notices.js";
import { say } from "./say.js";

/** Takes back and does again what was done last, here or at the desk. */
export class StepButtons {
  /** @param {() => Promise<void>} changed is called when something was taken back or done again. */
  constructor(changed) {
    this.changed = changed;
    /** @type {Steps} */
    this.steps = { undo: null, redo: null, version: "" };
    /** How many changes from here these steps know of. */
    this.known = 0;
    this.undo = this.stepButton("undo");
    this.redo = this.stepButton("redo");
    this.element = element("div", { class: "steps" }, this.undo, this.redo);
    addEventListener("keydown", (event) => this.press(event));
  }

  /** @param {"undo" | "redo"} way */
  stepButton(way) {
    const made = element(
      "button", { type: "button", id: way, disabled: true }, element("b", { text: say(way) }), element("span", { class: "line" }));
    made.addEventListener("click", () => void this.turn(way));
    return made;
  }

  /**
   * Asks what can be taken back by now, and what has changed.
   *
   * @param {string} since a version; empty for none.
   * @returns {Promise<News>}
   */
  async renew(since = "") {
    await deeds.settled;
    const { count } = deeds;
    /** @type {Steps | Changes} */
    const told = await ask("GET", since === "" ? "steps" : `changes?since=${since}`);
    this.show(told);
    this.known = count;
    return new News(told.version, "rows" in told && told.isComplete ? told.rows : null);
  }

  /** @param {Steps} steps */
  show(steps) {
    this.steps = steps;
    for (const way of /** @type {const} */ (["undo", "redo"])) {
      const line = steps[way]?.line ?? "";
      this[way].disabled = steps[way] === null;
      this[way].title = line;
      const shown = this[way].querySelector(".line");
      if (shown) shown.textContent = line;
    }
  }

  /** @param {"undo" | "redo"} way */
  async turn(way) {
    // What was done a moment ago is what is meant, though the page hasn't been told of it yet.
    if (this.known !== deeds.count && !await attempt(() => this.renew())) return;
    const step = this.steps[way];
    if (step === null) return;
    await attempt(async () => {
      this.show(await ask("POST", way, { step: step.step }));
      tell(say(`${way}.done`, { line: step.line }));
    });
    await this.changed();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (isTyping || !(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    const way = key === "y" || (key === "z" && event.shiftKey) ? "redo" : key === "z" ? "undo" : null;
    if (way === null) return;
    event.preventDefault();
    void this.turn(way);
  }
}
