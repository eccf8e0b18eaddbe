/**
 * Words that are likely to come next, likeliest first: what followed the last two words, the last one, and anything;
 * once letters are written, only words that begin with them.
 *
 * @param {number} count how many at most.
 * @returns {number[]} numbers of words.
 */
function likelyWords(count) {
  const next = page.next ?? {};
  const closed = strip.items.filter((item) => !item.isOpen).map((item) => item.word ?? -1);
  const contexts = [closed.slice(-2).join(" "), closed.slice(-1).join(" "), ""];
  const begun = folded(strip.letters);
  const found = new Set(contexts.flatMap((context) => next[context] ?? []));
  if (begun) page.words.forEach((_, number) => found.add(number));
  return [...found].filter((number) => page.words[number] && folded(page.words[number].text).startsWith(begun))
    .slice(0, count);
}

/**
 * A text as it is compared: without accents and capitals.
 *
 * @param {string} text
 */
function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
