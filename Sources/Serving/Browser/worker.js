"use strict";
/** Keeps the pages that were seen, for when the clinic can't be reached; where it can, its own is shown. Hands over what waits. */
importScripts("/outbox.js");
const cacheName = "tagarela";
/** What is nobody's: shown to who isn't paired any more, also without a network. */
const wordsName = "tagarela words";
const words = ["/pair?ended", "/pair.js", "/outbox.js", "/style.css", "/icon.svg"];
/** What pages ask for that were opened before there was a worker. */
const shared = ["/news.js", "/listening.js", "/observing.js"];

/** How often all was forgotten. */
let partings = 0;

/** Who isn't paired any more keeps nothing of the patient. */
async function forget() {
  partings += 1;
  await forgetPages();
}

async function fromServer(request) {
  const since = partings;
  const answer = await fetch(request);
  if (answer.status === 401) await forget();
  // A plan that is gone isn't shown without a network either.
  else if (answer.status === 404) await (await caches.open(cacheName)).delete(request);
  else if (isKept(answer) && !isPairing(request)) await keep(request, answer.clone(), since);
  return answer;
}

/** What was asked for before all was forgotten isn't kept after it, however late it comes. */
async function keep(request, answer, since) {
  await (await caches.open(cacheName)).put(request, answer);
  if (since !== partings) await forgetPages();
}

/** Also the way to the only plan, which the address of the installed page is. */
function isKept({ ok, redirected, type }) {
  return type === "opaqueredirect" || (ok && !redirected);
}

async function answerTo(request) {
  try {
    return await fromServer(request);
  } catch (error) {
    const known = await caches.match(request, { cacheName }) ?? await caches.match(request);
    if (known) return known;
    throw error;
  }
}

async function sendKept() {
  try {
    await outbox.send();
  } catch (error) {
    if (error instanceof Unpaired) await forget();
    throw error;
  }
}

function isPairing({ url }) {
  return new URL(url).pathname === "/pair";
}

/** What a therapist works with is kept nowhere but in the clinic. */
function isWork(pathname) {
  return pathname.startsWith("/api/") || pathname.startsWith("/studio");
}

async function keepOpenPages() {
  await self.clients.claim();
  const pages = (await self.clients.matchAll({ type: "window" })).filter(
    (client) => !isPairing(client) && !isWork(new URL(client.url).pathname));
  await Promise.allSettled([
    caches.open(wordsName).then((cache) => cache.addAll(words)),
    ...["/", ...pages.map(({ url }) => url), ...shared].map((url) => fromServer(new Request(url, { redirect: "manual" }))),
  ]);
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(keepOpenPages()));
self.addEventListener("message", (event) => {
  if (event.data === "forget") event.waitUntil(forget());
});
self.addEventListener("sync", (event) => event.waitUntil(sendKept()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method === "GET" && pathname !== "/events" && !isWork(pathname)) event.respondWith(answerTo(request));
});
