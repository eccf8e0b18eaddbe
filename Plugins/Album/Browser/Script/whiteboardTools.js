/**
 * Colours, widths, eraser, and what is done with the whole sheet.
 *
 * @param {Whiteboard} board
 * @param {HTMLButtonElement[]} ways to other parts of the whiteboard.
 */
function whiteboardTools(board, ways) {
  /** @type {[HTMLButtonElement, () => boolean][]} */
  const choices = [];
  const showChosen = () => {
    for (const [button, isChosen] of choices) button.setAttribute("aria-pressed", String(isChosen()));
  };
  /** @type {(button: HTMLButtonElement, choose: () => void, isChosen: () => boolean) => HTMLButtonElement} */
  const choice = (button, choose, isChosen) => {
    choices.push([button, isChosen]);
    return deed(button, () => { choose(); showChosen(); });
  };
  const colours = Object.entries(brushColours).map(([key, colour]) => {
    const attributes = { type: "button", class: "tool draw-colour", "aria-label": say(key), title: say(key) };
    const button = element("button", attributes);
    button.style.setProperty("--colour", colour);
    const choose = () => { brush.colour = colour; brush.isEraser = false; };
    return choice(button, choose, () => !brush.isEraser && brush.colour === colour);
  });
  const widths = Object.entries(brushWidths).map(([key, width], i) => {
    const dot = element("span", { class: "draw-dot" });
    dot.style.setProperty("--dot", `${4 + i * 6}px`);
    const button = element("button", { type: "button", class: "tool", "aria-label": say(key), title: say(key) }, dot);
    return choice(button, () => { brush.width = width; }, () => brush.width === width);
  });
  const eraser = forHands(choice(iconLike(lineDrawing(drawIcons.eraser, "eraser"), say("draw.eraser")),
    () => { brush.isEraser = true; }, () => brush.isEraser));
  showChosen();
  const clear = deed(iconButton("clear", say("draw.clear")), () => askedKindly(
    say("draw.clear.question"), say("draw.clear"), say("draw.clear.no"), () => board.clear()));
  return element("div", { class: "draw-tools" },
    toolRow("draw-colours", colours, say("draw.colours")), toolRow("", widths, say("draw.widths")),
    toolRow("", [...stepButtons(board, clear), eraser, clear, ...ways]));
}

/**
 * Tools that lie together, and are lit together.
 *
 * @param {string} kind a class for their looks.
 * @param {HTMLButtonElement[]} tools
 * @param {string} [name]
 */
function toolRow(kind, tools, name) {
  const attributes = { class: `draw-row together ${kind}`.trim(), role: name && "group", "aria-label": name };
  return element("div", attributes, ...tools);
}

/**
 * The ways back and forth through what was done; those that lead nowhere can't be pressed.
 *
 * @param {Whiteboard} board
 * @param {HTMLButtonElement} [clear] a button for which there must be something drawn.
 */
function stepButtons(board, clear) {
  const undo = deed(iconLike(lineDrawing(drawIcons.undo, "undo"), say("draw.undo")), () => board.undo());
  const redo = deed(iconLike(lineDrawing(drawIcons.redo, "redo"), say("draw.redo")), () => board.redo());
  board.onChange = () => {
    const focused = document.activeElement;
    undo.disabled = board.past.length === 0;
    redo.disabled = board.future.length === 0;
    if (clear) clear.disabled = board.drawing.strokes.length === 0;
    const other = [undo, redo].find(({ disabled }) => !disabled);
    if (focused instanceof HTMLButtonElement && focused.disabled) other?.focus();
  };
  board.onChange();
  return [undo, redo];
}
