/** What an opened page can do with its passphrase's keys. They stay in memory, and no script can take them out of there. */
class PageLock {
  /**
   * @param {any[]} keys that wrap the file's.
   * @param {KeepingWay} way how the passphrase was stretched.
   * @param {CryptoKey} fileKey of HKDF.
   * @param {CryptoKey} keeping
   */
  constructor(keys, way, fileKey, keeping) {
    this.keys = keys;
    this.way = way;
    this.fileKey = fileKey;
    this.keeping = keeping;
    /** @type {SealedDisk} */
    this.disk = new SealedDisk("");
  }

  /**
   * @param {any[]} keys of a sealed file's header.
   * @param {string} passphrase
   * @returns {Promise<PageLock | undefined>} none where the passphrase is another.
   */
  static async of(keys, passphrase) {
    const own = keys.find((key) => key.pbkdf2)?.pbkdf2;
    const { outer, keeping } = await stretched(passphrase, own);
    const beside = new TextEncoder().encode(sealedFiles.context);
    try {
      const raw = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: new Uint8Array(12), additionalData: beside }, outer, unpacked(own.wrapped));
      const fileKey = await crypto.subtle.importKey("raw", raw, "HKDF", false, ["deriveKey"]);
      return new PageLock(keys, { rounds: own.rounds, salt: own.salt }, fileKey, keeping);
    } catch {
      return undefined;
    }
  }

  /**
   * Seals what leaves for those who can open the page, and for whoever has sealed it.
   *
   * @param {string} ending of the file's name.
   * @param {string} text
   */
  seal(ending, text) {
    return sealedFiles.seal(this.keys, this.fileKey, ending, new TextEncoder().encode(text));
  }
}
