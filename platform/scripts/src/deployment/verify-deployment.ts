import { provenanceHere, rollback, type Store, UserError, verifier } from 'deployments';
import type { Manifest } from 'deployments/manifest';
import { repository } from '../paths.ts';
import { installedChromium } from '../test-run/installed-chromium.ts';

/** The users who sign in with the sample accounts' password. */
const SAMPLES = { users: ['worker', 'manager'], password: 'Portal-2026' } as const;

export interface Deployed {
  readonly store: Store;
  /** Name → version, for what the deployment has changed. */
  readonly versions: Readonly<Record<string, string>>;
  readonly live: Manifest;
}

/**
 * Opens every page of a newly deployed portal in a browser, as `mfe activate --verify` does, and rolls back what fails to its earlier
 * version.
 * @param stopped aborts this when the portal is ended in the meantime; nothing is rolled back then
 * @returns whether every page loads; true without a browser, which is reported
 */
export async function verifyDeployment(
  { store, versions, live }: Deployed,
  url: string,
  log: (line: string) => void,
  stopped: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const executablePath = installedChromium();
  if (!executablePath) {
    log('CI is set, but there is no browser that could open the pages: they are not verified. Name one by CHROMIUM.');
    return true;
  }
  const browser = await verifier({ url, ...SAMPLES, executablePath, hearsSignals: false });
  try {
    const ended = new Promise<readonly string[]>((resolve) => stopped.addEventListener('abort', () => resolve([])));
    const failures = await Promise.race([browser.verify(live, versions, false), ended]);
    if (stopped.aborted) {
      log('Not every page was opened.');
      return true;
    }
    if (failures.length === 0) {
      log(`Every page of ${url} comes up.`);
      return true;
    }
    for (const failure of failures) log(failure);
    await takeBack(store, Object.keys(versions), failures, log);
    return false;
  } finally {
    await browser.close();
  }
}

async function takeBack(
  store: Store,
  names: readonly string[],
  failures: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  if (names.length === 0) return;
  const options = {
    now: () => new Date().toISOString(),
    development: true,
    provenance: await provenanceHere(repository),
    message: `npm start: ${failures[0]}`,
  };
  try {
    const { revision } = await rollback(store, names, options);
    log(`Revision ${revision} is live, without ${names.join(', ')}.`);
  } catch (error) {
    // A first deployment has no earlier version.
    if (!(error instanceof UserError)) throw error;
    log(`${names.join(', ')} stays live, though a page fails: ${error.message}`);
  }
}
