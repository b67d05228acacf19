import type { TimecardStore } from './timecard-store.ts';

/**
 * Outcomes of waiting entries that are being applied, by timecard. A save that starts before they are would start from an outdated version.
 */
export const settling = new WeakMap<TimecardStore, Promise<unknown>>();
