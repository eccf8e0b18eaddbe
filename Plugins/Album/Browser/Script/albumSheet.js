/** The albums' sheet: their covers, and one that was opened. */
const albumSheet = {
  /** @type {HTMLElement | undefined} */
  content: undefined,
  /** @type {Album[]} */
  albums: [],

  /**
   * @param {HTMLElement} content
   * @param {AlbumData} data
   */
  open(content, { albums }) {
    this.content = content;
    this.albums = albums;
    void this.showCovers();
  },

  close() {
    this.content = undefined;
    voice.stop();
  },

  /** The covers; of a single album at once its pictures. */
  async showCovers(leaf = 0) {
    const { content } = this;
    const drawn = isWithinReach(drawActivity) ? [await drawings.album()] : [];
    if (!content || content !== this.content) return;
    const all = [...this.albums, ...drawn];
    const show = (/** @type {Album} */ album, /** @type {HTMLButtonElement[]} */ ways) => (drawn.includes(album)
      ? void showDrawn(content, ways) : new AlbumView(content, album, { empty: say("album.empty"), ways }).showAll());
    if (all.length === 0) return fillSheet(content, element("p", { class: "gallery-empty", text: say("album.none") }));
    if (all.length === 1) return show(all[0], []);
    const back = () => wayOut(say("album.all"), () => void this.showCovers(leaf));
    const cover = (/** @type {Album} */ album) => albumCard(album, () => show(album, [back()]));
    fillSheet(content, ...gallery(all, cover, leaf, (leaf) => void this.showCovers(leaf)));
  },
};
