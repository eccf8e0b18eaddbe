/** @type {Activity} */
const drawActivity = {
  id: "draw",
  title: "draw.title",
  icon: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",
  recall: () => {},
  open: (content, data) => void drawSheet.open(content, data),
  close: () => drawSheet.close(),
  back: () => stepOut(drawSheet.content),
  items: () => drawings.items(),
};

activity(drawActivity);
