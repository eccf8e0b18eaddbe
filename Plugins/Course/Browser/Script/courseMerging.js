/**
 * Of two versions of a learner what both together know: of what they say of themselves the later change of each field, of a rating
 * and a task the later one, of being seen the earlier.
 *
 * @param {CourseLearner} one
 * @param {CourseLearner} other
 * @returns {CourseLearner}
 */
function mergedLearner(one, other) {
  const merged = { ...one, changed: { ...one.changed } };
  for (const field of learnerFields) {
    if (fieldChanged(other, field) <= fieldChanged(one, field)) continue;
    Object.assign(merged, { [field]: other[field] });
    merged.changed[field] = fieldChanged(other, field);
  }
  merged.views = mergedLists(one.views, other.views, ({ lesson }) => lesson, mergedView);
  merged.answers = mergedLists(one.answers, other.answers, ({ uid }) => uid, (answer) => answer);
  merged.todos = mergedLists(one.todos, other.todos, ({ uid }) => uid, (first, second) => (second.changed > first.changed ? second : first));
  return merged;
}

/** What has a moment of its last change each. */
const learnerFields = /** @type {const} */ (["name", "profession", "born", "email", "sex", "organisation", "hours", "notices"]);

/**
 * @param {CourseLearner} learner
 * @param {string} field
 */
function fieldChanged(learner, field) {
  return learner.changed[field] ?? learner.hours[0].since;
}

/**
 * @param {CourseView} one
 * @param {CourseView} other
 * @returns {CourseView}
 */
function mergedView(one, other) {
  const { seen, inTime } = other.seen !== null && (one.seen === null || other.seen < one.seen) ? other : one;
  const { rating, rated } = (other.rated ?? "") > (one.rated ?? "") ? other : one;
  return { lesson: one.lesson, opened: other.opened < one.opened ? other.opened : one.opened, seen, inTime, rating, rated };
}

/**
 * @template T
 * @param {T[]} list
 * @param {T[]} others
 * @param {(one: T) => string} key
 * @param {(one: T, other: T) => T} both
 */
function mergedLists(list, others, key, both) {
  const found = new Map(list.map((one) => [key(one), one]));
  for (const other of others) {
    const one = found.get(key(other));
    found.set(key(other), one === undefined ? other : both(one, other));
  }
  return [...found.values()];
}
