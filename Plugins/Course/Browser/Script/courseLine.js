/** A line above the board for each lesson that has opened and that nobody has opened yet. */
const courseLine = {
  place: element("div", { class: "course-line" }),
  /** Read out by screen readers when it comes. */
  live: element("p", { class: "unseen", "aria-live": "polite" }),
  /** What is shown. */
  shown: "",

  /** Draws it where something else is to be told: scanning begins anew then. */
  draw() {
    const announced = courseSheet.content || !isActivitySeen(courseActivity.id) ? [] : courses.announced;
    const shown = JSON.stringify([scanning.isOn, ...announced.map(({ lesson }) => lesson.uid)]);
    if (shown === this.shown) return;
    this.shown = shown;
    if (!this.place.contains(this.live)) this.place.append(this.live);
    this.live.textContent = announced.map(({ lesson }) => lineText(lesson)).join(". ");
    for (const button of this.place.querySelectorAll("button")) button.remove();
    this.place.append(...announced.map(({ course, lesson }) => {
      const button = element("button", { type: "button", class: "course-notice choice-card" },
        lineDrawing(courseActivity.icon, "course"), element("span", { dir: "auto", text: lineText(lesson) }));
      return forHands(deed(button, () => {
        courseSheet.wish = () => this.open(course.uid, lesson.uid);
        void activities.open(courseActivity);
      }));
    }));
    activities.changed();
  },

  /**
   * Opens a lesson, of which all is known when the sheet is there.
   *
   * @param {string} uid of the course.
   * @param {string} lesson its identity.
   */
  open(uid, lesson) {
    const course = courses.data.courses.find((one) => one.uid === uid);
    const wanted = course?.lessons.find((one) => one.uid === lesson);
    if (!course || !wanted) return;
    if (courses.data.courses.length > 1) courseSheet.go(startScreen(course));
    openLesson(course, wanted);
  },
};

/** @param {CourseLesson} lesson */
function lineText({ title }) {
  return say("course.notice", { title });
}
