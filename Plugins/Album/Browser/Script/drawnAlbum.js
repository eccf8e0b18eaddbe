/**
 * What was drawn here, as an album; each drawing can be taken up again, and removed.
 *
 * @param {HTMLElement} content
 * @param {HTMLButtonElement[]} ways out of it.
 */
async function showDrawn(content, ways) {
  const album = await drawings.album();
  const view = new AlbumView(content, album, {
    empty: say("draw.none"), ways,
    deeds: ({ uid }) => [
      deed(iconLike(lineDrawing(drawActivity.icon, "draw"), say("draw.again")), () => drawSheet.openOn(uid)),
      deed(iconButton("clear", say("draw.remove")), () => askedKindly(
        say("draw.remove.question"), say("draw.remove"), say("draw.remove.no"),
        () => void drawings.remove(uid).then(() => showDrawn(content, ways)))),
    ],
  });
  if (content.isConnected) view.showAll();
}

/**
 * Whether this page has another activity, and the carer lets the patient see it.
 *
 * @param {Activity} known
 */
function isWithinReach(known) {
  return activities.all.includes(known) && isActivitySeen(known.id);
}
