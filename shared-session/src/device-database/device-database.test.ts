import { runRequest } from './device-database.ts';

const location = { database: 'drafts', store: 'records' };

/** A browser whose store throws at once, as it does for a value that it cannot clone. */
function storageThrows(error: Error) {
  let closed = 0;
  const database = {
    transaction: () => ({ objectStore: () => ({ put: () => throwIt(error) }) }),
    close: () => closed++,
  };
  const open = () => {
    const opening: { result: unknown; onsuccess?: () => void } = { result: database };
    queueMicrotask(() => opening.onsuccess?.());
    return opening;
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
  return { closed: () => closed };
}

function throwIt(error: Error): never {
  throw error;
}

test('a request that throws instead of failing is a failure, and leaves no database open', async () => {
  const error = new DOMException('could not be cloned', 'DataCloneError');
  const storage = storageThrows(error);
  await expect(runRequest(location, 'readwrite', (store) => store.put(() => {}, 'a'))).rejects.toBe(error);
  expect(storage.closed()).toBe(1);
});
