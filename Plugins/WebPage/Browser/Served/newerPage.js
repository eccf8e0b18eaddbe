/** Shows what the therapist has changed, as soon as it hinders nobody. */
const newerPage = {
  /** The sum of the page that is seen. */
  version: document.querySelector("meta[name=version]")?.getAttribute("content") ?? "",
  isDue: false,
  isRemoved: false,
  /** When something was touched last, by the page's own clock. */
  touched: -Infinity,

  listen() {
    news.listen(`/events?plan=${encodeURIComponent(page.uid)}`, {
      open: () => outbox.now(),
      told: (what, version) => {
        if (what === "plan" && (this.isRemoved || version !== this.version)) this.due();
      },
      removed: () => this.tellRemoved(),
    });
  },

  /** The plan is gone at the clinic; what is touched is kept and handed over all the same. */
  tellRemoved() {
    if (this.isRemoved) return;
    this.isRemoved = true;
    notice(say("serving.removed"), sheetButton(say("serving.plans"), () => location.assign(ways.back || "/plans"), "main"));
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
