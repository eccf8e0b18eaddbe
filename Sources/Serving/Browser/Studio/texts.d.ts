/** What the server writes: every text of the page by its key. */
export const texts: Record<string, string>;
