import { ask, part } from "./api.js";
import { patientName } from "./choices.js";
import { confirmFirst, openDialog } from "./dialog.js";
import { edit } from "./editing.js";
import { button, choiceField, element, labelledField } from "./elements.js";
import { attempt } from "./notices.js";
import { PlanContent } from "./planContent.js";
import { say } from "./say.js";

/** The plans of a patient, or of all. */
export class PlansView {
  /**
   * @param {Identity | null} patient
   * @param {{ openBoard: (uid: Identity) => void, changed: () => Promise<void> }} deeds
   */
  constructor(patient, { openBoard, changed }) {
    this.patient = patient;
    this.openBoard = openBoard;
    this.changed = changed;
    /** @type {Plan[]} */
    this.plans = [];
    /** @type {BoardHead[]} */
    this.boards = [];
    this.list = element("ul", { class: "cards" });
    this.make = button(say("plan.new"), () => this.edit(null), { class: "main" });
    this.element = element(
      "section", {}, element("div", { class: "head" }, element("h1", { text: say("plans") }), this.make),
      element("p", { class: "told", text: patient === null ? say("plan.choose") : "" }), this.list);
    this.make.hidden = patient === null;
  }

  /** @param {import("./news.js").News} news */
  async renew(news) {
    const of = this.patient === null ? "" : `?patient=${part(this.patient)}`;
    const [plans, boards] = await Promise.all([
      news.has(["plan", "tutor", "patient"]) ? ask("GET", `plans${of}`) : this.plans,
      news.has(["board"]) ? ask("GET", `boards${of}`) : this.boards,
    ]);
    Object.assign(this, { plans, boards });
    this.list.replaceChildren(...this.plans.map((plan) => element("li", { class: "card" }, ...this.card(plan))));
    if (this.plans.length === 0) this.list.append(element("li", { class: "none", text: say("plan.none") }));
  }

  /** @param {Plan} plan */
  card(plan) {
    const board = this.boards.find(({ uid }) => uid === plan.board);
    const facts = [this.patient === null ? patientName(plan.patient) : "", plan.start ?? "", board?.name ?? ""].filter((text) => text !== "");
    const opening = button(say("plan.board"), () => { if (plan.board !== null) this.openBoard(plan.board); }, { class: "quiet" });
    opening.hidden = plan.board === null;
    return [
      element("h2", { text: plan.name }), element("small", { text: facts.join(" · ") }), element("p", { text: plan.description }),
      element("div", { class: "buttons" }, opening, button(say("edit"), () => this.edit(plan)), button(say("remove"), () => this.remove(plan), { class: "danger" })),
    ];
  }

  /** @param {Plan | null} plan null for a new one. */
  async edit(plan) {
    const patient = plan?.patient ?? this.patient;
    /** @type {Tutor[]} */
    let tutors = [];
    if (plan === null && patient !== null) {
      if (!(await attempt(async () => { tutors = await ask("GET", `patients/${part(patient)}/tutors`); }))) return;
    }
    const name = element("input", { maxlength: 200, value: plan?.name ?? "", autocomplete: "off" });
    const description = element("textarea", { rows: 3, maxlength: 4000 });
    description.value = plan?.description ?? "";
    const start = element("input", { type: "date", value: plan?.start ?? "" });
    const tutor = choiceField(tutors.map((one) => [one.uid, one.name]), tutors[0]?.uid);
    const shown = new PlanContent(this.boards, patient);
    openDialog(say(plan === null ? "plan.new" : "plan.edit"), [
      labelledField(say("field.name"), name), labelledField(say("field.description"), description),
      labelledField(say("field.start"), start),
      ...(plan === null ? [labelledField(say("field.tutor"), tutor), shown.element] : []),
    ], {
      done: say("keep"),
      act: () => attempt(async () => {
        const day = start.value === "" ? {} : { start: start.value };
        if (plan === null) {
          await ask("POST", "plans", { name: name.value, description: description.value, tutor: tutor.value, ...shown.chosen, ...day });
        } else {
          await edit(`plans/${part(plan.uid)}`, { name: name.value, description: description.value, ...day }, plan);
        }
        await this.changed();
      }),
    });
  }

  /** @param {Plan} plan */
  remove(plan) {
    confirmFirst(say("plan.remove.question", { name: plan.name }), say("remove"), () => attempt(async () => {
      await ask("DELETE", `plans/${part(plan.uid)}`);
      await this.changed();
    }));
  }
}
