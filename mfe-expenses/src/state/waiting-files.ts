import { createStore, type StoreApi } from 'zustand/vanilla';

/** The attachments of an item that are being uploaded. They end with the page, so a save waits for them. */
export type WaitingFiles = StoreApi<{ readonly coming: number }>;

export const waitingFiles = (): WaitingFiles => createStore(() => ({ coming: 0 }));

/** Resolves when no upload is under way. */
export const filesSettled = (files: WaitingFiles): Promise<void> =>
  new Promise((resolve) => {
    if (files.getState().coming === 0) return resolve();
    const stop = files.subscribe(({ coming }) => {
      if (coming > 0) return;
      stop();
      resolve();
    });
  });
