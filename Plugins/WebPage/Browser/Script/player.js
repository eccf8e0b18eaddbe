/**
 * Plays one recording at a time. Phones let an element play by itself after it was played once by a touch; so it is
 * always the same one.
 */
class Player {
  /** @type {HTMLAudioElement | undefined} */
  element;

  /** Made when something is heard, for that takes time. */
  get audio() {
    this.element ??= new Audio();
    return this.element;
  }

  /** Ends the recording that plays. */
  end = () => {};

  /**
   * @param {string | undefined} data of the recording.
   * @param {number} [volume] 0 to 1.
   * @returns {Promise<boolean>} when it has ended or was stopped; false where it can't be played.
   */
  play(data, volume = 1) {
    this.end();
    const address = data === undefined ? undefined : mediaAddress(data);
    if (address === undefined) return Promise.resolve(false);
    return new Promise((resolve) => {
      const finish = (/** @type {boolean} */ heard) => {
        this.audio.onended = this.audio.onerror = null;
        this.end = () => {};
        resolve(heard);
      };
      this.end = () => {
        this.audio.pause();
        finish(true);
      };
      this.audio.onended = () => finish(true);
      this.audio.onerror = () => finish(false);
      this.audio.volume = volume;
      this.audio.src = address;
      this.audio.play().catch((error) => {
        if (error.name !== "AbortError") finish(false);
      });
    });
  }
}
