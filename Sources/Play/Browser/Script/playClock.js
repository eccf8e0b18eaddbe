/** The milliseconds of a game, of which none pass while nobody plays: while the page is hidden, and while a sheet lies over it. */
class PlayClock {
  /** @param {() => void} changed told when it stops, and when it goes on. */
  constructor(changed) {
    this.changed = changed;
    this.missed = 0;
    /**
     * Of performance.now(), while it stands.
     *
     * @type {number | undefined}
     */
    this.stoppedAt = undefined;
    this.watching = new AbortController();
    this.sheets = new MutationObserver(() => this.look());
  }

  begin() {
    document.addEventListener("visibilitychange", () => this.look(), { signal: this.watching.signal });
    this.sheets.observe(document.body, { childList: true });
    this.look();
  }

  close() {
    this.watching.abort();
    this.sheets.disconnect();
  }

  get isStopped() {
    return this.stoppedAt !== undefined;
  }

  get now() {
    return Math.round((this.stoppedAt ?? performance.now()) - this.missed);
  }

  look() {
    const isStopped = document.visibilityState === "hidden" || isSheetOpen();
    if (isStopped === this.isStopped) return;
    const now = performance.now();
    this.missed += this.stoppedAt === undefined ? 0 : now - this.stoppedAt;
    this.stoppedAt = isStopped ? now : undefined;
    this.changed();
  }
}
