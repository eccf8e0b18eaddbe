/** A cell's video, over the board until it has ended or is closed. */
const video = {
  /** @param {Cell} cell one that has a video. */
  play(cell) {
    const film = element("video", {
      src: mediaAddress(page.videos[cell.video ?? 0]), controls: true, playsinline: true,
      controlslist: "nodownload noremoteplayback", disablepictureinpicture: true,
      poster: cell.picture === undefined ? undefined : page.pictures[cell.picture],
    });
    voice.stop();
    const sheet = dialog(cell.label || cell.name, film);
    sheet.classList.add("whole");
    film.addEventListener("ended", () => sheet.close());
    sheet.addEventListener("close", () => film.pause());
    film.play().catch(() => film.focus());
  },
};
