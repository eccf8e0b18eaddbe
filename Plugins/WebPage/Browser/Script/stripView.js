/** The strip: its words, and below them the sentence or, while a word is picked out, what can be done with it. */
const stripView = {
  list: element("ol", { class: "strip", "aria-label": say("strip") }),
  below: element("div", { class: "below" }),
  line: element("p", { dir: "auto" }),
  no: sentenceSwitch("sentence.no", () => { strip.isNegated = !strip.isNegated; }),
  question: sentenceSwitch("sentence.question", () => { strip.isAsked = !strip.isAsked; }),
  /** Read out by screen readers when it changes. */
  live: element("p", { class: "unseen", "aria-live": "polite" }),
  /**
   * The word that is picked out.
   *
   * @type {number | undefined}
   */
  picked: undefined,

  draw() {
    if (this.picked !== undefined && this.picked >= strip.items.length) this.picked = undefined;
    this.list.replaceChildren(...strip.items.map((item, index) => element("li", {}, this.button(item, index))));
    requestAnimationFrame(() => {
      this.list.scrollLeft = document.dir === "rtl" ? -this.list.scrollWidth : this.list.scrollWidth;
    });
    if (this.picked === undefined) this.drawSentence();
    else this.drawEditing(this.picked);
  },

  /**
   * @param {StripItem} item
   * @param {number} index
   */
  button(item, index) {
    const button = element("button", {
      type: "button", class: "item", "data-release": true, "aria-expanded": String(this.picked === index),
    });
    if (item.picture !== undefined) {
      button.append(shownPicture(item.picture));
    }
    button.classList.toggle("word-alone", item.picture === undefined);
    button.append(element("span", { dir: "auto", text: inLetters(item.text, settings.letters || "as-written") }));
    button.classList.toggle("open", item.isOpen);
    button.classList.toggle("shown", item.isModelled);
    return deed(button, () => {
      this.picked = this.picked === index ? undefined : index;
      this.draw();
      this.list.querySelectorAll("button")[index]?.focus();
    });
  },

  drawSentence() {
    const sentence = settings.sentence && page.hasSentences ? sentences.of(strip) : undefined;
    this.live.textContent = sentence ?? strip.text;
    this.below.className = "below sentence";
    this.below.hidden = !settings.sentence || !page.hasSentences;
    this.line.textContent = sentence ?? "";
    this.no.setAttribute("aria-pressed", String(strip.isNegated));
    this.question.setAttribute("aria-pressed", String(strip.isAsked));
    if (this.line.parentElement !== this.below) this.below.replaceChildren(this.line, this.no, this.question);
  },

  /** @param {number} index of the word that is picked out. */
  drawEditing(index) {
    const item = strip.items[index];
    /** @type {(name: string, drawing: keyof typeof icons, does: () => void, isOff?: boolean) => HTMLButtonElement} */
    const tool = (name, drawing, does, isOff = false) => {
      const button = iconButton(drawing, say(name, { word: item.text }));
      button.disabled = isOff;
      return deed(button, does);
    };
    const earlier = document.dir === "rtl" ? "next" : "previous";
    this.below.className = "below editing";
    this.below.hidden = false;
    this.below.replaceChildren(
      tool("word.earlier", earlier, () => this.moveWord(index, -1), index === 0),
      tool("word.later", earlier === "next" ? "previous" : "next", () => this.moveWord(index, 1),
        index === strip.items.length - 1),
      tool("word.say", "speak", () => voice.sayNow([item])),
      tool("word.out", "clear", () => { this.picked = undefined; strip.takeOut(index); }),
      tool("word.done", "close", () => { this.picked = undefined; this.draw(); }));
  },

  /**
   * @param {number} index
   * @param {1 | -1} by
   */
  moveWord(index, by) {
    this.picked = index + by;
    strip.move(index, by);
  },
};

/**
 * A switch of the sentence.
 *
 * @param {string} name key of its text.
 * @param {() => void} turn
 */
function sentenceSwitch(name, turn) {
  const button = element("button", { type: "button", class: "sign", text: say(name) });
  return deed(button, () => {
    turn();
    stripView.draw();
  });
}
