/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8. The browser's own isn't there on pages that are opened from an attachment.
 *
 * @param {string} text
 * @returns {string} 64 hexadecimal digits.
 */
function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, bytes.length * 8);
  const { start, rounds } = sha256Constants();
  const state = Uint32Array.from(start);
  const words = new Uint32Array(64);
  const view = new DataView(blocks.buffer);
  for (let block = 0; block < blocks.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const early = words[i - 15], late = words[i - 2];
      words[i] = words[i - 16] + words[i - 7] + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3))
        + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i] + words[i];
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { state[i] += value; });
  }
  return Array.from(state, (value) => value.toString(16).padStart(8, "0")).join("");
}

/**
 * @param {number} value
 * @param {number} bits
 */
function turned(value, bits) {
  return (value >>> bits) | (value << (32 - bits));
}

/** The fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64. */
function sha256Constants() {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  const fraction = (/** @type {number} */ root) => Math.floor((root % 1) * 2 ** 32);
  return {
    start: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    rounds: primes.map((prime) => fraction(Math.cbrt(prime))),
  };
}
