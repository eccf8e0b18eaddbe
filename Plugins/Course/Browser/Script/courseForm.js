/** The registration as a form, over the sheet: it is written by hands. */
class CourseForm {
  /** Fields that are typed, in the order in which they are asked. */
  static typed = /** @type {const} */ ([
    { key: "name", text: "course.name", type: "text", autocomplete: "name", maxlength: 200 },
    { key: "profession", text: "course.profession", type: "text", autocomplete: "organization-title", maxlength: 200 },
    { key: "organisation", text: "course.organisation", type: "text", autocomplete: "organization", maxlength: 200 },
    { key: "born", text: "course.born", type: "date", autocomplete: "bday" },
    {
      key: "email", text: "course.email", type: "text", inputmode: "email", autocomplete: "email", autocapitalize: "off",
      spellcheck: "false", maxlength: 320,
    },
    { key: "hour", text: "course.hour", type: "time" },
  ]);

  /**
   * @param {string} title
   * @param {Partial<CourseRegistration>} said what it begins with.
   * @param {(said: CourseRegistration) => void} save
   * @param {(said: Partial<CourseRegistration>) => void} [typed] told of each change, so that nothing is lost.
   */
  constructor(title, said, save, typed) {
    this.save = save;
    /** @type {Map<keyof CourseRegistration, HTMLElement>} */
    this.places = new Map();
    this.notices = element("input", { type: "checkbox", id: "course-notices", checked: said.notices !== false });
    /** @type {HTMLElement[]} */
    const fields = CourseForm.typed.map((field) => this.typedField(field, said));
    fields.splice(4, 0, this.sexField(said.sex));
    this.form = element("form", { class: "course-form", novalidate: true }, ...fields,
      element("label", { class: "course-notices", for: "course-notices" }, this.notices, element("span", { text: say("course.notices") })),
      element("button", { type: "submit", class: "button main", text: say("course.register.save") }));
    this.form.addEventListener("input", () => typed?.(this.said));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.sheet = dialog(title, this.form);
    const first = this.form.querySelector("input");
    if (first) focusField(first);
  }

  /**
   * @param {typeof CourseForm.typed[number]} field
   * @param {Partial<CourseRegistration>} said
   */
  typedField({ key, text, ...attributes }, said) {
    const id = `course-${key}`;
    const input = element("input", {
      id, ...attributes, "aria-required": "true", "aria-describedby": `${id}-wrong`,
      ...(key === "born" ? { max: dayOf(new Date()) } : {}),
    });
    input.value = said[key] ?? "";
    const place = element("div", { class: "course-field" },
      element("label", { for: id, text: say(text) }), input, wrongPlace(id));
    return this.checked(key, place);
  }

  /** @param {string | undefined} chosen */
  sexField(chosen) {
    const names = { female: "course.sex.female", male: "course.sex.male", other: "course.sex.other" };
    const choices = Object.entries(names).map(([sex, name]) => element("label", { class: "course-choice" },
      element("input", { type: "radio", name: "course-sex", value: sex, checked: sex === chosen, "aria-describedby": "course-sex-wrong" }),
      element("span", { text: say(name) })));
    return this.checked("sex", element("fieldset", { class: "course-field" }, element("legend", { text: say("course.sex") }),
      element("div", { class: "course-choices" }, ...choices), wrongPlace("course-sex")));
  }

  /**
   * Checks a field when it is left.
   *
   * @param {keyof CourseRegistration} key
   * @param {HTMLElement} place
   */
  checked(key, place) {
    this.places.set(key, place);
    place.addEventListener("focusout", (event) => {
      if (!(event.relatedTarget instanceof Node && place.contains(event.relatedTarget))) this.check(key);
    });
    place.addEventListener("change", () => this.check(key));
    return place;
  }

  /** @returns {CourseRegistration} */
  get said() {
    const texts = Object.fromEntries([...this.places.keys()].map((key) => [key, this.text(key)]));
    return /** @type {any} */ ({ ...texts, notices: this.notices.checked });
  }

  /** @param {keyof CourseRegistration} key */
  text(key) {
    const place = this.places.get(key);
    const input = place?.querySelector(key === "sex" ? "input:checked" : "input");
    return input instanceof HTMLInputElement ? courseRules.tidy(input.value) : "";
  }

  /**
   * Says beside a field what is wrong with it.
   *
   * @param {keyof CourseRegistration} key
   * @returns {boolean} whether nothing is.
   */
  check(key) {
    const place = this.places.get(key), input = place?.querySelector("input");
    if (!place || !input) return true;
    // A date that was typed in part is none, and no empty field either.
    const flaw = key === "born" && input.validity.badInput ? say("course.born.wrong") : courseRules.flaw(key, this.text(key));
    const told = place.querySelector(".wrong");
    if (told && told.textContent !== flaw) told.textContent = flaw;
    for (const one of place.querySelectorAll("input")) one.setAttribute("aria-invalid", String(flaw !== ""));
    return flaw === "";
  }

  submit() {
    const wrong = [...this.places.keys()].filter((key) => !this.check(key));
    if (wrong.length > 0) {
      const places = [...this.form.querySelectorAll("[aria-invalid='true']")];
      if (places[0] instanceof HTMLElement) places[0].focus();
      return;
    }
    const { said } = this;
    this.sheet.close();
    this.save(said);
  }
}

/** @param {string} id of the field. */
function wrongPlace(id) {
  return element("p", { class: "wrong", id: `${id}-wrong`, role: "alert" });
}

/**
 * Registers somebody. What was typed is kept until it is saved, also where the device closes the page meanwhile.
 *
 * @param {Course} course
 */
async function registerForCourse(course) {
  const name = `${keptName(courseActivity)} draft ${course.uid}`;
  const found = await kept.value(name);
  const save = (/** @type {CourseRegistration} */ said) => {
    courses.register(course, newLearner(said));
    void kept.remove(name);
    courses.look();
  };
  new CourseForm(say("course.register"), found && typeof found === "object" ? found : {}, save, (said) => void kept.put("values", name, said));
}

/** @param {CourseBook} book whose learner says something else of themselves. */
function changeRegistration({ course, learner }) {
  const { hour } = learner.hours[learner.hours.length - 1];
  new CourseForm(say("course.change"), { ...learner, hour }, (said) => {
    const book = courses.book(course);
    if (book) courses.change(book, courseDeeds.edited(said, book.now));
    courses.look();
  });
}
