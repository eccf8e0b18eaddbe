/**
 * Game controllers (Gamepad API, standard mapping): cross and left stick go like arrows, the lower button acts, the
 * right one goes back. While scanning the two are switches.
 */
const gamepad = {
  /**
   * What was pressed when it was last looked at.
   *
   * @type {Set<string>}
   */
  pressed: new Set(),
  isWatched: false,

  watch() {
    addEventListener("gamepadconnected", () => {
      if (this.isWatched) return;
      this.isWatched = true;
      this.look();
    });
  },

  look() {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    this.isWatched = pads.length > 0;
    /** @type {Set<string>} */
    const pressed = new Set();
    for (const pad of pads) {
      if (!pad) continue;
      const [x = 0, y = 0] = pad.axes;
      const isPressed = (/** @type {number} */ button) => pad.buttons[button]?.pressed ?? false;
      if (x < -0.6 || isPressed(14)) pressed.add("left");
      if (x > 0.6 || isPressed(15)) pressed.add("right");
      if (y < -0.6 || isPressed(12)) pressed.add("up");
      if (y > 0.6 || isPressed(13)) pressed.add("down");
      if (isPressed(0)) pressed.add("act");
      if (isPressed(1)) pressed.add("back");
    }
    if (settings.pad && (scanning.isOn || !isSheetOpen())) {
      for (const name of pressed) if (!this.pressed.has(name)) this.press(name);
    }
    this.pressed = pressed;
    if (this.isWatched) requestAnimationFrame(() => this.look());
  },

  /** @param {string} name */
  press(name) {
    if (scanning.isOn) {
      if (name === "act") scanning.first();
      else if (name === "back") scanning.second();
      return;
    }
    switch (name) {
      case "left": keys.go(-1, 0); break;
      case "right": keys.go(1, 0); break;
      case "up": keys.go(0, -1); break;
      case "down": keys.go(0, 1); break;
      case "back": stepBack(); break;
      default: {
        const button = actOf(document.activeElement);
        if (button) acting.press(button);
      }
    }
  },
};
