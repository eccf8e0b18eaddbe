/**
 * What modules show beside the boards: a timer, a week. Each has a button on the stage, a sheet that covers the board, and
 * a small form above the board, which stays while something goes on. The page's own script knows none of them.
 */
const activities = {
  /**
   * Those of which the page has data.
   *
   * @type {Activity[]}
   */
  all: [],
  /**
   * The one that covers the board.
   *
   * @type {Activity | undefined}
   */
  shown: undefined,
  sheet: element("section", { class: "activity", "aria-labelledby": "activity-title", hidden: true }),
  /** Small forms. */
  lines: element("div", { class: "lines together" }),

  /**
   * The buttons that open them.
   *
   * @type {Map<Activity, HTMLButtonElement>}
   */
  buttons: new Map(),

  /**
   * What was read.
   *
   * @type {Map<string, any>}
   */
  known: new Map(),

  /** Whether the page has nothing else than one of them: then it begins with that, and there is no board to go back to. */
  get isAlone() {
    return this.all.length === 1 && page.boards.every(({ cells }) => cells.length === 0);
  },

  /**
   * What the therapist sent for it.
   *
   * @param {Pick<Activity, "id">} activity
   * @returns {Promise<any>} undefined where a file was cut off on its way, and where the browser can't unpack it.
   */
  async data({ id }) {
    const text = this.known.has(id) ? "" : await inflated((await later.of("activities"))[id] ?? "");
    if (text) this.known.set(id, JSON.parse(text));
    return this.known.get(id);
  },

  /** @param {Activity} activity */
  async open(activity) {
    if (moving.isOn) moving.toggle();
    const data = await this.data(activity);
    if (data === undefined) return hint.show(say("activity.missing"));
    this.shown?.close?.();
    this.shown = activity;
    const title = element("h2", { id: "activity-title", tabindex: -1, text: say(activity.title) });
    const close = this.isAlone ? stage.corner : deed(iconButton("close", say("close"), "close"), () => this.close());
    const content = element("div", { class: `activity-content scrolls ${activity.id}` });
    this.sheet.replaceChildren(element("div", { class: "activity-head together" }, title, close), content);
    this.cover(true);
    activity.open(content, data);
    title.focus();
    scanning.restart();
  },

  /** Shows the board again. */
  close() {
    const { shown } = this;
    this.shown = undefined;
    shown?.close?.();
    this.sheet.replaceChildren();
    this.cover(false);
    if (shown) this.buttons.get(shown)?.focus();
    this.changed();
  },

  /** @param {boolean} isCovered whether the board is out of sight. */
  cover(isCovered) {
    acting.chosen = undefined;
    this.sheet.hidden = !isCovered;
    stage.place.classList.toggle("covered", isCovered);
  },

  /** A step back: within the sheet where it has one, else out of it. */
  back() {
    if (!this.shown?.back?.() && !this.isAlone) this.close();
  },

  /** What is lit together where one covers the board: its buttons, then the way out, then the small forms. */
  get groups() {
    const [head, content] = this.sheet.children;
    return [...content.querySelectorAll(".together"), head, this.lines];
  },

  /** Buttons of the sheet or of small forms are others: scanning begins anew, and the focus doesn't get lost. */
  changed() {
    stage.place.classList.toggle("lined", this.lines.querySelector("button:not([hidden])") !== null);
    if (!this.shown) boardView.watchRoom();
    else if (document.activeElement === document.body) this.sheet.querySelector("h2")?.focus();
    scanning.restart();
  },
};

/**
 * Makes an activity known, by its module's script; one of which the page has no data isn't there.
 *
 * @param {Activity} added
 */
function activity(added) {
  if (!page.activities?.includes(added.id)) return;
  const button = iconLike(lineDrawing(added.icon, added.id), say(added.title));
  activities.all.push(added);
  activities.buttons.set(added, deed(button, () => void activities.open(added)));
  if (added.line) activities.lines.append(added.line);
  kept.glanced.push(keptName(added));
  added.recall(kept.glance(keptName(added)));
}

/**
 * Under which name it is kept what an activity keeps.
 *
 * @param {Pick<Activity, "id">} activity
 */
function keptName({ id }) {
  return `activity ${id}`;
}

/**
 * Changes what an activity keeps: at once for this page, and on the disk as it stands there, for another tab may have
 * changed it since. What comes of both is taken up by `recall`.
 *
 * @param {Pick<Activity, "id" | "recall">} known
 * @param {any} value what it has, and would keep.
 * @param {(found: any) => any} change of what was kept, undefined where nothing was. It runs more than once.
 */
async function changeKept(known, value, change) {
  const changed = change(value);
  known.recall(changed);
  const count = (changesOf.get(known.id) ?? 0) + 1;
  changesOf.set(known.id, count);
  const both = await kept.change(keptName(known), change);
  const isLast = changesOf.get(known.id) === count;
  if (isLast && JSON.stringify(both) !== JSON.stringify(changed)) known.recall(both);
}

/**
 * How often activities changed what they keep: what comes of a change is taken up when no later one is on its way.
 *
 * @type {Map<string, number>}
 */
const changesOf = new Map();

/** Takes up what activities kept when the page was open before, where the copy isn't as it was kept. */
async function recallActivities() {
  for (const known of activities.all) {
    const found = await kept.value(keptName(known));
    if (found === undefined || JSON.stringify(found) === JSON.stringify(kept.glance(keptName(known)))) continue;
    kept.copy(keptName(known), found);
    known.recall(found);
  }
}

/**
 * What activities send along with the observations, with the names of those that send something, and what it is in words. A file that nobody could
 * read does not come about: of media there are so many signs at most, and what has no room is counted (`left`).
 *
 * @param {number} [most]
 */
async function sentAlong(most = 48_000_000) {
  const along = [], items = [];
  let left = 0;
  for (const known of activities.all) {
    const before = items.length;
    for await (const item of await known.items?.() ?? []) {
      const size = Object.values(item.media).reduce((sum, medium) => sum + medium.length, 0);
      if (size > most) {
        left += 1;
        continue;
      }
      most -= size;
      items.push(item);
    }
    const sent = items.length - before;
    if (sent > 0) along.push({ name: say(known.title), text: known.sent?.() ?? String(sent) });
  }
  const set = settingItems();
  if (set.length > 0) along.push({ name: say("settings.name"), text: String(Object.keys(set[0].fields).length) });
  items.push(...set);
  return { along, items, left };
}

/**
 * What was done on a day, as the activities know it; identities begin with the activity's, as those of what is gathered at the prompt.
 *
 * @param {string} day as `2026-11-23`.
 * @returns {Promise<Done[]>} in order of time.
 */
async function doneOn(day) {
  const all = await Promise.all(activities.all.map(async (known) => {
    const data = known.done && await activities.data(known);
    const done = data === undefined ? [] : await known.done?.(day, data) ?? [];
    return done.map((one) => ({ ...one, uid: `${known.id} ${one.uid}` }));
  }));
  return all.flat().sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/** What the way back of a device and of a controller do. */
function stepBack() {
  if (activities.shown) activities.back();
  else walk.back();
}
