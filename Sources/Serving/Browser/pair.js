"use strict";
/** Pairs this device with the code that was typed, or that a picture of squares brought here behind the `#`. */
const form = document.getElementById("pair");
const wrong = document.getElementById("wrong");

async function pair() {
  const { code, device, passphrase } = form.elements;
  wrong.textContent = "";
  try {
    const answer = await fetch("/pair", {
      method: "POST", headers: { "content-type": "application/json" },
      body: JSON.stringify({ code: code.value, device: device.value, passphrase: passphrase.value }),
    });
    if (answer.ok) {
      // What was kept may be of somebody else.
      navigator.serviceWorker?.controller?.postMessage("forget");
      await forgetPages();
      localStorage.removeItem("tagarela way");
      await outbox.forgetTold();
      await outbox.retry();
      return location.replace("/");
    }
    const told = await answer.json().catch(() => ({}));
    wrong.textContent = told.message ?? wrong.dataset.failed;
  } catch {
    wrong.textContent = wrong.dataset.failed;
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void pair();
});
/** What waits here until the device is paired again. */
async function showWaiting() {
  const { waiting, refused } = await outbox.counts();
  const sign = document.getElementById("waiting");
  const count = waiting + refused;
  if (count > 0) sign.textContent = sign.dataset[count === 1 ? "waitingOne" : "waiting"].replace("#", String(count));
}

void showWaiting();
form.elements.device.value = (navigator.userAgentData?.platform ?? navigator.platform ?? "").slice(0, 60);
if (location.hash.length > 1) {
  form.elements.code.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  form.elements.code.type = "password";
  if (!document.querySelector("details").open) void pair();
}
