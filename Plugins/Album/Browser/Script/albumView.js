/** An album in a sheet: its pictures, fifteen a page, and one of them large. */
class AlbumView {
  /**
   * @param {HTMLElement} content
   * @param {Album} album
   * @param {object} more
   * @param {string} more.empty what is said where there is no picture.
   * @param {HTMLButtonElement[]} [more.ways] ways out of it, beside its pictures.
   * @param {(item: AlbumItem) => HTMLButtonElement[]} [more.deeds] what can be done with a picture that is large.
   * @param {(item: AlbumItem) => void} [more.choose] what a touch of a picture does, in place of showing it large.
   */
  constructor(content, album, { empty, ways = [], deeds = () => [], choose }) {
    this.content = content;
    this.album = album;
    this.empty = empty;
    this.ways = ways;
    this.deeds = deeds;
    this.choose = choose;
  }

  /** @param {number} leaf from 0. */
  showAll(leaf = 0) {
    const { name, items } = this.album;
    const heading = element("h3", { class: "gallery-title", dir: "auto", text: name });
    if (items.length === 0) {
      const line = element("div", { class: "gallery-turning together" }, ...this.ways);
      return fillSheet(this.content, heading, element("p", { class: "gallery-empty", text: this.empty }), line);
    }
    const card = (/** @type {AlbumItem} */ item, /** @type {number} */ index) => galleryCard(
      item.name, pictureElement(item.picture), () => (this.choose ? this.choose(item) : this.showLarge(index)));
    fillSheet(this.content, heading, ...gallery(items, card, leaf, (leaf) => this.showAll(leaf), this.ways));
    stripView.live.textContent = name;
  }

  /** @param {number} index */
  showLarge(index) {
    const { items } = this.album;
    const item = items[index];
    const back = wayOut(say("album.back"), () => this.showAll(Math.floor(index / cardsOnPage)));
    fillSheet(this.content,
      ...largePicture(items, index, (index) => this.showLarge(index), [back, ...this.deeds(item)]));
    stripView.live.textContent = say("album.position", { name: item.name, index: index + 1, count: items.length });
    sayName(item.name);
  }
}
