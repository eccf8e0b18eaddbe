import { ask, part, Refusal } from "./api.js";
import { BoardList } from "./boardList.js";
import { BoardView } from "./boardView.js";
import { choices, renewChoices, renewOwn } from "./choices.js";
import { button, choiceField, element, labelledField } from "./elements.js";
import { attempt, notices, tellError } from "./notices.js";
import { ObservationsView } from "./observationsView.js";
import { PlansView } from "./plansView.js";
import { say } from "./say.js";
import { StepButtons } from "./steps.js";

/** The whole page: whom it is about, what is shown, and what was done last. */
class Studio {
  constructor() {
    this.steps = new StepButtons(() => this.renew());
    /** Until when all is known that is shown; empty before anything is. */
    this.version = "";
    this.patient = choiceField([]);
    this.showPatients();
    this.main = element("main", { id: "main" });
    this.tabs = new Map([["boards", () => this.openBoards()], ["plans", () => this.openPlans()], ["observations", () => this.openObservations()]]
      .map(([name, open]) => [String(name), button(say(String(name)), /** @type {() => void} */ (open))]));
    /** @type {View | null} */
    this.view = null;
    /** @type {View | null} what has been asked for all that it shows. */
    this.known = null;
    this.tab = "boards";
    this.patient.addEventListener("change", () => this.openTab());
    const frame = element(
      "header", {}, labelledField(say("patient"), this.patient), element("nav", { "aria-label": say("title") }, ...this.tabs.values()),
      this.steps.element);
    document.body.replaceChildren(frame, this.main, notices);
    this.isRenewing = false;
    this.isOld = false;
    this.again = 0;
  }

  /** Who there is by now; whoever is gone isn't the subject any more. */
  showPatients() {
    const { value } = this.patient;
    const all = [["", say("everybody")], ...choices.patients.map(({ uid, name }) => [uid, name])];
    const known = [...this.patient.options].map((option) => [option.value, option.text]);
    if (JSON.stringify(all) === JSON.stringify(known)) return;
    this.patient.replaceChildren(...all.map(([value, text]) => element("option", { value, text })));
    this.patient.value = all.some(([uid]) => uid === value) ? value : "";
    if (this.patient.value !== value) this.openTab();
  }

  /** @type {Identity | null} */
  get subject() {
    return this.patient.value === "" ? null : this.patient.value;
  }

  openTab() {
    if (this.tab === "plans") this.openPlans();
    else if (this.tab === "observations") this.openObservations();
    else this.openBoards();
  }

  openBoards() {
    this.show("boards", new BoardList(this.subject, (uid) => void this.openBoard(uid)));
  }

  openPlans() {
    this.show("plans", new PlansView(this.subject, { openBoard: (uid) => void this.openBoard(uid), changed: () => this.renew() }));
  }

  openObservations() {
    this.show("observations", new ObservationsView(this.subject, () => this.renew()));
  }

  /** @param {Identity} uid */
  async openBoard(uid) {
    await attempt(async () => {
      const board = await ask("GET", `boards/${part(uid)}`);
      const view = new BoardView(board, { leave: () => this.openBoards(), changed: () => void this.renew() });
      this.show("boards", view);
      view.title.focus();
    });
  }

  /**
   * @param {string} tab
   * @param {View} view
   */
  show(tab, view) {
    this.tab = tab;
    this.view = view;
    for (const [name, button] of this.tabs) button.setAttribute("aria-current", String(name === tab));
    this.main.replaceChildren(view.element);
    void this.renew();
  }

  /** Asks anew for what has changed of what is shown; what changes while that goes on is asked for once more. */
  async renew() {
    this.isOld = true;
    if (this.isRenewing) return;
    this.isRenewing = true;
    clearTimeout(this.again);
    try {
      while (this.isOld) {
        this.isOld = false;
        await this.learn();
      }
    } catch (error) {
      // Nobody may say again that something has changed.
      if (error instanceof Refusal && error.mayPass) this.again = setTimeout(() => void this.renew(), 5000);
      tellError(error);
    } finally {
      this.isRenewing = false;
    }
  }

  async learn() {
    const news = await this.steps.renew(this.version);
    if (news.has(["patient", "category"])) {
      await renewOwn();
      this.showPatients();
    }
    const { view } = this;
    await view?.renew(view === this.known ? news : news.all);
    this.known = view;
    this.version = news.version;
  }
}

await attempt(async () => {
  await renewChoices();
  const studio = new Studio();
  studio.openBoards();
  const changes = new EventSource("/events");
  changes.addEventListener("changed", () => void studio.renew());
  // After a time without the network others may have changed anything.
  changes.addEventListener("open", () => void studio.renew());
});
