/**
 * What this page understands of what another version of it may have kept.
 *
 * @param {any} found
 * @returns {CourseKept}
 */
function courseKept(found) {
  const learners = Object.values(found?.learners ?? {}).flatMap(keptLearner);
  const chosen = Object.entries(found?.chosen ?? {}).filter(([, uid]) => typeof uid === "string");
  return { learners: Object.fromEntries(learners.map((learner) => [learner.uid, learner])), chosen: Object.fromEntries(chosen) };
}

/**
 * @param {any} found
 * @returns {KeptLearner[]} one, or none.
 */
function keptLearner(found) {
  const texts = ["uid", "course", "name", "profession", "born", "email", "sex", "organisation"];
  const hours = listOf(found?.hours, ({ since, hour }) => isMoment(since) && courseRules.isHour(hour));
  if (!hasTexts(found, texts) || hours.length === 0) return [];
  return [{
    ...found, hours, notices: found.notices === true,
    changed: Object.fromEntries(Object.entries(found.changed ?? {}).filter(([, at]) => isMoment(at))),
    views: listOf(found.views, (view) => hasTexts(view, ["lesson"]) && isMoment(view.opened) && [view.seen, view.rated].every(isMomentOrNull)
      && (view.rating === null || [1, 2, 3, 4, 5].includes(view.rating))),
    answers: listOf(found.answers, (answer) => hasTexts(answer, ["uid", "statement"]) && isMoment(answer.at)
      && Number.isInteger(answer.round) && typeof answer.given === "boolean" && typeof answer.isRight === "boolean"),
    todos: listOf(found.todos, (todo) => hasTexts(todo, ["uid", "text"]) && (todo.task === null || typeof todo.task === "string")
      && [todo.added, todo.changed].every(isMoment) && isMomentOrNull(todo.done)),
  }];
}

/**
 * @param {any} found
 * @param {(one: any) => boolean} fits
 * @returns {any[]}
 */
function listOf(found, fits) {
  return Array.isArray(found) ? found.filter((one) => one && typeof one === "object" && fits(one)) : [];
}

/**
 * @param {any} found
 * @param {string[]} keys
 */
function hasTexts(found, keys) {
  return keys.every((key) => typeof found?.[key] === "string");
}

/** @param {unknown} found */
function isMoment(found) {
  return typeof found === "string" && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(found) && !Number.isNaN(Date.parse(`${found.replace(" ", "T")}Z`));
}

/** @param {unknown} found */
function isMomentOrNull(found) {
  return found === null || isMoment(found);
}
