/** @type {Activity} */
const albumActivity = {
  id: "album",
  title: "album.title",
  icon: "M4 5h16v14H4zM4 16.5l4.5-5 4 4.5 2.5-3 5 5M15.5 10a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4",
  recall: () => {},
  open: (content, data) => albumSheet.open(content, data),
  close: () => albumSheet.close(),
  back: () => stepOut(albumSheet.content),
};

activity(albumActivity);
