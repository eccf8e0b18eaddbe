/** How single records are sealed: also the names under which they lie say nothing to whoever looks into the browser's files. */
class SealedRecords {
  /**
   * @param {CryptoKey} contents of AES-GCM.
   * @param {CryptoKey} names of HMAC.
   */
  constructor(contents, names) {
    this.contents = contents;
    this.names = names;
  }

  /** @param {Uint8Array} key 32 bytes drawn by chance. */
  static async of(key) {
    const drawn = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveKey"]);
    const names = await crypto.subtle.deriveKey(
      { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new TextEncoder().encode("names") }, drawn,
      { name: "HMAC", hash: "SHA-256", length: 256 }, false, ["sign"]);
    return new SealedRecords(await derivedKey(drawn, new Uint8Array(), "records"), names);
  }

  /**
   * @param {string} store
   * @param {string} key
   * @returns {Promise<string>} under which it lies.
   */
  async name(store, key) {
    return base64(new Uint8Array(await crypto.subtle.sign("HMAC", this.names, new TextEncoder().encode(`${store} ${key}`))));
  }

  /**
   * @param {string} name under which it will lie: elsewhere it doesn't open.
   * @param {string} key
   * @param {unknown} value
   * @returns {Promise<SealedRecord>}
   */
  async seal(name, key, value) {
    const nonce = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify({ key, value }));
    const about = new TextEncoder().encode(name);
    return { nonce, sealed: await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce, additionalData: about }, this.contents, text) };
  }

  /**
   * @param {string} name
   * @param {SealedRecord} record
   * @returns {Promise<{ key: string, value: any }>}
   */
  async open(name, { nonce, sealed }) {
    const about = new TextEncoder().encode(name);
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce, additionalData: about }, this.contents, sealed);
    return JSON.parse(new TextDecoder().decode(text));
  }
}
