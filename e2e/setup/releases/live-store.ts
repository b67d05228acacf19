import { join } from 'node:path';

/** The folder of the store with the builds under test. */
export const liveStore =
  process.env.TEST_STORE ?? join(import.meta.dirname, '..', '..', '..', '.cache', 'test', 'store');
