/** The ways from this page to others of the server: a carer's among the patient's plans, and back to the page of who isn't the patient. */
const ways = {
  /** Who has opened the page, and from where; both empty on a patient's device. */
  from: (localStorage.getItem("tagarela way") ?? "").split(" "),

  get back() {
    return this.from[1] ?? "";
  },

  /** A therapist tries out what the patient uses: that isn't the patient's history. */
  get isTrial() {
    return this.from[0] === "therapist";
  },

  open() {
    if (this.back) stage.ahead.push(element("a", { class: "way-back", href: this.back, text: say("serving.back") }));
    // The first picture is there already.
    stage.place.prepend(...stage.ahead);
    corner.others.push({ name: "serving.plans", does: () => location.assign(this.isTrial ? this.back : "/plans") });
  },
};
ways.open();
