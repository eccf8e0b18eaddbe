/** Says how much of what was done here the clinic doesn't have: a number in a corner, once that has lasted for some time. */
const waitingSign = {
  place: element("p", { class: "waiting", role: "img", hidden: true }),
  counts: { waiting: 0, refused: 0 },
  timer: 0,

  /** @param {{ waiting: number, refused: number }} counts */
  show(counts) {
    this.counts = counts;
    if (!this.place.hidden || counts.waiting + counts.refused === 0) this.draw();
    else this.timer ||= setTimeout(() => this.draw(), 2000);
  },

  draw() {
    clearTimeout(this.timer);
    this.timer = 0;
    const { waiting, refused } = this.counts;
    const told = [];
    if (waiting > 0) told.push(say("serving.waiting", { count: waiting }));
    if (refused > 0) told.push(say("serving.refused", { count: refused }));
    this.place.textContent = String(waiting + refused);
    this.place.title = told.join(" ");
    this.place.setAttribute("aria-label", told.join(" "));
    this.place.classList.toggle("refused", refused > 0);
    this.place.hidden = told.length === 0;
  },
};
document.body.append(waitingSign.place);
