/** A sheet that is drawn on. What was done is kept at once, and can be taken back and done again. */
class Whiteboard {
  /** Points that a drawing has at most: all of it must go into a file. */
  static mostPoints = 20_000;
  /** Steps that can be taken back. */
  static mostSteps = 100;

  /** @param {Drawing} drawing */
  constructor(drawing) {
    this.drawing = drawing;
    /** @type {Pick<Drawing, "strokes" | "background">[]} */
    this.past = [];
    /** @type {Pick<Drawing, "strokes" | "background">[]} */
    this.future = [];
    /** Told when another step was done or taken back. */
    this.onChange = () => {};
    /** CSS pixels of a unit. */
    this.scale = 1;
    /** @type {HTMLImageElement | undefined} */
    this.image = undefined;
    /**
     * Where the eraser is.
     *
     * @type {SheetPoint | undefined}
     */
    this.eraser = undefined;
    this.canvas = element("canvas", { role: "img" });
    this.paper = element("div", { class: "draw-paper" }, this.canvas);
    this.place = element("div", { class: "draw-place" }, this.paper);
    this.lines = new DrawnLines(this.canvas, {
      begin: (event) => this.begin(event),
      extend: (line, events) => this.extend(line, events),
      end: (line) => this.end(line),
      drop: () => this.paint(),
    });
    this.room = new ResizeObserver(() => this.fit());
    this.room.observe(this.place);
    void this.showBackground();
    this.name();
  }

  /** What is being drawn ends, for the sheet goes out of sight. */
  rest() {
    this.lines.release();
  }

  /** It isn't drawn on any more. */
  leave() {
    this.rest();
    this.room.disconnect();
  }

  /** Gives the sheet the room that there is; an empty one takes its shape. */
  fit() {
    const { clientWidth: width, clientHeight: height } = this.place;
    if (width === 0 || height === 0) return;
    const { drawing } = this;
    if (drawing.strokes.length === 0 && !drawing.background && this.past.length + this.future.length === 0) {
      const longer = Math.max(width, height);
      drawing.width = Math.round(width / longer * sheetLength);
      drawing.height = Math.round(height / longer * sheetLength);
    }
    this.scale = Math.min(width / drawing.width, height / drawing.height);
    const sharpness = Math.min(devicePixelRatio, 2);
    this.paper.style.width = `${drawing.width * this.scale}px`;
    this.paper.style.height = `${drawing.height * this.scale}px`;
    this.canvas.width = Math.round(drawing.width * this.scale * sharpness);
    this.canvas.height = Math.round(drawing.height * this.scale * sharpness);
    this.paint();
  }

  /** Whose units are the sheet's. */
  get context() {
    const context = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    context.setTransform(this.canvas.width / this.drawing.width, 0, 0, this.canvas.height / this.drawing.height, 0, 0);
    return context;
  }

  /** Paints it as it is, with what is being drawn. */
  paint() {
    const { context } = this;
    const strokes = [...this.lines.lines.values()].filter(({ isErasing, points }) => !isErasing && points.length > 0)
      .flatMap(({ points, colour }) => strokesOf(points, colour));
    paintSheet(context, { ...this.drawing, strokes: [...this.drawing.strokes, ...strokes] }, this.image);
    if (!this.eraser) return;
    context.strokeStyle = "#767c8a";
    context.lineWidth = 2 / this.scale;
    context.beginPath();
    context.arc(this.eraser[0], this.eraser[1], brush.radius, 0, 2 * Math.PI);
    context.stroke();
  }

  async showBackground() {
    const { background } = this.drawing;
    const image = await backgroundImage(this.drawing);
    if (background !== this.drawing.background) return;
    this.image = image;
    this.paint();
  }

  /** Says to who can't see it what it is. */
  name() {
    this.canvas.setAttribute("aria-label", say("draw.sheet", { lines: this.lineCount }));
  }

  /** How many lines there are, in words. */
  get lineCount() {
    return say("draw.count", { count: this.drawing.strokes.length });
  }

