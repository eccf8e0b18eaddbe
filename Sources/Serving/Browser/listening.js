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
let signing = 0;
function show({ waiting, refused }) {
  clearTimeout(signing);
  signing = setTimeout(() => {
    const told = [[waiting, "waiting"], [refused, "refused"]].filter(([count]) => count > 0)
      .map(([count, name]) => sign.dataset[count === 1 ? `${name}One` : name].replace("#", String(count)));
    if (sign.textContent !== told.join(" ")) sign.textContent = told.join(" ");
  }, waiting + refused > 0 ? 2000 : 0);
}

news.listen("/events", {
  open: () => outbox.now(),
  told: () => {
    isOld = true;
    renew();
  },
});
outbox.begin({
  changed: (counts) => {
    show(counts);
    dispatchEvent(new CustomEvent("outbox", { detail: counts }));
  },
  unpaired: () => void news.leave(),
});
// Plans that are opened from here lead back here.
if (document.body.dataset.way) localStorage.setItem("tagarela way", location.pathname);
setInterval(renew, 1000);
void navigator.serviceWorker?.register("/worker.js").catch(() => {});
