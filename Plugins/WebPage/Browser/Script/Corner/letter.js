/** A file that goes to the therapist: how it is called, what it holds, and what the e-mail says. */
class Letter {
  /**
   * @param {"usage" | "observations"} kind
   * @param {string} content of the file.
   * @param {number} count of what it holds.
   * @param {string[]} [along] names of the activities that send something along.
   * @param {number} [left] how many of their things had no room in it.
   */
  constructor(kind, content, count, along = [], left = 0) {
    this.kind = kind;
    this.content = content;
    this.count = count;
    this.along = along;
    this.left = left;
    const patient = folded(page.patient?.name ?? "").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
    this.name = `${patient || page.uid}-${kind}.${kind === "usage" ? "phist" : "pobs"}`;
    this.subject = say(`letter.${kind}`, { patient: page.patient?.name ?? "" });
  }

  /**
   * All that is kept of a kind.
   *
   * @param {"usage" | "observations"} kind
   */
  static async of(kind) {
    if (kind === "usage") {
      const touches = /** @type {KeptTouch[]} */ (await kept.all("touches"));
      return new Letter(kind, usageBundle(touches), touches.length);
    }
    const notes = /** @type {KeptNote[]} */ (await kept.all("notes"));
    const { names, items, left } = await sentAlong();
    return new Letter(kind, observationBundle(notes, items), notes.length, names, left);
  }

  /** Whether there is nothing to send. */
  get isEmpty() {
    return this.count === 0 && this.along.length === 0 && (this.kind !== "usage" || Object.keys(moves).length === 0);
  }

  /** What the device can share: as it is called, or as a text, for some browsers share only endings they know. */
  get shareable() {
    const files = [
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
    const body = say("letter.body", { file: this.name, patient: page.patient?.name ?? "" });
    const to = encodeURIComponent(page.therapist?.email ?? "").replace("%40", "@");
    const address = `mailto:${to}?subject=${encodeURIComponent(this.subject)}&body=${encodeURIComponent(body)}`;
    element("a", { href: address }).click();
  }
}
