/** Records the patient's voice. Nobody hears it but who may read the entry. */
const diaryRecorder = {
  /** Seconds. */
  longest: 60,
  /** Samples a second: all of a voice that telephones of today let through. */
  rate: 16_000,
  /**
   * Ends what is being recorded.
   *
   * @type {(() => void) | undefined}
   */
  end: undefined,

  /** Whether the browser lets a page record; it doesn't those that were opened from an attachment. */
  get isThere() {
    return Boolean(navigator.mediaDevices?.getUserMedia) && "MediaRecorder" in window && "OfflineAudioContext" in window;
  },

  /**
   * @param {() => boolean} begins told when there is leave; false where nobody waits for it any more.
   * @returns {Promise<string | undefined>} a WAV as `data:…`, when it was ended or has become as long as can be; nothing where
   *   there is no microphone or no leave.
   */
  async record(begins) {
    /** @type {MediaStream | undefined} */
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (!begins()) return undefined;
      const recorder = new MediaRecorder(stream);
      /** @type {Blob[]} */
      const pieces = [];
      recorder.ondataavailable = ({ data }) => pieces.push(data);
      await new Promise((resolve) => {
        recorder.onstop = resolve;
        recorder.start();
        const timer = setTimeout(() => recorder.stop(), this.longest * 1000);
        this.end = () => {
          clearTimeout(timer);
          if (recorder.state !== "inactive") recorder.stop();
        };
      });
      const sound = await new OfflineAudioContext(1, 1, this.rate).decodeAudioData(await new Blob(pieces).arrayBuffer());
      return await dataAddress(wave(mixedDown(sound, this.longest * this.rate), this.rate));
    } catch {
      return undefined;
    } finally {
      for (const track of stream?.getTracks() ?? []) track.stop();
      this.end = undefined;
    }
  },
};

/**
 * All channels as one.
 *
 * @param {AudioBuffer} sound
 * @param {number} most samples.
 */
function mixedDown(sound, most) {
  const mixed = new Float32Array(Math.min(sound.length, most));
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    const samples = sound.getChannelData(channel);
    for (let i = 0; i < mixed.length; i++) mixed[i] += samples[i] / sound.numberOfChannels;
  }
  return mixed;
}

/**
 * A WAV file: one channel of 16 bits (RIFF, PCM).
 *
 * @param {Float32Array} samples from -1 to 1.
 * @param {number} rate samples a second.
 */
function wave(samples, rate) {
  const head = new DataView(new ArrayBuffer(44));
  const write = (/** @type {number} */ at, /** @type {string} */ text) => {
    [...text].forEach((sign, i) => head.setUint8(at + i, sign.charCodeAt(0)));
  };
  const length = samples.length * 2;
  write(0, "RIFF");
  head.setUint32(4, 36 + length, true);
  write(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  write(36, "data");
  head.setUint32(40, length, true);
  const body = new DataView(new ArrayBuffer(length));
  samples.forEach((sample, i) => body.setInt16(i * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true));
  return new Blob([head, body], { type: "audio/wav" });
}

/**
 * @param {Blob} file
 * @returns {Promise<string>} `data:…`
 */
function dataAddress(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
