/** An object store in a database of its own. The browser keeps both until the site's data are cleared. */
export interface StoreLocation {
  readonly database: string;
  readonly store: string;
}

/**
 * Runs one request in a transaction of its own. The first request creates the database and the store.
 *
 * @throws when the browser keeps nothing, or the transaction fails
 */
export function runRequest<T>(
  { database, store }: StoreLocation,
  mode: IDBTransactionMode,
  makeRequest: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error(`The database ${database} is blocked by another tab.`));
    opening.onsuccess = () => {
      const opened = opening.result;
      try {
        const transaction = opened.transaction(store, mode);
        const request = makeRequest(transaction.objectStore(store));
        transaction.oncomplete = () => {
          opened.close();
          resolve(request.result);
        };
        transaction.onabort = () => {
          opened.close();
          reject(transaction.error);
        };
      } catch (error) {
        // A value that cannot be stored, or a database that is being removed: the request throws instead of failing.
        opened.close();
        reject(error);
      }
    };
  });
}

/** Removes a database and all it holds. Where storage is blocked there is none, so nothing is thrown. */
export function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const removing = indexedDB.deleteDatabase(name);
      removing.onsuccess = () => resolve();
      removing.onerror = () => resolve();
    } catch {
      resolve();
    }
  });
}
