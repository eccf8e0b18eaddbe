/** Shows what the therapist has changed, as soon as it hinders nobody. */
const newerPage = {
  /** The sum of the page that is seen. */
  version: document.querySelector("meta[name=version]")?.getAttribute("content") ?? "",
  isDue: false,
  /** When something was touched last, by the page's own clock. */
  touched: -Infinity,

  /** Listens to the server, and hands over what waits whenever it can be reached again. */
  listen() {
    const source = new EventSource(`/events?plan=${encodeURIComponent(page.uid)}`);
    source.addEventListener("open", () => {
      handingOver.failures = 0;
      void handingOver.run();
    });
    source.addEventListener("plan", ({ data }) => {
      if (data !== this.version) this.due();
    });
    source.addEventListener("error", () => {
      // The browser tries again by itself unless the server has refused it.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.listen(), 30_000);
    });
  },

  due() {
    if (this.isDue) return;
    this.isDue = true;
    const look = () => {
      if (this.isCalm) location.reload();
      else setTimeout(look, 300);
    };
    look();
  },

  /** Whether nobody is in the middle of something that would be lost. */
  get isCalm() {
    return !isSheetOpen() && !activities.shown && !moving.isOn && strip.items.length === 0 && !kept.isRefused
      && performance.now() - this.touched > 1500;
  },
};
