/**
 * The page was handed out by the clinic's server, and stays in touch with it.
 *
 * @type {typeof kept.onWrite}
 */
kept.onWrite = (store, key, value) => {
  if (store === "touches") newerPage.touched = performance.now();
  handingOver.note(store, key, value);
};
kept.onOpen = () => {
  void handingOver.recall().then(() => {
    newerPage.listen();
    void handingOver.run();
  });
  addEventListener("online", () => void handingOver.run());
  void navigator.serviceWorker?.register("/worker.js").catch(() => {});
};
