/**
 * Takes over what a page of the same plan has kept that wasn't sealed, and leaves nothing of it in the open.
 *
 * @param {string} uid the page's identity.
 * @param {SealedDisk} disk
 */
async function takeUnsealed(uid, disk) {
  const name = `tagarela ${uid}`;
  const copies = Object.keys(localStorage).filter((key) => key.startsWith(`${name} `));
  for (const key of copies) {
    const value = JSON.parse(localStorage.getItem(key) ?? "null");
    const short = key.slice(name.length + 1);
    if (value !== null && disk.glance(short) === undefined) disk.copy(short, value);
  }
  await disk.last;
  for (const key of copies) localStorage.removeItem(key);
  const database = await openedIfThere(name);
  if (!database) return;
  for (const store of database.objectStoreNames) {
    const reading = database.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([answer(reading.getAllKeys()), answer(reading.getAll())]);
    for (const [i, key] of keys.entries()) {
      if (await disk.get(store, String(key)) === undefined) await disk.put(store, String(key), values[i]);
    }
  }
  database.close();
  indexedDB.deleteDatabase(name);
}

/**
 * @param {string} name
 * @returns {Promise<IDBDatabase | undefined>} none where there is none; none is made.
 */
function openedIfThere(name) {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      resolve(undefined);
    };
  });
}
