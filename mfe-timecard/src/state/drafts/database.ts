/** One object store in a database of its own; the browser keeps both until the site's data are cleared. */
export interface Place {
  readonly database: string;
  readonly store: string;
}

/** Asks one thing of a store. @throws when the browser keeps nothing, or the transaction fails */
export function ask<T>(
  { database, store }: Place,
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error(`The database ${database} is blocked by another tab.`));
    opening.onsuccess = () => {
      const opened = opening.result;
      const transaction = opened.transaction(store, mode);
      const request = question(transaction.objectStore(store));
      transaction.oncomplete = () => {
        opened.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        opened.close();
        reject(transaction.error);
      };
    };
  });
}

/** Removes a database with all it holds; never makes one. Blocked storage holds none. */
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
