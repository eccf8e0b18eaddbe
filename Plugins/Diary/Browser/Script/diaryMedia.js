/** Photos and recordings of the entries that were written here, as `data:…`: each is read when it is seen, heard or sent. */
const diaryMedia = {
  /** The longer side of a photo, in pixels. */
  longest: 1280,

  /** @param {string} key */
  name(key) {
    return `${keptName(diaryActivity)} ${key}`;
  },

  /**
   * @param {string} data
   * @returns {Promise<string>} its key, when it is kept.
   */
  async keep(data) {
    const key = newUID();
    await kept.put("values", this.name(key), data);
    return key;
  },

  /**
   * @param {string} key
   * @returns {Promise<string | undefined>}
   */
  async of(key) {
    await kept.opening;
    const data = await kept.value(this.name(key));
    return typeof data === "string" ? data : undefined;
  },

  /** @param {string} key */
  remove(key) {
    return kept.remove(this.name(key));
  },

  /**
   * A picture as a JPEG that is no larger than it need be, without what cameras write into theirs: place, time, device.
   *
   * @param {string} address
   * @returns {Promise<string | undefined>} nothing where it can't be read.
   */
  async scaled(address) {
    const image = new Image();
    image.src = address;
    try {
      await image.decode();
    } catch {
      return undefined;
    }
    // Drawings may have no size of their own.
    const width = image.naturalWidth || 512, height = image.naturalHeight || 512;
    const scale = Math.min(1, this.longest / Math.max(width, height));
    const canvas = element("canvas", { width: Math.round(width * scale), height: Math.round(height * scale) });
    const pen = canvas.getContext("2d");
    if (!pen) return undefined;
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg", 0.85);
  },
};
