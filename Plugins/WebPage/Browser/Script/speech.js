/** The device's own voice. Only one that needs no network: what is said stays here. */
const speech = {
  /** Those that speak the page's language. */
  get voices() {
    if (!("speechSynthesis" in window)) return [];
    const wanted = page.language.toLowerCase().split("-")[0];
    return speechSynthesis.getVoices().filter(
      (voice) => voice.localService && voice.lang.toLowerCase().replace("_", "-").split("-")[0] === wanted);
  },

  /** @returns {SpeechSynthesisVoice | undefined} */
  voice() {
    const { voices } = this;
    return voices.find((voice) => voice.voiceURI === settings.deviceVoice)
      ?? voices.find((voice) => voice.lang.replace("_", "-").toLowerCase() === page.language.toLowerCase())
      ?? voices.find((voice) => voice.default) ?? voices[0];
  },

  /**
   * @param {string} text
   * @param {number} [volume] 0 to 1.
   * @returns {Promise<boolean>} when it was said or stopped; false where there is no voice.
   */
  async say(text, volume = 1) {
    const voice = this.voice();
    if (!voice) return false;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.volume = volume;
    return new Promise((resolve) => {
      utterance.onend = () => resolve(true);
      utterance.onerror = (event) => resolve(event.error === "canceled" || event.error === "interrupted");
      speechSynthesis.speak(utterance);
    });
  },

  stop() {
    if ("speechSynthesis" in window) speechSynthesis.cancel();
  },
};
