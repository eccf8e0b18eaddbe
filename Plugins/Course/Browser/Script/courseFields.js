/** What may be said in the registration, as the program takes it (`FieldRules`, `EmailAddress`, `LessonHour`). */
const courseRules = {
  /**
   * @param {keyof CourseRegistration} field
   * @param {string} text
   * @returns {string} what is wrong with it, in words; empty where nothing is.
   */
  flaw(field, text) {
    if (!courseRules.isSaid(text)) return say("course.empty");
    if (field === "born" && !courseRules.isBorn(text)) return say("course.born.wrong");
    if (field === "email" && !courseRules.isEmail(text)) return say("course.email.wrong");
    return field === "hour" && !courseRules.isHour(text) ? say("course.empty") : "";
  },

  /**
   * Whether something is seen of a text.
   *
   * @param {string} text
   */
  isSaid(text) {
    return /[^\s\p{C}]/u.test(text);
  },

  /**
   * A day that has been, 130 years ago at most.
   *
   * @param {string} text
   */
  isBorn(text) {
    const today = dayOf(new Date());
    const first = `${Number(today.slice(0, 4)) - 130}${today.slice(4)}`;
    return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(dayNumber(text)) && calendarDay(dayNumber(text)) === text
      && text <= today && text >= first;
  },

  /** @param {string} text */
  isEmail(text) {
    const [local, domain, ...more] = text.split("@");
    if (domain === undefined || more.length > 0) return false;
    const bytes = (/** @type {string} */ part) => new TextEncoder().encode(part).length;
    const labels = domain.split(".");
    return bytes(local) <= 64 && bytes(domain) <= 253 && labels.length > 1
      && local.split(".").every((word) => /^[\p{L}\p{Nd}\p{Mn}\p{Mc}!#$%&'*+\-/=?^_`{|}~]+$/u.test(word))
      && labels.every((label) => /^(?!-)[\p{L}\p{Nd}\p{Mn}\p{Mc}-]+(?<!-)$/u.test(label) && bytes(label) <= 63)
      && !/^\p{N}+$/u.test(labels[labels.length - 1]);
  },

  /** @param {unknown} text */
  isHour(text) {
    return typeof text === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  },

  /**
   * A name as it is kept: in one line, with single blanks.
   *
   * @param {string} text
   */
  tidy(text) {
    return text.normalize("NFC").replace(/\s+/g, " ").trim();
  },
};
