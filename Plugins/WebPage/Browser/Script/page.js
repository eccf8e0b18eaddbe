/**
 * What the therapist sent, as far as the first board needs it.
 *
 * @type {Page}
 */
const page = JSON.parse(document.getElementById("page")?.textContent ?? "");

/** What the first board can do without: it follows the script in the file, and is read when it is asked for. */
const later = {
  /**
   * What was read.
   *
   * @type {Partial<Later>}
   */
  found: {},
  /**
   * Done when the browser has the whole file.
   *
   * @type {Promise<void>}
   */
  arrived: new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve());
  }),

  /**
   * @template {keyof Later} Name
   * @param {Name} name
   * @returns {Promise<NonNullable<Later[Name]>>} empty where a file was cut off on its way.
   */
  async of(name) {
    await this.arrived;
    if (this.found[name] === undefined) {
      const block = document.getElementById(name);
      try {
        this.found[name] = JSON.parse(block?.textContent || "[]");
      } catch {
        this.found[name] = /** @type {any} */ ([]);
      }
      block?.remove();
    }
    return /** @type {any} */ (this.found[name]);
  },
};
