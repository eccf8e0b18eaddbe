/**
 * Nothing that a patient does by accident leads out of the page: it fills the screen, stays awake, and neither zooms
 * nor goes back.
 */
const stillness = {
  hasBegun: false,
  /** @type {any} */
  wake: undefined,

  /** When the first touch ends, or with the first key, for browsers allow it only then. */
  begin() {
    if (this.hasBegun) return;
    this.hasBegun = true;
    if (settings.fullScreen && matchMedia("(pointer: coarse)").matches) this.fillScreen();
    void this.stayAwake();
    this.holdBack();
  },

  fillScreen() {
    if (!document.fullscreenEnabled) return;
    document.documentElement.requestFullscreen({ navigationUI: "hide" }).catch(() => {});
  },

  async stayAwake() {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    this.wake = await /** @type {any} */ (navigator).wakeLock.request("screen").catch(() => undefined);
  },

  /** The way back of the device closes what lies over the board, or goes to the board before. */
  holdBack() {
    history.pushState({}, "");
    addEventListener("popstate", () => {
      history.pushState({}, "");
      const sheet = /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[open]"));
      if (sheet) sheet.close();
      else stepBack();
    });
  },

  watch() {
    stage.place.addEventListener("pointerup", () => this.begin());
    stage.place.addEventListener("keydown", () => this.begin());
    document.addEventListener("visibilitychange", () => { if (this.hasBegun) void this.stayAwake(); });
    // Pinching, in Safari, which doesn't heed touch-action; and with the wheel.
    stage.place.addEventListener("gesturestart", (event) => event.preventDefault());
    stage.place.addEventListener("dragstart", (event) => event.preventDefault());
  },
};
