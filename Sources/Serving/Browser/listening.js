"use strict";
/** Shows the page anew when something that is on it has changed, unless somebody writes. */
const changes = new EventSource("/events");
let isOld = false;

function isBusy() {
  return document.activeElement?.matches("textarea") || [...document.querySelectorAll("textarea")].some(({ value }) => value);
}

function renew() {
  if (isOld && !isBusy()) location.reload();
}

changes.addEventListener("changed", () => {
  isOld = true;
  renew();
});
setInterval(renew, 1000);
void navigator.serviceWorker?.register("/worker.js").catch(() => {});
