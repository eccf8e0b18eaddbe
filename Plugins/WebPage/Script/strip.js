/** What is gathered by touching cells, to be said as one: whole words, and letters of one that is being written. */
const strip = {
  /** @type {StripItem[]} */
  items: [],
  isNegated: false,
  isAsked: false,
  /** More than one says at a time; the first words give way. */
  most: 200,

  get text() {
    return this.items.map((item) => item.text).join(" ");
  },

  /** @param {Omit<StripItem, "isOpen" | "isModelled">} word */
  add(word) {
    this.end();
    if (word.text === "") return;
    this.items.push({ ...word, isOpen: false, isModelled: modelling.isOn });
    if (this.items.length > this.most) this.items.shift();
    stripChanged();
  },

  /**
   * Adds letters to the word that is being written.
   *
   * @param {string} letters
   */
  type(letters) {
    const last = this.items[this.items.length - 1];
    if (last?.isOpen) last.text += letters;
    else this.items.push({ text: letters, isOpen: true, isModelled: modelling.isOn });
    stripChanged();
  },

  /** Ends the word that is being written. */
  end() {
    const last = this.items[this.items.length - 1];
    if (last) last.isOpen = false;
  },

  /** What is written of the word that comes next; empty before its first letter. */
  get letters() {
    const last = this.items[this.items.length - 1];
    return last?.isOpen ? last.text : "";
  },

  /**
   * Puts a word in the place of the letters that are written of it.
   *
   * @param {Omit<StripItem, "isOpen" | "isModelled">} word
   */
  complete(word) {
    if (this.letters) this.items.pop();
    this.add(word);
  },

  /** Takes the last letter of a word that is being written away, else the last word. */
  removeLast() {
    const last = this.items[this.items.length - 1];
    const letters = Array.from(last?.text ?? "");
    if (last?.isOpen && letters.length > 1) last.text = letters.slice(0, -1).join("");
    else this.items.pop();
    stripChanged();
  },

  /** @param {number} index */
  takeOut(index) {
    this.items.splice(index, 1);
    stripChanged();
  },

  /**
   * Moves a word one place.
   *
   * @param {number} index
   * @param {1 | -1} by
   */
  move(index, by) {
    const [item] = this.items.splice(index, 1);
    this.items.splice(index + by, 0, item);
    stripChanged();
  },

  clear() {
    this.items = [];
    this.isNegated = this.isAsked = false;
    stripChanged();
  },

  /** Says all: the sentence where there is one and a voice for it, else the words in order. */
  speak() {
    this.end();
    const sentence = settings.sentence ? sentences.of(this) : undefined;
    const said = sentence && speech.voice() ? [{ text: sentence }] : this.items;
    voice.sayNow(said.length > 0 ? [...said] : []);
  },
};
