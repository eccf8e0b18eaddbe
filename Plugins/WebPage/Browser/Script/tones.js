/** Tones of the page's own, made when they are heard. */
const tones = {
  /** @type {AudioContext | undefined} */
  context: undefined,

  /**
   * @param {number} pitch in hertz.
   * @param {number} length in seconds.
   * @param {number} volume 0 to 1.
   * @param {number} [delay] in seconds.
   */
  play(pitch, length, volume, delay = 0) {
    this.context ??= new AudioContext();
    void this.context.resume();
    const begin = this.context.currentTime + delay;
    const tone = this.context.createOscillator();
    const strength = this.context.createGain();
    tone.frequency.value = pitch;
    strength.gain.setValueAtTime(volume, begin);
    strength.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(strength).connect(this.context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  },

  /** The next one is lit. */
  step() {
    this.play(880, 0.08, 0.15);
  },

  /** A time is over. */
  over() {
    [523, 659, 784, 1047].forEach((pitch, i) => this.play(pitch, 1.2, 0.6, i * 0.22));
  },

  /** Somebody is called. */
  bell() {
    for (let stroke = 0; stroke < 3; stroke++) {
      this.play(1047, 0.9, 0.9, stroke * 1.1);
      this.play(784, 1.1, 0.9, stroke * 1.1 + 0.35);
    }
  },
};
