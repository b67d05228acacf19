import type { Queue } from 'pg-boss';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The queue of large files. One that a killed process had taken is begun anew by the next one. */
export const EXPORTS = {
  name: 'exports',
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 15 * MINUTE,
  retentionSeconds: 24 * HOUR,
  deleteAfterSeconds: HOUR,
} as const satisfies Queue;
