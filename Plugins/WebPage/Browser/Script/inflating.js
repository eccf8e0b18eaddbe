/**
 * Text that the exporter deflated (RFC 1951) and wrote as base64.
 *
 * @param {string} packed
 * @returns {Promise<string>} empty where the browser can't unpack it, and where a file came damaged.
 */
async function inflated(packed) {
  if (typeof DecompressionStream === "undefined") return "";
  try {
    const stream = new Blob([unpacked(packed)]).stream();
    return await new Response(stream.pipeThrough(/** @type {any} */ (new DecompressionStream("deflate-raw")))).text();
  } catch {
    return "";
  }
}
