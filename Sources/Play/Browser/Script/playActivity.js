/**
 * Games beside the boards: of a page each module has its own, and all share this.
 *
 * @param {Pick<Activity, "id" | "title" | "icon">} named
 * @returns {Activity}
 */
function playActivity({ id, title, icon }) {
  const ledger = new PlayLedger(id);
  /** @type {HTMLElement | undefined} */
  let place;
  /** @type {PlayShelf} */
  let shelf;
  /** @type {PlayScreen | undefined} */
  let screen;

  const leave = () => {
    screen?.close();
    screen = undefined;
    voice.stop();
  };
  const showAll = () => {
    leave();
    place?.classList.add("scrolls");
    place?.replaceChildren(...playMenu(shelf, ledger, begin));
    place?.scrollTo(0, 0);
    activities.changed();
  };
  const begin = (/** @type {PlayGame} */ game, /** @type {PlayForm} */ form) => {
    leave();
    if (game.items.length === 0) return;
    screen = new PlayScreen(shelf, game, form, ledger, { leave: showAll, again: () => begin(game, form) });
    place?.classList.remove("scrolls");
    place?.replaceChildren(screen.place);
    screen.begin();
    activities.changed();
  };

  return {
    id, title, icon,
    recall: (found) => ledger.recall(found),
    open(content, data) {
      place = content;
      place.classList.add("play");
      shelf = data;
      void ledger.settle(shelf.received ?? []);
      showAll();
    },
    close() {
      leave();
      place = undefined;
    },
    back() {
      if (!screen) return false;
      if (!screen.back()) showAll();
      return true;
    },
    done: (day, data) => ledger.doneOn(day, data),
    items: () => ledger.items(),
    sent: () => ledger.counted,
  };
}
