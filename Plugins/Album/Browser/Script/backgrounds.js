/** Pictures that one draws over: their longer side in pixels, how pale they are, and which share of the sheet they take. */
const backgroundLook = { longest: 800, strength: 0.4, share: 0.86 };

/**
 * Where pictures to draw over are taken from: the board that is shown, and the albums of this page.
 *
 * @param {DrawData} data
 * @returns {Promise<Album[]>}
 */
async function backgroundSources({ board }) {
  const sources = [];
  if (board) {
    await pictures.read();
    const cells = walk.board.cells.filter((cell) => cell.picture !== undefined && isSeen(cell));
    const items = cells.flatMap(({ uid, label, name, picture }) => {
      const content = pictures.contents[Number(picture)];
      return content === undefined ? [] : [{ uid, name: label || name, picture: content }];
    });
    sources.push({ uid: walk.board.uid, name: walk.board.name, items });
  }
  if (isWithinReach(albumActivity)) {
    const sent = /** @type {AlbumData | undefined} */ (await activities.data(albumActivity));
    sources.push(...sent?.albums ?? []);
  }
  return sources.filter(({ items }) => items.length > 0);
}

/**
 * Whether there is something to draw over.
 *
 * @param {DrawData} data
 */
function isDrawnOver({ board }) {
  return board || isWithinReach(albumActivity);
}

/**
 * A picture as it lies on a sheet to be drawn over: pale, in the middle.
 *
 * @param {string} content as `AlbumItem.picture`.
 * @param {Drawing} sheet
 * @returns {Promise<DrawingBackground | undefined>} undefined where it can't be seen.
 */
async function paleBackground(content, sheet) {
  const image = await imageOf(addressOf(sizedDrawing(content)));
  if (!image || image.naturalWidth === 0 || image.naturalHeight === 0) return undefined;
  const { naturalWidth, naturalHeight } = image;
  const isDrawn = content.startsWith("<") || content.startsWith("data:image/svg+xml");
  const scale = backgroundLook.longest / Math.max(naturalWidth, naturalHeight);
  const smaller = isDrawn ? scale : Math.min(1, scale);
  const canvas = element("canvas", {
    width: Math.max(1, Math.round(naturalWidth * smaller)), height: Math.max(1, Math.round(naturalHeight * smaller)),
  });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.globalAlpha = backgroundLook.strength;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const isPhoto = isOpaque(context);
  if (isPhoto) {
    context.globalAlpha = 1;
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const fit = backgroundLook.share * Math.min(sheet.width / canvas.width, sheet.height / canvas.height);
  const width = Math.round(canvas.width * fit), height = Math.round(canvas.height * fit);
  return {
    address: isPhoto ? canvas.toDataURL("image/jpeg", 0.85) : canvas.toDataURL("image/png"),
    x: Math.round((sheet.width - width) / 2), y: Math.round((sheet.height - height) / 2), width, height,
  };
}

/**
 * Whether a picture fills its canvas, as photos do.
 *
 * @param {CanvasRenderingContext2D} context
 */
function isOpaque(context) {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let i = 3; i < data.length; i += 4) if (data[i] === 0) return false;
  return true;
}

/**
 * A drawing with its size, without which some browsers paint nothing; other pictures as they are.
 *
 * @param {string} content as `AlbumItem.picture`.
 */
function sizedDrawing(content) {
  const start = "data:image/svg+xml;base64,";
  const text = content.startsWith(start) ? new TextDecoder().decode(unpacked(content.slice(start.length))) : content;
  if (!text.startsWith("<")) return content;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [, , width, height] = (root.getAttribute("viewBox") ?? "").trim().split(/[\s,]+/);
  if (!(Number(width) > 0 && Number(height) > 0)) return content;
  root.setAttribute("width", width);
  root.setAttribute("height", height);
  return new XMLSerializer().serializeToString(root);
}

/** White paper. */
function blankPicture() {
  return pictureElement('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    + '<path d="M24 10H66L78 22V90H24Z" fill="#ffffff" stroke="#767c8a" stroke-width="3" stroke-linejoin="round"/></svg>');
}
