import type { startApi as start } from './start-api.ts';
import { clientsOf } from './test-client.ts';

const { startApiOutside } = globalThis as unknown as { startApiOutside: typeof start };

/**
 * `start-api.ts`, with the modules of the API outside of the test file (`database-environment.js`). The browsers are the file's own,
 * because a file may replace its `fetch`.
 */
export const startApi: typeof start = async (...options) => {
  const api = await startApiOutside(...options);
  return { ...api, ...clientsOf(api.origin) };
};
