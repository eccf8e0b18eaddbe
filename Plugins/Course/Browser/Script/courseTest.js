/**
 * The test: what is said is true or false. A wrong answer shows why and is asked again, a right one goes on. It may be left at any
 * statement, and goes on there.
 *
 * @param {Course} course
 * @returns {CourseScreen}
 */
function testScreen(course) {
  /** @type {number | undefined} */
  let round;
  /** Whether the last answer was right, and of which statement. */
  let last = { isRight: false, statement: "" };
  const answer = (/** @type {CourseStatement} */ statement, /** @type {boolean} */ given) => {
    const book = courses.book(course);
    if (!book) return;
    const isRight = given === statement.isTrue, state = book.test(round);
    last = { isRight, statement: statement.uid };
    courses.change(book, courseDeeds.answered(
      { uid: newUID(), statement: statement.uid, round: state.round, at: book.now, given, isRight }));
    courseSheet.begin();
  };
  const again = () => {
    round = (courses.book(course)?.test(round).round ?? 0) + 1;
    last = { isRight: false, statement: "" };
    courseSheet.draw();
    courseSheet.begin();
  };
  return {
    title: say("course.test"),
    draw() {
      const book = courses.book(course), state = book?.test(round);
      if (!book || !state) return [];
      if (!state.next) return endOfTest(book, state.round, again);
      const { next } = state;
      const told = next.uid === last.statement ? [explanationPart(next)]
        : last.isRight ? [element("p", { class: "course-right", role: "status" }, lineDrawing(courseIcons.check, "check"), say("course.correct"))]
          : [];
      return [
        element("p", { class: "course-count", text: say("course.question", { number: state.done + 1, count: course.statements.length }) }),
        ...told,
        element("blockquote", { class: "course-statement", dir: "auto", text: next.text }),
        element("div", { class: "course-answers together", role: "group", "aria-label": say("course.test.question") },
          answerButton(true, "course.true", () => answer(next, true)), answerButton(false, "course.false", () => answer(next, false))),
      ];
    },
  };
}

/**
 * @param {boolean} given
 * @param {string} name
 * @param {() => void} does
 */
function answerButton(given, name, does) {
  const drawing = given ? lineDrawing(courseIcons.check, "check") : icon("close");
  return deed(element("button", { type: "button", class: "course-answer choice-card", "data-key": String(given) },
    drawing, element("span", { text: say(name) })), does);
}

/** @param {CourseStatement} statement that was answered wrongly. */
function explanationPart({ explanation }) {
  return element("div", { class: "course-why", role: "alert" }, element("strong", { text: say("course.wrong") }),
    element("p", {}, element("span", { class: "course-because", text: say("course.explanation") }), " ",
      element("span", { dir: "auto", text: explanation })));
}

/**
 * What was right at once, what of the course still waits, and the way back to who gave it.
 *
 * @param {CourseBook} book
 * @param {number} round
 * @param {() => void} again
 */
function endOfTest(book, round, again) {
  const { course } = book, waiting = book.waiting.length;
  const rows = waiting === 0 ? [] : [
    courseRow("history", "history", say("course.history"), say("course.waiting", { count: waiting }), () => courseSheet.go(historyScreen(course))),
  ];
  return [
    congratulation(),
    element("p", { class: "course-count", text: say("course.test.first", { right: book.rightAtOnce(round), count: course.statements.length }) }),
    courseRows(...rows, ...sendRows()),
    element("div", { class: "together" },
      deed(element("button", { type: "button", class: "button course-button", "data-key": "again", text: say("course.test.again") }), again)),
  ];
}

/** Where what was done goes back to the therapist; nothing on a page that nobody waits for. */
function sendRows() {
  if (!page.patient) return [];
  const show = () => corner.show("send");
  return [courseRow("send", "send", say("course.send"), "", () => (settings.pin ? pin.ask(show) : show()))];
}

function congratulation() {
  return element("div", { class: "course-end", role: "status" }, lineDrawing(courseIcons.star, "star"),
    element("p", { text: say("course.congratulations") }));
}
