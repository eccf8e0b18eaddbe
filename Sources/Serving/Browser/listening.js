"use strict";
/** Shows on the page what has changed, and hands over what waits. */
let isOld = false;
let isRenewing = false;
const sign = document.getElementById("waiting");
/** What is written and said here; all else is as the server has it. */
const own = "#observe, #waiting";

/** Nothing that somebody writes meanwhile is lost, however long the answer takes. */
async function renew() {
  if (!isOld || isRenewing) return;
  [isOld, isRenewing] = [false, true];
  try {
    const answer = await fetch(location.href);
    if (answer.redirected || [401, 403, 404].includes(answer.status)) return location.reload();
    if (!answer.ok) throw new Error(String(answer.status));
    take(new DOMParser().parseFromString(await answer.text(), "text/html"));
  } catch {
    isOld = true;
  } finally {
    isRenewing = false;
  }
}

function learn() {
  isOld = true;
  void renew();
}

function take(page) {
  const main = document.querySelector("main");
  const fresh = [...page.querySelector("main").children];
  const shown = [...main.children].filter((part) => !part.matches(own));
  const parts = fresh.filter((part) => !part.matches(own));
  if (parts.length === shown.length && parts.every((part, place) => part.isEqualNode(shown[place]))) return;
  for (const part of shown) part.remove();
  let next = main.firstElementChild;
  for (const part of fresh) {
    if (part.matches(own)) next = next?.nextElementSibling ?? null;
    else main.insertBefore(part, next);
  }
  document.title = page.title;
}

/** Says what waits and what can't be used, once that has lasted for some time. */
let counts = { waiting: 0, refused: 0 };
let signing = 0;

function show() {
  if (sign.textContent !== "" || counts.waiting + counts.refused === 0) draw();
  else signing ||= setTimeout(draw, 2000);
}

function draw() {
  clearTimeout(signing);
  signing = 0;
  const told = Object.entries(counts).filter(([, count]) => count > 0)
    .map(([name, count]) => sign.dataset[count === 1 ? `${name}One` : name].replace("#", String(count)));
  if (sign.textContent !== told.join(" ")) sign.textContent = told.join(" ");
}

news.listen("/events", {
  open: () => {
    outbox.now();
    // What has changed before anybody listened.
    learn();
  },
  told: learn,
});
outbox.begin({
  changed: (now) => {
    counts = now;
    show();
    dispatchEvent(new CustomEvent("outbox", { detail: counts }));
  },
  unpaired: () => void news.leave(),
});
// Plans that are opened from here lead back here.
if (document.body.dataset.way) localStorage.setItem("tagarela way", `${document.body.dataset.way} ${location.pathname}`);
setInterval(renew, 1000);
void navigator.serviceWorker?.register("/worker.js").catch(() => {});
