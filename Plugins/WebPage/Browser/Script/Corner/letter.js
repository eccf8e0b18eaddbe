/** A file that goes to the therapist: how it is called, what it holds, and what the e-mail says. */
class Letter {
  /**
   * @param {"usage" | "observations"} kind
   * @param {string | Uint8Array} content of the file; bytes where it is sealed.
   * @param {number} count of what it holds.
   * @param {{ name: string, text: string }[]} [along] the activities that send something along, and what.
   * @param {number} [left] how many of their things had no room in it.
   */
  constructor(kind, content, count, along = [], left = 0) {
    this.kind = kind;
    this.content = content;
    this.count = count;
    this.along = along;
    this.left = left;
    this.title = [say(`send.${kind}`), ...along.map(({ name }) => name)].join(" · ");
    this.isSealed = typeof content !== "string";
    const patient = this.isSealed ? "" : page.patient?.name ?? "";
    // What a file is called is read on its way as well.
    const whose = this.isSealed ? "tagarela" : fileWord(patient) || page.uid;
    this.name = `${whose}-${fileWord(say(`send.${kind}`))}.${Letter.ending(kind)}${this.isSealed ? ".sealed" : ""}`;
    this.subject = this.isSealed ? say("letter.sealed") : say(`letter.${kind}`, { patient });
  }

  /** @param {"usage" | "observations"} kind */
  static ending(kind) {
    return kind === "usage" ? "phist" : "pobs";
  }

  /**
   * All that is kept of a kind.
   *
   * @param {"usage" | "observations"} kind
   */
  static async of(kind) {
    if (kind === "usage") {
      const touches = /** @type {KeptTouch[]} */ (await kept.all("touches"));
      return new Letter(kind, await this.closed(kind, usageBundle(touches)), touches.length);
    }
    const notes = /** @type {KeptNote[]} */ (await kept.all("notes"));
    const { along, items, left } = await sentAlong();
    return new Letter(kind, await this.closed(kind, observationBundle(notes, items)), notes.length, along, left);
  }

  /**
   * A file as it leaves: sealed where the page was.
   *
   * @param {"usage" | "observations"} kind
   * @param {string} content
   */
  static async closed(kind, content) {
    return lock ? lock.seal(this.ending(kind), content) : content;
  }

  /** Whether there is nothing to send. */
  get isEmpty() {
    return this.count === 0 && this.along.length === 0 && (this.kind !== "usage" || Object.keys(moves).length === 0);
  }

  /**
   * What the device can share: as it is called, or as a text, for some browsers share only endings they know; sealed bytes would come
   * to harm as a text.
   */
  get shareable() {
    const files = this.isSealed ? [new File([this.content], this.name, { type: "application/octet-stream" })] : [
      new File([this.content], this.name, { type: "application/json" }),
      new File([this.content], `${this.name}.txt`, { type: "text/plain" }),
    ];
    return files.find((file) => navigator.canShare?.({ files: [file] }));
  }

  /** Hands it to another program of the device. */
  async share() {
    const file = this.shareable;
    if (file) await navigator.share({ files: [file], title: this.subject }).catch(() => {});
  }

  /** Saves it where the browser saves what is downloaded. */
  save() {
    const address = URL.createObjectURL(new Blob([this.content], { type: "application/octet-stream" }));
    element("a", { href: address, download: this.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }

  /** Saves it, and begins an e-mail, to which no browser can attach it. */
  write() {
    this.save();
    const body = say("letter.body", { file: this.name });
    const to = encodeURIComponent(page.therapist?.email ?? "").replace("%40", "@");
    const address = `mailto:${to}?subject=${encodeURIComponent(this.subject)}&body=${encodeURIComponent(body)}`;
    element("a", { href: address }).click();
  }
}

/**
 * A text as a part of a file's name: small letters and figures, with hyphens between words.
 *
 * @param {string} text
 */
function fileWord(text) {
  return folded(text).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}
