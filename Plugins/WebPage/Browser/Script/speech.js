/** The device's own voice. Only one that needs no network: what is said stays here. */
const speech = {
  /**
   * Those that speak a language.
   *
   * @param {string} [language] BCP 47.
   */
  voices(language = page.language) {
    if (!("speechSynthesis" in window)) return [];
    const wanted = language.toLowerCase().split("-")[0];
    return speechSynthesis.getVoices().filter(
      (voice) => voice.localService && voice.lang.toLowerCase().replace("_", "-").split("-")[0] === wanted);
  },

  /**
   * @param {string} [language] BCP 47.
   * @returns {SpeechSynthesisVoice | undefined}
   */
  voice(language = page.language) {
    const voices = this.voices(language);
    return voices.find((voice) => voice.voiceURI === settings.deviceVoice)
      ?? voices.find((voice) => voice.lang.replace("_", "-").toLowerCase() === language.toLowerCase())
      ?? voices.find((voice) => voice.default) ?? voices[0];
  },

  /**
   * @param {string} text
   * @param {number} [volume] 0 to 1.
   * @param {string} [language] BCP 47.
   * @returns {Promise<boolean>} when it was said or stopped; false where there is no voice.
   */
  async say(text, volume = 1, language = page.language) {
    const voice = this.voice(language);
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
