"use strict";
/** Keeps the pages that were seen, for when the clinic can't be reached; where it can, its own is shown. */
const cacheName = "tagarela";

async function fromServer(request) {
  const answer = await fetch(request);
  const cache = await caches.open(cacheName);
  // Who isn't paired any more keeps nothing of the patient.
  if (answer.status === 401) await caches.delete(cacheName);
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
self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  // What a therapist works with is kept nowhere but in the clinic.
  const isWork = pathname.startsWith("/api/") || pathname.startsWith("/studio");
  if (event.request.method !== "GET" || pathname === "/events" || pathname === "/pair" || isWork) return;
  event.respondWith(answerTo(event.request));
});
