/** What was drawn on the whiteboard, each drawing by itself, so that of two open pages none overwrites another's. */
const drawings = {
  /** More aren't begun: all of them must go into one file. */
  most: 60,

  /** @param {string} uid */
  key(uid) {
    return `drawing ${uid}`;
  },

  /** @returns {Promise<Drawing[]>} the latest first. */
  async all() {
    const found = (await kept.valuesUnder(this.key(""))).filter(isDrawing);
    return found.sort((one, other) => (one.begun > other.begun ? -1 : Number(one.begun < other.begun)));
  },

  /**
   * Writes one as it is; with nothing drawn on it, it isn't one.
   *
   * @param {Drawing} drawing
   */
  keep(drawing) {
    return drawing.strokes.length > 0 ? kept.put("values", this.key(drawing.uid), drawing) : this.remove(drawing.uid);
  },

  /** @param {string} uid */
  remove(uid) {
    return kept.remove(this.key(uid));
  },

  /**
   * As an album.
   *
   * @returns {Promise<Album>}
   */
  async album() {
    const names = await this.names();
    const items = (await this.all()).map((drawing) => ({
      uid: drawing.uid, name: names.get(drawing.uid) ?? drawingName(drawing), get picture() { return drawingText(drawing); },
    }));
    return { uid: drawActivity.id, name: say("draw.mine"), items };
  },

  /**
   * How those are called that came with the plan, where somebody may have given them another name.
   *
   * @returns {Promise<Map<string, string>>} by their identities.
   */
  async names() {
    /** @type {AlbumData | undefined} */
    const data = activities.all.includes(albumActivity) ? await activities.data(albumActivity) : undefined;
    return new Map(data?.albums.flatMap(({ items }) => items.map(({ uid, name }) => [uid, name])));
  },

  /**
   * What goes to the therapist with the observations, the latest first; those that came with the plan without a name, for they have one there.
   *
   * @returns {AsyncIterable<ParcelItem>}
   */
  async *items() {
    const names = await this.names();
    for (const drawing of await this.all()) {
      /** @type {Record<string, string>} */
      const name = names.has(drawing.uid) ? {} : { name: drawingName(drawing) };
      yield {
        part: albumActivity.id, uid: drawing.uid,
        fields: { source: "page", ...name, at: drawing.at.replace(" ", "T") },
        media: { picture: await drawingPicture(drawing), drawing: btoa(drawingText(drawing)) },
      };
    }
  },
};

/** @param {Drawing} drawing */
function drawingName({ begun }) {
  return say("draw.name", { at: shownMoment(begun) });
}

/** @returns {Drawing} an empty sheet, which takes its shape from the room it has. */
function newDrawing() {
  const begun = moment();
  return { uid: newUID(), begun, at: begun, width: sheetLength, height: sheetLength, background: null, strokes: [] };
}

/**
 * Another version of the page may have kept something else.
 *
 * @param {any} found
 * @returns {found is Drawing}
 */
function isDrawing(found) {
  const isCount = (/** @type {unknown} */ value) => typeof value === "number" && Number.isFinite(value);
  const isPoint = (/** @type {any} */ point) => Array.isArray(point) && isCount(point[0]) && isCount(point[1]);
  const isStroke = (/** @type {any} */ stroke) => /^#[0-9a-f]{6}$/.test(stroke?.colour) && isCount(stroke.width)
    && Array.isArray(stroke.points) && stroke.points.length > 0 && stroke.points.every(isPoint);
  const isBackground = (/** @type {any} */ back) => /^data:image\/(png|jpeg);base64,[\w+/=]*$/.test(back?.address)
    && [back.x, back.y, back.width, back.height].every(isCount);
  return typeof found?.uid === "string" && typeof found.begun === "string" && typeof found.at === "string"
    && found.width > 0 && found.width <= sheetLength && found.height > 0 && found.height <= sheetLength
    && (found.background === null || isBackground(found.background))
    && Array.isArray(found.strokes) && found.strokes.every(isStroke);
}
