/**
 * What notices need of the courses: all but texts and films, which take a slow phone a second to unpack. It is worked out once for
 * each page that is made, and kept.
 *
 * @returns {Promise<CourseData | undefined>} nothing where a file was cut off on its way.
 */
async function courseOutline() {
  const name = `${keptName(courseActivity)} outline`;
  const found = await kept.value(name);
  if (found?.made === page.made) return found.data;
  /** @type {CourseData | undefined} */
  const data = await activities.data(courseActivity);
  if (data) void kept.put("values", name, { made: page.made, data: outlineOf(data) });
  return data;
}

/**
 * @param {CourseData} data
 * @returns {CourseData}
 */
function outlineOf({ courses }) {
  const plain = (/** @type {CourseLesson} */ lesson) => ({ ...lesson, text: [], film: null });
  return { courses: courses.map((course) => ({ ...course, tutorials: course.tutorials.map(plain), lessons: course.lessons.map(plain) })) };
}
