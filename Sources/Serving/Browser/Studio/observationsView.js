import { ask, part } from "./api.js";
import { confirmFirst, openDialog } from "./dialog.js";
import { edit } from "./editing.js";
import { button, element, labelledField } from "./elements.js";
import { attempt, tell } from "./notices.js";
import { say } from "./say.js";

/** A patient's observations, read and written. */
export class ObservationsView {
  /**
   * @param {Identity | null} patient
   * @param {() => Promise<void>} changed
   */
  constructor(patient, changed) {
    this.patient = patient;
    this.changed = changed;
    this.text = element("textarea", { rows: 3, maxlength: 4000 });
    this.list = element("div", {});
    const form = element(
      "form", { class: "noting" }, labelledField(say("observation.text"), this.text),
      element("button", { type: "submit", class: "main", text: say("keep") }));
    form.hidden = patient === null;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.note();
    });
    this.element = element(
      "section", {}, element("div", { class: "head" }, element("h1", { text: say("observations") })),
      element("p", { class: "told", text: patient === null ? say("observation.choose") : "" }), form, this.list);
  }

  get path() {
    return `patients/${part(this.patient ?? "")}/observations`;
  }

  /** @param {import("./news.js").News} news */
  async renew(news) {
    if (this.patient === null || !news.has(["observation", "tutor"])) return;
    /** @type {Observation[]} */
    const observations = await ask("GET", this.path);
    this.list.replaceChildren(...observations.map((one) => element(
      "article", {}, element("h2", { text: `${one.at.slice(0, 16)} · ${one.author ?? say("therapist")}` }), element("p", { text: one.text }),
      element("div", { class: "buttons" }, button(say("edit"), () => this.edit(one)), button(say("remove"), () => this.remove(one), { class: "danger" })))));
    if (observations.length === 0) this.list.append(element("p", { class: "none", text: say("observation.none") }));
  }

  async note() {
    if (this.text.value.trim() === "") return;
    await attempt(async () => {
      await ask("POST", this.path, { text: this.text.value });
      this.text.value = "";
      tell(say("observation.done"));
      await this.changed();
    });
  }

  /** @param {Observation} observation */
  edit(observation) {
    const text = element("textarea", { rows: 5, maxlength: 4000 });
    text.value = observation.text;
    const at = element("input", { type: "datetime-local", value: observation.at.slice(0, 16).replace(" ", "T") });
    openDialog(say("observation.edit"), [labelledField(say("observation.text"), text), labelledField(say("field.at"), at)], {
      done: say("keep"),
      act: () => attempt(async () => {
        const isOther = at.value !== "" && at.value !== observation.at.slice(0, 16).replace(" ", "T");
        const when = isOther ? { at: at.value.replace("T", " ") } : {};
        await edit(`observations/${part(observation.uid)}`, { text: text.value, ...when }, observation);
        await this.changed();
      }),
    });
  }

  /** @param {Observation} observation */
  remove(observation) {
    confirmFirst(say("observation.remove.question"), say("remove"), () => attempt(async () => {
      await ask("DELETE", `observations/${part(observation.uid)}`);
      await this.changed();
    }));
  }
}
