/**
 * A key of AES-256-GCM that can't be taken out of the browser, by HKDF-SHA-256 (RFC 5869).
 *
 * @param {CryptoKey} key of HKDF.
 * @param {ArrayBuffer | Uint8Array} salt
 * @param {string} purpose
 */
function derivedKey(key, salt, purpose) {
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt, info: new TextEncoder().encode(purpose) }, key,
    { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/**
 * What a passphrase is stretched to (PBKDF2 with HMAC-SHA-256), which takes long: so each try costs.
 *
 * @param {string} passphrase
 * @param {{ rounds: number, salt: string }} way
 * @returns {Promise<{ outer: CryptoKey, keeping: CryptoKey }>} what opens the key of the file, and what opens that of what the
 *   device keeps.
 */
async function stretched(passphrase, { rounds, salt }) {
  const { subtle } = crypto;
  // An accent may be typed as a letter of its own.
  const typed = new TextEncoder().encode(passphrase.normalize("NFC"));
  const bits = await subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: unpacked(salt), iterations: rounds },
    await subtle.importKey("raw", typed, "PBKDF2", false, ["deriveBits"]), 256);
  const outer = await subtle.importKey("raw", bits, "AES-GCM", false, ["decrypt"]);
  const further = await subtle.importKey("raw", bits, "HKDF", false, ["deriveKey"]);
  return { outer, keeping: await derivedKey(further, new Uint8Array(), `${sealedFiles.context} kept`) };
}
