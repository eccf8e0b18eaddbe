/** A figure that shows a time: what lies between two of its frames is worked out. */
class TimerFigureView {
  /** @param {TimerFigure} figure */
  constructor(figure) {
    this.frames = figure.frames;
    this.place = element("div", { class: "timer-figure", "aria-hidden": "true" });
    this.seen = "";
  }

  /** @param {number} done 0 to 1 */
  show(done) {
    const content = this.content(done);
    if (content === this.seen) return;
    this.seen = content;
    this.place.replaceChildren(pictureElement(content));
  }

  /** @param {number} done */
  content(done) {
    const place = Math.min(Math.max(done, 0), 1) * (this.frames.length - 1);
    const index = Math.min(Math.floor(place), this.frames.length - 2);
    if (index < 0) return this.frames[0];
    return mixed(this.frames[index], this.frames[index + 1], place - index);
  }
}

/** Numbers; colours are none. */
const drawnNumber = /(#[\da-f]{3,8}|-?\d*\.?\d+)/i;

/**
 * A drawing between two others that differ only in their numbers; where more is different the nearer one.
 *
 * @param {string} from
 * @param {string} to
 * @param {number} share 0 for the first, 1 for the second.
 */
function mixed(from, to, share) {
  const nearer = share < 0.5 ? from : to;
  if (share === 0 || !from.startsWith("<") || from === to) return nearer;
  const one = from.split(drawnNumber), other = to.split(drawnNumber);
  if (one.length !== other.length) return nearer;
  let text = "";
  for (const [i, part] of one.entries()) {
    if (part === other[i]) text += part;
    else if (i % 2 === 0 || part.startsWith("#") || other[i].startsWith("#")) return nearer;
    else text += (Number(part) + (Number(other[i]) - Number(part)) * share).toFixed(2);
  }
  return text;
}
