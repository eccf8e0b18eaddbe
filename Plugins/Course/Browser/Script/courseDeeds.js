/** What a learner does, as changes of what is known of them: each may be made twice, and of what another tab has made of it. */
const courseDeeds = {
  /**
   * Of a lesson that was opened before the first time counts.
   *
   * @param {string} lesson
   * @param {string} at
   */
  opened(lesson, at) {
    return changedView({ lesson, opened: at, seen: null, inTime: false, rating: null, rated: null });
  },

  /**
   * @param {string} lesson
   * @param {string} at
   * @param {boolean} inTime
   */
  seen(lesson, at, inTime) {
    return changedView({ lesson, opened: at, seen: at, inTime, rating: null, rated: null });
  },

  /**
   * @param {CourseView} view of a lesson that was seen in time.
   * @param {number} rating
   * @param {string} at
   */
  rated(view, rating, at) {
    return (/** @type {CourseLearner} */ learner) => ({
      ...learner, views: mergedLists(learner.views, [view], ({ lesson }) => lesson, (one) => ({ ...one, rating, rated: at })),
    });
  },

  /** @param {CourseAnswer} answer */
  answered(answer) {
    return (/** @type {CourseLearner} */ learner) => ({
      ...learner, answers: mergedLists(learner.answers, [answer], ({ uid }) => uid, (one) => one),
    });
  },

  /** @param {CourseTodo} todo */
  noted(todo) {
    return (/** @type {CourseLearner} */ learner) => ({
      ...learner, todos: mergedLists(learner.todos, [todo], ({ uid }) => uid, (_, other) => other),
    });
  },

  /**
   * What they say of themselves, said anew.
   *
   * @param {CourseRegistration} said
   * @param {string} at
   */
  edited({ hour, ...fields }, at) {
    return (/** @type {CourseLearner} */ learner) => {
      const changed = { ...learner, ...fields, changed: { ...learner.changed } };
      const last = learner.hours[learner.hours.length - 1];
      if (last.hour !== hour) changed.hours = [...learner.hours, { since: latestOf([at, last.since]), hour }];
      for (const field of learnerFields) if (changed[field] !== learner[field]) changed.changed[field] = at;
      return changed;
    };
  },
};

/** @param {CourseView} view */
function changedView(view) {
  return (/** @type {CourseLearner} */ learner) => (
    { ...learner, views: mergedLists(learner.views, [view], ({ lesson }) => lesson, mergedView) });
}

/**
 * Who registers now.
 *
 * @param {CourseRegistration} said
 * @returns {CourseLearner}
 */
function newLearner({ hour, ...fields }) {
  return { uid: newUID(), ...fields, hours: [{ since: moment(), hour }], changed: {}, views: [], answers: [], todos: [] };
}
