/** The ways from this page to others of the server: a carer's among the patient's plans, and back to the page of who isn't the patient. */
const ways = {
  /** Where a tutor's or a therapist's plans are opened from; nothing on a patient's device. */
  back: localStorage.getItem("tagarela way"),

  open() {
    if (this.back) stage.ahead.push(element("a", { class: "way-back", href: this.back, text: say("serving.back") }));
    // The first picture is there already.
    stage.place.prepend(...stage.ahead);
    corner.others.push({ name: "serving.plans", does: () => location.assign("/plans") });
  },
};
ways.open();
