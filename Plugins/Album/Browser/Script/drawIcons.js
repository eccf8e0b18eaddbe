/** Drawings of the whiteboard's own buttons. */
const drawIcons = {
  background: "M4 5h16v14H4zM4 16.5l4.5-5 4 4.5 2.5-3 5 5",
  eraser: "M9 20h11M5.5 14.5L14 6l5.5 5.5L11 20H9l-3.5-3.5a1.4 1.4 0 0 1 0-2M9.5 10.5L15 16",
  mine: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  plus: "M12 4.5v15M4.5 12h15",
  redo: "M20 9.5H10a5.2 5.2 0 0 0 0 10.5h5.5M20 9.5L15.5 5M20 9.5L15.5 14",
  stamps: "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z",
  undo: "M4 9.5h10a5.2 5.2 0 0 1 0 10.5H8.5M4 9.5L8.5 5M4 9.5L8.5 14",
};
