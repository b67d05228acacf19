import { createStore } from 'zustand/vanilla';

/** The number of unread notifications; undefined until it is known. */
export const unread = createStore<{ readonly count: number | undefined }>()(() => ({ count: undefined }));
