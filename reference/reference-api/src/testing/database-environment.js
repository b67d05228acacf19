// First, because the modules of the API take its functions when they are loaded.
import './known-passwords.js';
import { TestEnvironment } from 'jest-environment-node';
import { openDatabase } from '../storage/open.ts';
import { sampleSnapshot } from './snapshot.ts';

/** One PGlite for all test files of a jest worker, because compiling it again for each file takes longer than most files. */
const shared = {
  pglite: undefined,
  pristineOn: undefined,
  isTaken: false,
  async open(today) {
    if (!shared.pglite) {
      ({ pglite: shared.pglite } = await openDatabase({ dataDir: 'memory', snapshot: await sampleSnapshot(today) }));
      shared.pristineOn = today.toISOString().slice(0, 10);
    }
    return shared.pglite;
  },
};

globalThis.sharedDatabase = shared;

/**
 * Starts the API as Node loads it, once for all test files of a jest worker that start it. Coverage counts only modules that jest loads for
 * each file.
 */
const startApiOutside = async (...options) => (await import('./start-api.ts')).startApi(...options);

/** A Node environment whose files share an embedded database and the modules of the API; `shared-database.ts` provides the former. */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // The database runs outside of the file's realm. With the same `Date`, dates that it returns and accepts are dates in the file as well.
    this.global.Date = Date;
    this.global.sharedDatabase = shared;
    this.global.startApiOutside = startApiOutside;
  }

  /** An API that a file leaves open goes on working in its database. */
  async handleTestEvent({ name }, { unhandledErrors }) {
    if (name === 'run_finish' && shared.isTaken) unhandledErrors.push(new Error('This file has not closed its API.'));
  }

  async teardown() {
    // The next file gets another one.
    if (shared.isTaken) shared.pglite = undefined;
    shared.isTaken = false;
    await super.teardown();
  }
}
