import type { Page } from '@playwright/test';

/** A record on this device: its key and its value, as text. */
export type KeptRecord = readonly [key: string, value: string];

/**
 * The records of an object store on this device. Before the page has made the database there are none: looking takes back what it would
 * make, and the page's own request, which waits behind it, makes it then.
 */
export const keptRecords = (page: Page, database: string, store: string): Promise<readonly KeptRecord[]> =>
  page.evaluate(readRecords, { database, store });

/** Runs in the page. */
function readRecords({ database, store }: { database: string; store: string }): Promise<[string, string][]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    let isMissing = false;
    opening.onupgradeneeded = () => {
      isMissing = true;
      opening.transaction?.abort();
    };
    opening.onerror = () => (isMissing ? resolve([]) : reject(opening.error));
    opening.onsuccess = () => {
      const records: [string, string][] = [];
      const transaction = opening.result.transaction(store);
      const walking = transaction.objectStore(store).openCursor();
      walking.onsuccess = () => {
        const cursor = walking.result;
        if (!cursor) return;
        records.push([String(cursor.key), String(cursor.value)]);
        cursor.continue();
      };
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(records);
      };
      transaction.onabort = () => {
        opening.result.close();
        reject(transaction.error);
      };
    };
  });
}
