"use strict";
/** Shows the page anew when something that is on it has changed, unless somebody writes; and hands over what waits. */
let isOld = false;
const sign = document.getElementById("waiting");

function isBusy() {
  return document.activeElement?.matches("textarea") || [...document.querySelectorAll("textarea")].some(({ value }) => value);
}

function renew() {
  if (isOld && !isBusy()) location.reload();
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
  open: () => outbox.now(),
  told: () => {
    isOld = true;
    renew();
  },
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
