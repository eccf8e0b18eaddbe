/** A course with its learner, and how they stand. */
class CourseBook {
  /**
   * @param {Course} course
   * @param {CourseLearner} learner
   */
  constructor(course, learner) {
    this.course = course;
    this.learner = learner;
    const known = learner.views.flatMap(({ opened, seen }) => [opened, ...(seen === null ? [] : [seen])]);
    this.calendar = new LessonCalendar(learner.hours, course.lessons.length, known);
  }

  /** The moment, which never is before what has been already. */
  get now() {
    return latestOf([moment(), this.calendar.latest]);
  }

  get standing() {
    return this.calendar.standing(this.now);
  }

  /** Lessons that have opened, in their order. One that was looked at stays open wherever the author moves it. */
  get opened() {
    const { opened } = this.standing;
    return this.course.lessons.filter((lesson, place) => place < opened || this.view(lesson) !== undefined);
  }

  /** Today's lesson; nothing before the first and when all are over. */
  get today() {
    const { today } = this.standing;
    return today === null ? undefined : this.course.lessons[today];
  }

  /** @param {CourseLesson} lesson */
  view({ uid }) {
    return this.learner.views.find(({ lesson }) => lesson === uid);
  }

  /** @param {CourseLesson} lesson */
  isSeen(lesson) {
    return Boolean(this.view(lesson)?.seen);
  }

  /** Lessons of days before that weren't seen. */
  get waiting() {
    const { today } = this;
    return this.opened.filter((lesson) => lesson !== today && !this.isSeen(lesson));
  }

  /** How many lessons were seen, at whatever time. */
  get seen() {
    return this.course.lessons.filter((lesson) => this.isSeen(lesson)).length;
  }

  /** Of the lessons that were seen or whose time is over those that were seen in time, 0 to 1; nothing where there are none. */
  get shareInTime() {
    const { today } = this;
    const counted = this.opened.filter((lesson) => lesson !== today || this.isSeen(lesson));
    return counted.length === 0 ? undefined : counted.filter((lesson) => this.view(lesson)?.inTime).length / counted.length;
  }

  /**
   * Whether a lesson that is seen now is seen in time.
   *
   * @param {CourseLesson} lesson
   */
  isInTime(lesson) {
    return this.calendar.isInTime(this.course.lessons.indexOf(lesson), this.now);
  }

  /**
   * Tasks of the lessons that have opened, and their own.
   *
   * @returns {ListedTask[]}
   */
  get tasks() {
    const { todos, uid } = this.learner, { opened } = this.standing;
    const given = this.course.tasks.filter(({ lesson }) => lesson <= opened).map((task) => {
      const todo = todos.find((one) => one.task === task.uid);
      return { uid: todo?.uid ?? `${uid} ${task.uid}`, task: task.uid, text: task.text, todo };
    });
    const known = new Set(this.course.tasks.map((task) => task.uid));
    const own = todos.filter(({ task }) => task === null || !known.has(task))
      .map((todo) => ({ uid: todo.uid, task: todo.task, text: todo.text, todo }));
    return [...given, ...own];
  }

  /** Whether all lessons have opened and there is something to be asked. */
  get isTestOpen() {
    return this.course.statements.length > 0 && this.standing.next === null;
  }

  /**
   * @param {number} [round] the last that was begun, or one that need not have begun.
   * @returns {CourseTestState}
   */
  test(round = Math.max(1, ...this.learner.answers.map((answer) => answer.round))) {
    const answers = this.learner.answers.filter((answer) => answer.round === round);
    const right = new Set(answers.filter(({ isRight }) => isRight).map(({ statement }) => statement));
    const open = this.course.statements.filter(({ uid }) => !right.has(uid)), next = open[0];
    return {
      round, next, done: this.course.statements.length - open.length, isAgain: answers.some(({ statement }) => statement === next?.uid),
    };
  }

  /**
   * How many statements were answered rightly the first time.
   *
   * @param {number} round
   */
  rightAtOnce(round) {
    const first = new Map();
    for (const answer of this.learner.answers) {
      if (answer.round === round && !first.has(answer.statement)) first.set(answer.statement, answer.isRight);
    }
    return [...first.values()].filter(Boolean).length;
  }

  /** Whether the end was reached: of the test, or of the lessons where there is none. */
  get isFinished() {
    const { lessons, statements } = this.course;
    if (statements.length === 0) return lessons.length > 0 && this.seen === lessons.length;
    return this.learner.answers.length > 0 && (this.test().next === undefined || this.test(1).next === undefined);
  }
}
