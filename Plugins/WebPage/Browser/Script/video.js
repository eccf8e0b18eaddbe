/** A cell's video, over the board until it has ended or is closed. */
const video = {
  /** @param {Cell} cell one that has a video. */
  async play(cell) {
    const film = element("video", {
      controls: !scanning.isOn, playsinline: true, controlslist: "nodownload noremoteplayback", disablepictureinpicture: true,
      poster: cell.picture === undefined ? undefined : pictures.address(cell.picture),
    });
    voice.stop();
    const sheet = dialog(cell.label || cell.name, film);
    sheet.classList.add("whole");
    film.addEventListener("ended", () => sheet.close());
    film.addEventListener("error", () => film.replaceWith(element("p", { class: "wrong", text: say("video.refused") })));
    sheet.addEventListener("close", () => film.pause());
    film.src = mediaAddress((await later.of("videos"))[cell.video ?? 0] ?? "") ?? "";
    film.play().catch(() => film.focus());
  },
};
