/** What may be otherwise than the page has it. */
export class News {
  /**
   * @param {string} version until when it holds.
   * @param {Changes["rows"] | null} rows null where anything may be otherwise.
   */
  constructor(version, rows) {
    this.version = version;
    this.rows = rows;
  }

  /**
   * Whether something of these kinds is among it.
   *
   * @param {string[]} kinds
   * @param {Identity | null} known what doesn't count.
   * @returns {boolean}
   */
  has(kinds, known = null) {
    return this.rows === null || this.rows.some(({ kind, uid }) => kinds.includes(kind) && uid !== known);
  }

  /** That anything of this moment may be otherwise: for what begins to be shown. */
  get all() {
    return new News(this.version, null);
  }
}
