/**
 * What goes to the therapist: those who did something on this page, each before what they did.
 *
 * @returns {ParcelItem[]}
 */
function courseItems() {
  return Object.values(courses.kept.learners).flatMap((learner) => {
    const { uid, views, answers, todos } = learner;
    return [
      courseItem("learner", uid, {
        course: learner.course, name: learner.name, profession: learner.profession, born: learner.born, email: learner.email,
        sex: learner.sex, organisation: learner.organisation, hours: JSON.stringify(learner.hours),
        changed: JSON.stringify(learner.changed), notices: courseMark(learner.notices),
      }),
      ...views.map((view) => courseItem("view", `${uid} ${view.lesson}`, {
        learner: uid, lesson: view.lesson, opened: view.opened, seen: view.seen, in_time: courseMark(view.inTime),
        rating: view.rating === null ? null : String(view.rating), rated: view.rated,
      })),
      ...answers.map((answer) => courseItem("answer", answer.uid, {
        learner: uid, statement: answer.statement, round: String(answer.round), at: answer.at, given: String(answer.given),
        right: courseMark(answer.isRight),
      })),
      ...todos.map((todo) => courseItem("todo", todo.uid, {
        learner: uid, task: todo.task, text: todo.text, added: todo.added, done: todo.done, changed: todo.changed,
      })),
    ];
  });
}

/**
 * @param {CourseItemKind} kind
 * @param {string} uid
 * @param {Record<string, string | null>} fields
 * @returns {ParcelItem}
 */
function courseItem(kind, uid, fields) {
  const said = Object.entries({ kind, ...fields }).filter(([, text]) => text !== null);
  return { part: courseActivity.id, uid, fields: /** @type {Record<string, string>} */ (Object.fromEntries(said)), media: {} };
}

/** @param {boolean} flag */
function courseMark(flag) {
  return flag ? "1" : "0";
}

/** Who they are and how far they came, in words: `Ana, 3 aulas vistas`. */
function courseSent() {
  return Object.values(courses.kept.learners)
    .map(({ name, views }) => say("course.sent", { name, count: views.filter(({ seen }) => seen).length })).join("; ");
}
