"use strict";
/** Keeps the pages that were seen, for when the clinic can't be reached; where it can, its own is shown. Hands over what waits. */
importScripts("/outbox.js");
const cacheName = "tagarela";

async function fromServer(request) {
  const answer = await fetch(request);
  const cache = await caches.open(cacheName);
  // Who isn't paired any more keeps nothing of the patient, and a plan that is gone isn't shown without a network either.
  if (answer.status === 401) await caches.delete(cacheName);
  else if (answer.status === 404) await cache.delete(request);
  else if (answer.ok && !answer.redirected) await cache.put(request, answer.clone());
  return answer;
}

async function answerTo(request) {
  try {
    return await fromServer(request);
  } catch (error) {
    const known = await caches.match(request);
    if (known) return known;
    throw error;
  }
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("sync", (event) => event.waitUntil(outbox.send()));
self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || pathname === "/events" || pathname === "/pair") return;
  event.respondWith(answerTo(event.request));
});
