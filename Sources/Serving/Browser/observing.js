"use strict";
/** Observations that a tutor writes: kept on the device until the server has them, and sent in their order. */
const observing = document.getElementById("observe");
const told = document.getElementById("told");
const place = `tagarela observations ${observing.dataset.patient}`;

function waiting() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "[]");
  } catch {
    return [];
  }
}

function keep(list) {
  localStorage.setItem(place, JSON.stringify(list));
}

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

let isSending = false;

async function send() {
  if (isSending) return;
  isSending = true;
  try {
    for (let next = waiting()[0]; next; next = waiting()[0]) {
      const answer = await fetch("/observation", {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(next),
      });
      if (![200, 400].includes(answer.status)) throw new Error(String(answer.status));
      keep(waiting().filter(({ uid }) => uid !== next.uid));
      told.textContent = answer.ok ? told.dataset.kept : told.dataset.refused;
      if (answer.ok) setTimeout(() => location.reload(), 300);
    }
  } catch {
    told.textContent = told.dataset.waits;
  } finally {
    isSending = false;
  }
}

observing.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = document.getElementById("text");
  const text = field.value.trim();
  if (text === "") return;
  keep([...waiting(), { uid: newIdentity(), at: wallClock(), text }]);
  field.value = "";
  void send();
});
addEventListener("online", () => void send());
setInterval(() => { if (waiting().length > 0) void send(); }, 5000);
if (waiting().length > 0) void send();
