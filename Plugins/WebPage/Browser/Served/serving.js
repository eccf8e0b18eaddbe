/** Done when what all pages of the server share has come. */
const served = later.arrived;
/**
 * The page was handed out by the clinic's server, and stays in touch with it.
 *
 * @type {typeof kept.onWrite}
 */
kept.onWrite = (store, key, value) => {
  if (store === "touches") newerPage.touched = performance.now();
  void served.then(() => handingOver.note(store, key, value));
};
kept.onOpen = () => {
  void served.then(async () => {
    outbox.begin({ changed: (counts) => waitingSign.show(counts), unpaired: () => void news.leave() });
    newerPage.listen();
    if (!ways.isTrial) await handingOver.recall();
  });
  void navigator.serviceWorker?.register("/worker.js").catch(() => {});
};