  /** @param {PointerEvent} event */
  begin(event) {
    const isErasing = brush.isEraser || event.button === 5;
    const count = this.drawing.strokes.reduce((sum, { points }) => sum + points.length, 0);
    if (!isErasing && count >= Whiteboard.mostPoints) return void hint.show(say("draw.full"));
    return { isErasing, hasErased: false, by: event.pointerType, colour: brush.colour, points: [] };
  }

  /**
   * @param {DrawnLine} line
   * @param {PointerEvent[]} events
   */
  extend(line, events) {
    for (const event of events) {
      const point = [...this.placeOf(event), brush.widthOf(event)];
      const last = line.points[line.points.length - 1];
      if (last && distance(last, point) < 3) continue;
      line.points.push(point);
      if (line.isErasing) this.erase(line, last ?? point, point);
      else this.paintEnd(line);
    }
    if (line.isErasing) this.paint();
  }

  /**
   * Where an event is on the sheet, or a little beside it.
   *
   * @param {PointerEvent} event
   */
  placeOf({ clientX, clientY }) {
    const { left, top } = this.canvas.getBoundingClientRect();
    const { width, height } = this.drawing;
    const within = (/** @type {number} */ value, /** @type {number} */ most) => Math.min(most, Math.max(-100, value));
    return [within((clientX - left) / this.scale, width + 100), within((clientY - top) / this.scale, height + 100)];
  }

  /**
   * Paints the last part of a line that is being drawn over what is there.
   *
   * @param {DrawnLine} line
   */
  paintEnd({ points, colour }) {
    const [before, bend, to] = points.slice(-3);
    const { context } = this;
    context.lineCap = "round";
    context.strokeStyle = colour;
    context.lineWidth = points[points.length - 1][2];
    context.stroke(new Path2D(strokePath(to ? [points.length > 3 ? middle(before, bend) : before, bend, to] : points)));
  }

  /**
   * @param {DrawnLine} line
   * @param {SheetPoint} from
   * @param {SheetPoint} to
   */
  erase(line, from, to) {
    const { strokes } = this.drawing;
    const rest = strokes.flatMap((stroke) => erased(stroke, from, to, brush.radius));
    if (rest.length !== strokes.length || rest.some((stroke, i) => stroke !== strokes[i])) {
      if (!line.hasErased) this.step();
      line.hasErased = true;
      this.drawing.strokes = rest;
    }
    this.eraser = to;
  }

  /** @param {DrawnLine} line */
  end({ isErasing, hasErased, points, colour }) {
    this.eraser = undefined;
    if (hasErased) this.changed();
    else if (isErasing) this.paint();
    else if (points.length > 0) this.add(strokesOf(points, colour));
  }

  /** @param {Stroke[]} strokes */
  add(strokes) {
    this.step();
    this.drawing.strokes = [...this.drawing.strokes, ...strokes];
    this.changed();
  }

  clear() {
    this.step();
    this.drawing.strokes = [];
    this.changed();
    stripView.live.textContent = this.lineCount;
  }

  /** @param {DrawingBackground | null} background what one draws over. */
  drawOver(background) {
    if (background === this.drawing.background) return;
    this.step();
    this.drawing.background = background;
    this.changed();
  }

  /** Begins a step that can be taken back. */
  step() {
    const { strokes, background } = this.drawing;
    this.past = [...this.past.slice(1 - Whiteboard.mostSteps), { strokes, background }];
    this.future = [];
  }

  undo() {
    this.turn(this.past, this.future);
  }

  redo() {
    this.turn(this.future, this.past);
  }

  /**
   * @param {Pick<Drawing, "strokes" | "background">[]} from
   * @param {Pick<Drawing, "strokes" | "background">[]} to
   */
  turn(from, to) {
    const step = from.pop();
    if (!step) return;
    const { strokes, background } = this.drawing;
    to.push({ strokes, background });
    Object.assign(this.drawing, step);
    this.changed();
    stripView.live.textContent = this.lineCount;
  }

  /** Shows what has changed, and keeps it. */
  changed() {
    this.drawing.at = moment();
    void this.showBackground();
    this.paint();
    this.name();
    void drawings.keep({ ...this.drawing });
    this.onChange();
  }
}
