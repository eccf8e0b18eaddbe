/** Films of lessons: inside the page, beside it, or picked from the device. */
const courseFilm = {
  /**
   * Identities of lessons whose film can't be played.
   *
   * @type {Set<string>}
   */
  refused: new Set(),
  /**
   * Addresses of those that were picked, by the lessons' identities.
   *
   * @type {Map<string, string>}
   */
  picked: new Map(),

  /**
   * @param {CourseLesson} lesson
   * @returns {string | undefined}
   */
  address({ uid, film }) {
    if (this.picked.has(uid)) return this.picked.get(uid);
    if (film?.address?.startsWith("data:video/")) return mediaAddress(film.address);
    return film?.file && isBeside(film.file) ? encodeURI(film.file) : undefined;
  },

  /** @param {CourseLesson} lesson */
  canPlay(lesson) {
    return lesson.film !== null && !this.refused.has(lesson.uid) && this.address(lesson) !== undefined;
  },

  /**
   * A button that plays it; where it can't be played, why, and one to pick it.
   *
   * @param {CourseLesson} lesson
   * @param {() => void} ended
   */
  part(lesson, ended) {
    if (this.canPlay(lesson)) {
      const button = element("button", { type: "button", class: "course-play choice-card", "data-key": "film" },
        icon("play"), element("span", { text: say("course.film.play") }));
      return element("div", { class: "course-film together" }, deed(button, () => this.play(lesson, ended)));
    }
    const { film } = lesson, file = film?.file ?? "";
    const why = film?.address || this.picked.has(lesson.uid) ? say("course.film.refused")
      : file ? say("course.film.beside", { file }) : say("course.film.missing");
    const chooser = element("input", { type: "file", accept: film?.type ?? "video/*", hidden: true });
    chooser.addEventListener("change", () => {
      const [picked] = chooser.files ?? [];
      if (!picked) return;
      this.picked.set(lesson.uid, URL.createObjectURL(picked));
      this.refused.delete(lesson.uid);
      courseSheet.draw();
      this.play(lesson, ended);
    });
    const pick = element("button", { type: "button", class: "button course-pick", "data-key": "pick", text: say("course.film.pick") });
    return element("div", { class: "course-film course-filmless together" }, element("p", { class: "wrong", text: why }), chooser,
      deed(pick, () => onGesture(() => chooser.click())));
  },

  /**
   * @param {CourseLesson} lesson
   * @param {() => void} ended told when it has run to its end.
   */
  play(lesson, ended) {
    const film = element("video", {
      controls: true, playsinline: true, controlslist: "nodownload noremoteplayback", disablepictureinpicture: true,
      "aria-label": lesson.title,
    });
    voice.stop();
    const sheet = dialog(lesson.title, film);
    sheet.classList.add("whole");
    film.addEventListener("ended", () => {
      sheet.close();
      ended();
    });
    film.addEventListener("error", () => {
      this.refused.add(lesson.uid);
      sheet.close();
      courseSheet.draw();
    });
    sheet.addEventListener("close", () => film.pause());
    film.src = this.address(lesson) ?? "";
    film.play().catch(() => film.focus());
  },
};

/**
 * Whether a path leads to a file beside the page and nowhere else.
 *
 * @param {string} path
 */
function isBeside(path) {
  return /^[^/\\:?#%]+\/[^/\\:?#%]+\.(mp4|webm)$/.test(path) && !path.startsWith("..");
}
