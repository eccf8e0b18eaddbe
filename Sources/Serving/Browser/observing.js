"use strict";
/** Observations that a tutor writes: into the outbox, from where they leave in their order. */
const observing = document.getElementById("observe");
const told = document.getElementById("told");
const { patient } = observing.dataset;

/** The clock on the wall: `2026-11-05 09:15:30`. */
function wallClock() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join("-");
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(":")}`;
}

function newIdentity() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function keep(note) {
  return outbox.put({ to: "/observation", head: "", line: JSON.stringify({ ...note, patient }) });
}

/** What was refused before this page wrote anything. */
let refusedBefore;
let isWritten = false;

addEventListener("outbox", ({ detail: { waiting, refused } }) => {
  if (!isWritten) {
    if (waiting === 0) refusedBefore = refused;
  } else if (waiting > 0) {
    told.textContent = told.dataset.waits;
  } else {
    isWritten = false;
    const isRefused = refused > (refusedBefore ?? 0);
    told.textContent = isRefused ? told.dataset.refused : told.dataset.kept;
    // Shown with the others.
    if (!isRefused) learn();
  }
});
observing.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = document.getElementById("text");
  const text = field.value.trim();
  if (text === "") return;
  isWritten = true;
  void keep({ uid: newIdentity(), at: wallClock(), text });
  field.value = "";
});

/** What a page of an earlier version has kept. */
async function takeOver(place) {
  const notes = JSON.parse(localStorage.getItem(place) ?? "[]");
  for (const note of notes) await keep(note);
  localStorage.removeItem(place);
}
void takeOver(`tagarela observations ${patient}`).catch(() => {});
