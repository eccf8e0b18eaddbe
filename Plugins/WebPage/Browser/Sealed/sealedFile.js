/** Sealed files (docs/sealed.md), as far as browsers can make and open them: for a passphrase that PBKDF2 stretched, unsigned. */
const sealedFiles = {
  magic: new TextEncoder().encode("tagarela-sealed\n"),
  context: "tagarela-sealed 1",
  /** Bytes of each piece before it is sealed; the last may have fewer. */
  piece: 65_536,
  /** Bytes that sealing adds to each. */
  tag: 16,

  /**
   * What stands in the open, and the pieces.
   *
   * @param {Uint8Array} bytes
   * @returns {{ header: Uint8Array, keys: any[], body: Uint8Array }}
   * @throws where it is no sealed file, or one that was cut off.
   */
  parts(bytes) {
    const start = this.magic.length + 4;
    if (this.magic.some((byte, i) => bytes[i] !== byte)) throw new Error("not sealed");
    const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(this.magic.length);
    const header = bytes.slice(start, start + size);
    return { header, keys: JSON.parse(new TextDecoder().decode(header)).keys, body: bytes.subarray(start + size) };
  },

  /**
   * @param {CryptoKey} fileKey
   * @param {Uint8Array} header
   * @returns {Promise<CryptoKey>} of the pieces.
   */
  async bodyKey(fileKey, header) {
    const salt = await crypto.subtle.digest("SHA-256", header);
    return derivedKey(fileKey, salt, `${this.context} body`);
  },

  /**
   * @param {number} place of a piece.
   * @param {boolean} isLast
   */
  nonce(place, isLast) {
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setUint32(7, place);
    nonce[11] = Number(isLast);
    return nonce;
  },

  /**
   * @param {{ header: Uint8Array, body: Uint8Array }} parts
   * @param {CryptoKey} fileKey
   * @returns {Promise<Uint8Array>} the file that is in it.
   * @throws where it was changed or cut off.
   */
  async open({ header, body }, fileKey) {
    const key = await this.bodyKey(fileKey, header);
    const whole = this.piece + this.tag;
    const count = Math.max(1, Math.ceil(body.length / whole));
    const opened = await Promise.all(Array.from({ length: count }, (_, place) => crypto.subtle.decrypt(
      { name: "AES-GCM", iv: this.nonce(place, place === count - 1) }, key, body.subarray(place * whole, (place + 1) * whole))));
    const content = joinedBytes(opened.map((piece) => new Uint8Array(piece)));
    return content.subarray(1 + content[0]);
  },

  /**
   * @param {any[]} keys of the header, which wrap the key.
   * @param {CryptoKey} fileKey which may have sealed others: what is drawn for each header makes the body's key another.
   * @param {string} ending of the file's name.
   * @param {Uint8Array} file
   * @returns {Promise<Uint8Array>}
   */
  async seal(keys, fileKey, ending, file) {
    const drawn = base64(crypto.getRandomValues(new Uint8Array(16)));
    const header = new TextEncoder().encode(JSON.stringify({ version: 1, signed: false, keys, drawn }));
    const key = await this.bodyKey(fileKey, header);
    const name = new TextEncoder().encode(ending);
    const content = joinedBytes([Uint8Array.of(name.length), name, file]);
    const count = Math.ceil(content.length / this.piece);
    const sealed = await Promise.all(Array.from({ length: count }, (_, place) => crypto.subtle.encrypt(
      { name: "AES-GCM", iv: this.nonce(place, place === count - 1) }, key, content.subarray(place * this.piece, (place + 1) * this.piece))));
    const size = new Uint8Array(4);
    new DataView(size.buffer).setUint32(0, header.length);
    return joinedBytes([this.magic, size, header, ...sealed.map((piece) => new Uint8Array(piece))]);
  },
};

/** @param {Uint8Array[]} parts */
function joinedBytes(parts) {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    joined.set(part, place);
    place += part.length;
  }
  return joined;
}

/**
 * @param {Uint8Array} bytes few of them.
 * @returns {string}
 */
function base64(bytes) {
  return btoa(String.fromCharCode(...bytes));
}
