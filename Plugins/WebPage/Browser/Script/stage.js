/** All that the patient sees: the strip with its buttons, the board, and below it what is always within reach. */
const stage = {
  place: element("main", { class: "stage" }),
  title: element("h1", { class: "unseen" }),
  /**
   * Groups of buttons beside the board, in the order in which they are scanned.
   *
   * @type {HTMLElement[]}
   */
  groups: [],
  /**
   * What stands before all else.
   *
   * @type {HTMLElement[]}
   */
  ahead: [],
  /** `2/3` */
  leaves: element("span", { class: "leaves" }),
  back: deed(iconButton("back", say("back")), () => walk.back()),
  home: deed(iconButton("home", say("home")), () => walk.home()),
  turning: element("div", { class: "turning" }),
  corner: carersButton(iconButton("lock", say("corner"), "corner-button"), say("corner.question"), say("corner.open"),
    () => corner.show()),

  /** Puts everything where the settings want it. */
  draw() {
    const tools = stripTools();
    const ways = element("div", { class: "ways" }, this.home, this.back);
    const bar = element("div", { class: "bar" }, ...(page.boards.length > 1 ? [ways] : []));
    if (settings.strip) bar.append(stripView.list, tools);
    bar.hidden = bar.childElementCount === 0;
    this.turning.replaceChildren(
      deed(iconButton(document.dir === "rtl" ? "next" : "previous", say("page.previous")), () => walk.turn(-1)),
      this.leaves,
      deed(iconButton(document.dir === "rtl" ? "previous" : "next", say("page.next")), () => walk.turn(1)));
    const quick = element("div", { class: "quick" }, ...settings.quick.map(quickButton));
    const reach = reachTools();
    if (!activities.isAlone) reach.append(this.corner);
    const foot = element("div", { class: "foot" }, this.turning, quick, reach);
    this.groups = [tools, stripView.below, ways, this.turning, quick, reach, activities.lines];
    this.place.classList.toggle("modelling", modelling.isOn);
    this.place.classList.toggle("moving", moving.isOn);
    this.place.replaceChildren(...this.ahead, this.title, activities.lines, bar);
    if (settings.strip) this.place.append(stripView.below);
    this.place.append(boardView.place, foot, activities.sheet, stripView.live, hint.place, shownWord.place);
    if (modelling.isOn) {
      this.place.prepend(stateLine("modelling", sheetButton(say("modelling.end"), () => modelling.toggle())));
    }
    if (moving.isOn) {
      const done = element("button", { type: "button", class: "button", text: say("moving.end") });
      this.place.prepend(stateLine("moving", deed(done, () => moving.toggle())));
    }
  },
};

/** What is done with the whole strip. */
function stripTools() {
  return element("div", { class: "tools" },
    deed(captionedButton("backspace", say("strip.backspace"), say("strip.backspace.short")), () => strip.removeLast()),
    deed(captionedButton("clear", say("strip.clear"), say("strip.clear.short")), () => { voice.stop(); strip.clear(); }),
    deed(captionedButton("large", say("strip.large"), say("strip.large.short")), () => largeView.open()),
    deed(captionedButton("speak", say("strip.speak"), say("strip.speak"), "main"), () => strip.speak()));
}

/** What is within reach on every board. */
function reachTools() {
  const reach = element("div", { class: "reach" });
  if (settings.bell) reach.append(deed(iconButton("bell", say("bell"), "bell"), () => tones.bell()));
  for (const [{ id, isForHands }, button] of activities.buttons) if (isActivitySeen(id)) reach.append(isForHands ? forHands(button) : button);
  reach.append(forHands(deed(iconButton("find", say("find")), () => findView.open())));
  if (settings.moving) {
    const mover = forHands(deed(iconButton("grip", say("moving")), () => moving.toggle()));
    mover.setAttribute("aria-pressed", String(moving.isOn));
    reach.append(mover);
  }
  return reach;
}

/**
 * A button to what takes hands or a keyboard: while scanning it is passed over, and pressed long.
 *
 * @param {HTMLButtonElement} button
 */
function forHands(button) {
  if (scanning.isOn) button.dataset.hold = "1";
  else delete button.dataset.hold;
  return button;
}

/**
 * Says that the page is used otherwise than usual.
 *
 * @param {"modelling" | "moving"} state
 * @param {HTMLButtonElement} end the button that ends it.
 */
function stateLine(state, end) {
  return element("div", { class: "state", role: "status" }, element("p", { text: say(`${state}.on`) }), end);
}

/** @param {Phrase} phrase */
function quickButton(phrase) {
  const button = element("button", { type: "button", class: "phrase", "data-release": true });
  if (phrase.picture !== undefined) button.append(shownPicture(phrase.picture));
  button.append(element("span", { dir: "auto", text: phrase.label }));
  return deed(button, () => {
    if (!modelling.isOn) note(phrase.label);
    voice.sayNow([{ text: phrase.spoken || phrase.label, sound: phrase.sound }]);
  });
}

/** Shows the stage as it is set. */
function drawStage() {
  stage.draw();
  stripView.draw();
  cellsChanged();
}

/** Shows other cells of the board, or the same in another way. */
function cellsChanged() {
  leafViews.forget();
  boardChanged();
}

/** Shows another board, or another of its pages. */
function boardChanged() {
  const { board, path, leaf } = walk;
  const begin = performance.now();
  stage.title.textContent = board.name;
  // Browsers keep titles in the open.
  if (!lock) document.title = board.name;
  stage.back.disabled = path.length < 2;
  stage.home.disabled = path.length < 2;
  stage.turning.hidden = board.pages < 2;
  stage.leaves.textContent = `${leaf + 1}/${board.pages}`;
  acting.chosen = undefined;
  boardView.draw();
  scanning.restart();
  void shown().then(() => {
    window.tagarela.readyAfter ||= performance.now();
    window.tagarela.boardAfter = performance.now() - begin;
    boardView.watchRoom();
    leafViews.fill();
  });
}

/** Shows what is in the strip, and what may come next. */
function stripChanged() {
  stripView.draw();
  boardView.offer();
}
