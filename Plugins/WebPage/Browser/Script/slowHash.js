/**
 * A hash that takes long to work out: PBKDF2 with HMAC-SHA-256 (RFC 8018, FIPS 180-4), 32 bytes, of texts in UTF-8. The
 * browser's own where it has one, which it hasn't on pages that some devices open from an attachment.
 *
 * @param {string} text
 * @param {string} salt
 * @param {number} rounds
 * @returns {Promise<string>} in base64.
 */
async function slowHash(text, salt, rounds) {
  const [key, start] = [text, salt].map((part) => new TextEncoder().encode(part));
  const subtle = globalThis.crypto?.subtle;
  const hash = subtle
    ? new Uint8Array(await subtle.deriveBits(
      { name: "PBKDF2", hash: "SHA-256", salt: start, iterations: rounds },
      await subtle.importKey("raw", key, "PBKDF2", false, ["deriveBits"]), 256))
    : slowHashOfOurs(key, start, rounds);
  return btoa(String.fromCharCode(...hash));
}

/**
 * @param {Uint8Array} key of 64 bytes at most, as numbers of carers are.
 * @param {Uint8Array} salt of 100 bytes at most.
 * @param {number} rounds
 */
function slowHashOfOurs(key, salt, rounds) {
  const sha = new SHA256();
  const padded = new Uint8Array(64);
  padded.set(key);
  const [inner, outer] = [0x36, 0x5c].map((pad) => sha.state(padded.map((byte) => byte ^ pad)));
  const one = new Uint8Array([...salt, 0, 0, 0, 1]);
  let last = sha.end(outer, sha.bytes(sha.end(inner, one)));
  const hash = Uint32Array.from(last);
  for (let round = 1; round < rounds; round++) {
    last = sha.endOfHash(outer, sha.endOfHash(inner, last));
    for (let i = 0; i < 8; i++) hash[i] ^= last[i];
  }
  return sha.bytes(hash);
}

/** SHA-256, as far as HMAC needs it: each message goes on from a state of 64 bytes. */
class SHA256 {
  constructor() {
    /** @type {number[]} */
    const primes = [];
    for (let n = 2; primes.length < 64; n++) {
      if (primes.every((prime) => n % prime !== 0)) primes.push(n);
    }
    const fraction = (/** @type {number} */ root) => Math.floor((root % 1) * 2 ** 32);
    this.start = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
    this.rounds = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
    this.words = new Uint32Array(64);
  }

  /** @param {Uint8Array} block of 64 bytes. */
  state(block) {
    const state = Uint32Array.from(this.start);
    this.take(block, 0, state);
    return state;
  }

  /**
   * The hash of what a state began and a message.
   *
   * @param {Uint32Array} begun
   * @param {Uint8Array} message
   */
  end(begun, message) {
    const blocks = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
    blocks.set(message);
    blocks[message.length] = 0x80;
    new DataView(blocks.buffer).setUint32(blocks.length - 4, (64 + message.length) * 8);
    const state = Uint32Array.from(begun);
    for (let block = 0; block < blocks.length; block += 64) this.take(blocks, block, state);
    return state;
  }

  /**
   * The same of a message that is a hash.
   *
   * @param {Uint32Array} begun
   * @param {Uint32Array} hash
   */
  endOfHash(begun, hash) {
    this.words.fill(0, 8, 16);
    this.words.set(hash);
    this.words[8] = 0x80000000;
    this.words[15] = 96 * 8;
    const state = Uint32Array.from(begun);
    this.compress(state);
    return state;
  }

  /** @param {Uint32Array} words */
  bytes(words) {
    const bytes = new Uint8Array(32);
    words.forEach((word, i) => new DataView(bytes.buffer).setUint32(i * 4, word));
    return bytes;
  }

  /**
   * @param {Uint8Array} bytes
   * @param {number} from
   * @param {Uint32Array} state
   */
  take(bytes, from, state) {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let i = 0; i < 16; i++) this.words[i] = view.getUint32(from + i * 4);
    this.compress(state);
  }

  /** @param {Uint32Array} state to which the block in the first 16 words is added. */
  compress(state) {
    const { words, rounds } = this;
    for (let i = 16; i < 64; i++) {
      const early = words[i - 15], late = words[i - 2];
      words[i] = words[i - 16] + words[i - 7]
        + (((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3))
        + (((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10));
    }
    let a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
    for (let i = 0; i < 64; i++) {
      const first = h + (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7)))
        + ((e & f) ^ (~e & g)) + rounds[i] + words[i];
      const second = (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10)))
        + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  }
}
