/**
 * Addresses of recordings and videos that were asked for: browsers play from these better than from the text.
 *
 * @type {Map<string, string>}
 */
const mediaAddresses = new Map();

/**
 * @param {string} data as `data:audio/ogg;base64,…`
 * @returns {string | undefined} an address within the page; none for what isn't such data.
 */
function mediaAddress(data) {
  const known = mediaAddresses.get(data);
  if (known) return known;
  const comma = data.indexOf(",");
  const type = data.slice("data:".length, comma).replace(";base64", "");
  try {
    const address = URL.createObjectURL(new Blob([unpacked(data.slice(comma + 1))], { type }));
    mediaAddresses.set(data, address);
    return address;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} base64
 * @returns {Uint8Array}
 */
function unpacked(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
