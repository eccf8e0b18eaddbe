/**
 * What a learner wants to do, open tasks first; a touch ticks one and takes that back.
 *
 * @param {Course} course
 * @returns {CourseScreen}
 */
function tasksScreen(course) {
  return {
    title: say("course.tasks"),
    draw() {
      const tasks = courses.book(course)?.tasks ?? [];
      const done = tasks.filter(({ todo }) => todo?.done), open = tasks.filter((task) => !done.includes(task));
      const add = element("button", { type: "button", class: "course-row course-add choice-card", "data-key": "add" },
        lineDrawing(courseIcons.plus, "plus"), element("span", { class: "course-words", text: say("course.task.new") }));
      return [
        ...(open.length > 0 ? [taskRows(course, open)] : [element("p", { class: "course-nothing", text: say("course.task.none") })]),
        element("div", { class: "together" }, deed(add, () => addTask(course))),
        ...(done.length > 0 ? [element("h4", { class: "course-part", text: say("course.task.done") }), taskRows(course, done)] : []),
      ];
    },
  };
}

/**
 * @param {Course} course
 * @param {ListedTask[]} tasks
 */
function taskRows(course, tasks) {
  return courseRows(...tasks.map(({ uid, task, text, todo }) => {
    const isDone = Boolean(todo?.done);
    const box = element("span", { class: "course-box", "aria-hidden": "true" });
    if (isDone) box.append(lineDrawing(courseIcons.check, "check"));
    const button = element("button", {
      type: "button", class: "course-row course-task choice-card", "data-key": uid, role: "checkbox", "aria-checked": String(isDone),
    }, box, element("span", { class: "course-words", dir: "auto", text }));
    return deed(button, () => {
      const book = courses.book(course);
      if (!book) return;
      const at = book.now;
      courses.change(book, courseDeeds.noted({ uid, task, text, added: todo?.added ?? at, done: isDone ? null : at, changed: at }));
    });
  }));
}

/** @param {Course} course to whose tasks one of the learner's own is added. */
function addTask(course) {
  const field = element("textarea", { id: "course-task", rows: 3, maxlength: 500, "aria-required": "true", "aria-describedby": "course-task-wrong" });
  const form = element("form", { class: "course-form" },
    element("div", { class: "course-field" },
      element("label", { for: "course-task", text: say("course.task.new") }), field, wrongPlace("course-task")),
    element("button", { type: "submit", class: "button main", text: say("course.task.add") }));
  const sheet = dialog(say("course.tasks"), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const book = courses.book(course), text = courseRules.tidy(field.value);
    const isSaid = courseRules.isSaid(text), told = form.querySelector(".wrong");
    field.setAttribute("aria-invalid", String(!isSaid));
    if (told) told.textContent = isSaid ? "" : say("course.empty");
    if (!isSaid || !book) return field.focus();
    sheet.close();
    courses.change(book, courseDeeds.noted({ uid: newUID(), task: null, text, added: book.now, done: null, changed: book.now }));
  });
  focusField(field);
}
