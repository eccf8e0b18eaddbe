/** The courses that were sent, and those who take them here: what was sent of them, and what they did on this page. */
const courses = {
  /** @type {CourseData} */
  data: { courses: [] },
  /** @type {CourseKept} */
  kept: { learners: {}, chosen: {} },
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer: undefined,
  /** How all stood when it was last looked. */
  stood: "",

  /** @param {unknown} found */
  recall(found) {
    this.kept = courseKept(found);
    courseSheet.draw();
    courseLine.draw();
  },

  /** @param {CourseData} data */
  read(data) {
    this.data = data;
    this.look();
  },

  /** Shows what has changed with the time, and does so again when a minute has gone by: clocks are set, and devices sleep. */
  look() {
    clearTimeout(this.timer);
    const stands = JSON.stringify(this.books.map(({ standing }) => standing));
    if (stands !== this.stood) {
      this.stood = stands;
      courseSheet.draw();
    }
    courseLine.draw();
    this.timer = setTimeout(() => this.look(), 60_000 - Date.now() % 60_000);
  },

  /** Takes up what another tab has kept since. */
  lookAgain() {
    this.keep((found) => found);
    this.look();
  },

  /**
   * Those of whom is known that they take a course.
   *
   * @param {Course} course
   * @returns {CourseLearner[]}
   */
  learners({ uid, learners }) {
    const own = Object.values(this.kept.learners).filter((learner) => learner.course === uid);
    return mergedLists(own, learners, (learner) => learner.uid, mergedLearner);
  },

  /**
   * Of who takes a course on this page.
   *
   * @param {Course} course
   * @returns {CourseBook | undefined} nothing where nobody is registered, and where it isn't said who of several.
   */
  book(course) {
    const all = this.learners(course), chosen = this.kept.chosen[course.uid];
    const learner = all.find(({ uid }) => uid === chosen) ?? (all.length === 1 ? all[0] : undefined);
    return learner && new CourseBook(course, learner);
  },

  get books() {
    return this.data.courses.flatMap((course) => this.book(course) ?? []);
  },

  /** Lessons of today that nobody has opened yet, for those who want to be told. */
  get announced() {
    return this.books.flatMap((book) => {
      const { course, learner, today: lesson } = book;
      return lesson && learner.notices && !book.view(lesson) ? [{ course, lesson }] : [];
    });
  },

  /**
   * @param {CourseBook} book
   * @param {(learner: CourseLearner) => CourseLearner} change
   */
  change({ course, learner }, change) {
    this.keep(({ learners, chosen }) => {
      const known = learners[learner.uid];
      const changed = { ...change(known ? mergedLearner(known, learner) : learner), course: course.uid };
      return { learners: { ...learners, [learner.uid]: changed }, chosen: { ...chosen, [course.uid]: learner.uid } };
    });
  },

  /**
   * Keeps who registers; where another tab was first, theirs counts.
   *
   * @param {Course} course
   * @param {CourseLearner} learner
   */
  register({ uid }, learner) {
    const before = this.kept.chosen[uid];
    this.keep(({ learners, chosen }) => (chosen[uid] !== before && chosen[uid] !== learner.uid ? { learners, chosen } : {
      learners: { ...learners, [learner.uid]: { ...learner, course: uid } }, chosen: { ...chosen, [uid]: learner.uid },
    }));
  },

  /**
   * @param {Course} course
   * @param {CourseLearner} learner who takes it here.
   */
  choose(course, learner) {
    this.keep(({ learners, chosen }) => ({ learners, chosen: { ...chosen, [course.uid]: learner.uid } }));
  },

  /** @param {(kept: CourseKept) => CourseKept} change */
  keep(change) {
    void changeKept(courseActivity, this.kept, (found) => change(courseKept(found)));
  },
};
