import type { TimecardStore } from './timecard-store.ts';

/** What is being taken over of entries that waited; a save made before its end would start from a version that is gone. */
export const settling = new WeakMap<TimecardStore, Promise<unknown>>();
