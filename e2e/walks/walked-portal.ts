import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activateAnother } from '../setup/releases/activate-another.ts';
import { liveStore } from '../setup/releases/live-store.ts';
import { type Served, serve } from '../setup/served.ts';

/** Whose versions become live while somebody works. */
const DIRECTORIES = ['mfe-timecard', 'mfe-shell', 'mfe-widgets', 'mfe-expenses', 'mfe-approvals', 'mfe-account'];

/** A portal for walks, with a store of its own. */
export interface WalkedPortal extends Served {
  /** Makes another version of one of the micro-frontends live. @returns a sentence about it */
  activates(at: number): Promise<string>;
}

/** Starts a portal on a copy of the store that a test run published, so that walks can activate versions. */
export async function serveForWalks(): Promise<WalkedPortal> {
  const store = await mkdtemp(join(tmpdir(), 'portal-walks-'));
  await cp(liveStore, store, { recursive: true });
  const served = await serve([], { TEST_STORE: store });
  let activations = 0;
  return {
    ...served,
    async activates(at) {
      activations += 1;
      const directory = DIRECTORIES[at % DIRECTORIES.length] ?? 'mfe-shell';
      await activateAnother(store, directory, `1.9.${activations}`);
      return `another version of ${directory} becomes live`;
    },
    async close() {
      await served.close();
      await rm(store, { recursive: true, force: true });
    },
  };
}
