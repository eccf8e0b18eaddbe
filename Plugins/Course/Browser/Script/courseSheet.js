/** The sheet of courses: one screen at a time, each of which leads back to the one before. */
const courseSheet = {
  /** @type {HTMLElement | undefined} */
  content: undefined,
  /**
   * The screen that is shown, behind those that led to it.
   *
   * @type {CourseScreen[]}
   */
  path: [],
  /**
   * What is to be done as soon as it is open.
   *
   * @type {(() => void) | undefined}
   */
  wish: undefined,

  /**
   * @param {HTMLElement} content
   * @param {CourseData} data
   */
  open(content, data) {
    const { wish } = this;
    this.wish = undefined;
    this.content = content;
    this.path = [];
    courses.read(data);
    this.go(data.courses.length === 1 ? startScreen(data.courses[0]) : coursesScreen());
    wish?.();
    courseLine.draw();
  },

  close() {
    this.content = undefined;
    this.path = [];
    courseLine.draw();
  },

  /** A step back, or false where there is none. */
  back() {
    if (this.path.length < 2) return false;
    this.path.pop();
    this.draw();
    this.begin();
    return true;
  },

  /** @param {CourseScreen} screen */
  go(screen) {
    this.path.push(screen);
    this.draw();
    this.begin();
  },

  /** Back to where a course begins, from where the next screen is shown. */
  home() {
    this.path.length = Math.min(this.path.length, courses.data.courses.length === 1 ? 1 : 2);
    this.draw();
    this.begin();
  },

  /** Shows a screen from its top, and lets screen readers and keys begin there. */
  begin() {
    this.content?.scrollTo(0, 0);
    this.content?.querySelector("h3")?.focus({ preventScroll: true });
  },

  draw() {
    const { content, path } = this, screen = path[path.length - 1];
    if (!content || !screen) return;
    const focused = document.activeElement;
    const key = focused instanceof HTMLElement && content.contains(focused) ? focused.dataset.key ?? "title" : undefined;
    const { scrollTop } = content;
    const title = element("h3", { tabindex: -1, dir: "auto", "data-key": "title", text: screen.title });
    const head = element("div", { class: "course-head together" }, title);
    if (path.length > 1) {
      const back = deed(iconButton(document.dir === "rtl" ? "next" : "back", say("back"), "course-back"), () => void this.back());
      back.dataset.key = "back";
      head.prepend(back);
    }
    head.hidden = screen.title === "" && path.length < 2;
    content.replaceChildren(head, ...screen.draw());
    content.scrollTop = scrollTop;
    if (key) this.focus(key);
    activities.changed();
  },

  /**
   * Gives the focus to what had it before, or to the title where that is gone.
   *
   * @param {string} key
   */
  focus(key) {
    const all = /** @type {HTMLElement[]} */ ([...this.content?.querySelectorAll("[data-key]") ?? []]);
    (all.find(({ dataset }) => dataset.key === key) ?? all[0])?.focus({ preventScroll: true });
  },
};
