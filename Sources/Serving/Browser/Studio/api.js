import { say } from "./say.js";

/** Why something wasn't done. */
export class Refusal extends Error {
  /**
   * @param {number} status of the answer; 0 where there was none.
   * @param {{ code?: string, message?: string, hint?: string, candidates?: string[], conflicts?: FieldConflict[] }} told
   */
  constructor(status, told) {
    super(told.message ?? say(status === 0 ? "unreachable" : "failed"));
    this.status = status;
    this.code = told.code ?? "";
    this.hint = told.hint ?? "";
    this.candidates = told.candidates ?? [];
    this.conflicts = told.conflicts ?? [];
  }

  /** Whether it may be done when it is asked for again. */
  get mayPass() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** What was changed from here: how many times, and when all of it is answered. */
export const deeds = { count: 0, settled: /** @type {Promise<unknown>} */ (Promise.resolve()) };

/**
 * Asks the clinic's server.
 *
 * @param {string} method
 * @param {string} path behind `/api/`.
 * @param {unknown} [body]
 * @returns {Promise<any>} what it tells; undefined for nothing.
 */
export function ask(method, path, body) {
  const asked = request(method, path, body);
  if (method !== "GET") {
    deeds.count += 1;
    deeds.settled = Promise.allSettled([deeds.settled, asked]);
  }
  return asked;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<any>}
 */
async function request(method, path, body) {
  /** @type {Response} */
  let answer;
  /** @type {any} */
  let told;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    told = answer.status === 204 ? undefined : await (answer.ok ? answer.json() : answer.json().catch(() => ({})));
  } catch {
    throw new Refusal(0, {});
  }
  if (answer.status === 401) location.replace("/");
  if (!answer.ok) throw new Refusal(answer.status, told ?? {});
  return told;
}

/**
 * A part of an address.
 *
 * @param {string} text
 * @returns {string}
 */
export const part = encodeURIComponent;
