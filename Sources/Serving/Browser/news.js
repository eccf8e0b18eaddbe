"use strict";
/** What the server tells an open page, as long as it is open. */
const news = {
  /**
   * @param {string} path of `/events`.
   * @param {{ open?: () => void, told: (what: string, text: string) => void, removed?: () => void }} ears `told` of each event by its
   *   name; `removed` when what the page shows is gone.
   */
  listen(path, ears) {
    const source = new EventSource(path);
    source.addEventListener("open", () => ears.open?.());
    for (const name of ["plan", "changed"]) source.addEventListener(name, ({ data }) => ears.told(name, data));
    source.addEventListener("removed", () => ears.removed?.());
    source.addEventListener("revoked", () => {
      source.close();
      void this.leave();
    });
    source.addEventListener("error", () => {
      // The browser tries again by itself unless the server has refused it.
      if (source.readyState === EventSource.CLOSED) void this.learnWhy(path, ears);
    });
  },

  async learnWhy(path, ears) {
    const giveUp = new AbortController();
    const status = await fetch(path, { cache: "no-store", signal: giveUp.signal }).then(({ status }) => status, () => 0);
    giveUp.abort();
    if (status === 401) return this.leave();
    if (status === 404) ears.removed?.();
    setTimeout(() => this.listen(path, ears), status === 404 ? 300_000 : 30_000);
  },

  /** The device isn't paired any more: nothing of the patient is seen, nor kept to be seen. What waits to be handed over stays. */
  async leave() {
    navigator.serviceWorker?.controller?.postMessage("forget");
    await forgetPages();
    localStorage.removeItem("tagarela way");
    location.replace("/pair?ended");
  },
};

globalThis.news = news;
// A page that is only shown again may be of a session that has ended.
addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload(); });
