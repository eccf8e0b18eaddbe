/** Histories and notes as bundles write them (docs/bundle-format.md): a JSON object a line, all values texts. */

/**
 * @param {KeptTouch[]} touches
 * @param {typeof moves} [placed] cells that go along.
 * @returns {string} a `.phist`.
 */
function usageBundle(touches, placed = moves) {
  const moved = Object.entries(placed).map(([board, { at, cells }]) => ({ board, at, cells }));
  const more = { "tagarela.moves": moved.length > 0 ? JSON.stringify(moved) : undefined };
  return bundle("usage", more, touches.map(({ symbol, at, uid }) => ({
    "history.symbol": symbol, "history.date": at, "history.plan": page.plan?.name, "tagarela.touch.uid": uid,
  })));
}

/**
 * @param {KeptNote[]} notes
 * @param {ParcelItem[]} items what activities send along.
 * @returns {string} a `.pobs`.
 */
function observationBundle(notes, items) {
  const more = { "tagarela.items": items.length > 0 ? JSON.stringify(items) : undefined };
  return bundle("observations", more, notes.map(({ at, text, uid }) => ({
    "observation.date": at, "observation.text": text, "observation.author": page.tutor?.name,
    "tagarela.observation.uid": uid,
  })));
}

/**
 * @param {"usage" | "observations"} kind
 * @param {Record<string, string | undefined>} more of the first object.
 * @param {Record<string, string | undefined>[]} objects
 */
function bundle(kind, more, objects) {
  const people = {
    "tagarela.format": "1", "tagarela.kind": kind, "patient.name": page.patient?.name, "tutor.name": page.tutor?.name,
    "tutor.email": page.tutor?.email, "tutor.place": page.tutor?.place, "fono.email": page.therapist?.email,
    "tagarela.patient.uid": page.patient?.uid, "tagarela.tutor.uid": page.tutor?.uid, ...more,
  };
  return [people, ...objects].map(bundleLine).join("");
}

/**
 * What isn't there is `NULL`, but for keys of ours, which are left out; a text that only reads so is named as one.
 *
 * @param {Record<string, string | undefined>} values
 */
function bundleLine(values) {
  const written = Object.entries(values).filter(([key, value]) => value || !key.startsWith("tagarela."));
  const literal = written.filter(([, value]) => value && folded(value) === "null").map(([key]) => key);
  if (literal.length > 0) written.push(["tagarela.literal", literal.join(" ")]);
  return JSON.stringify(Object.fromEntries(written.map(([key, value]) => [key, value ?? "NULL"]))) + "\n";
}
