import { UserError } from 'deployments';
import { companySettings } from 'reference-api';
import { buildPackages, stalePackages } from './build-packages.ts';
import { inTwoParts } from './builds/first-page.ts';
import { countedSteps, type NextStep } from './builds/steps.ts';
import { deployPackages, isEmpty } from './deployment/deploy-packages.ts';
import { type Deployed, verifyDeployment } from './deployment/verify-deployment.ts';
import { type BuildState, pagesBeingBuilt } from './development/pages-being-built.ts';
import { main, portFromEnvironment, shutdownSignal } from './main.ts';
import { dataFolder, publishedPackages, repository, storeFolder } from './paths.ts';
import { type OwnPortal, requireDevelopment, requirePort, startPortal } from './portal.ts';

/**
 * `npm start`: builds what changed, publishes it to the local store and serves everything on one port. From nothing, it is ready as soon as
 * the first page is live, and the rest follows in a second revision. In CI it is ready when everything is live, then opens every page in a
 * browser, and restores what was live before if one fails.
 */
await main(async () => {
  requireDevelopment();
  const stopped = new AbortController();
  const { signal } = stopped;
  const ending = shutdownSignal().then(() => stopped.abort());
  const port = portFromEnvironment(9000);
  const dataDir = dataFolder();
  await requirePort(port);

  const store = storeFolder();
  const stale = stalePackages();
  const upToDate = publishedPackages.filter((packageName) => !stale.includes(packageName));
  if (upToDate.length) console.log(`Up to date: ${upToDate.join(', ')}`);
  // Once something is live, nobody should take an older version for the newest.
  const inParts = stale.length > 0 && !process.env.CI && (await isEmpty(store));
  const { first, rest } = inTwoParts(publishedPackages, inParts ? stale : []);
  let state: BuildState = inParts ? 'building' : 'live';

  async function bringLive(packages: readonly string[], portalOnly: boolean, next: NextStep): Promise<Deployed> {
    await buildPackages(console.log, { packages, keepModules: !process.env.CI, portalOnly, next, signal });
    next('Publishing');
    return deployPackages(store, console.log, 'development', { packages });
  }

  const toBuild = stale.filter((packageName) => first.includes(packageName)).length;
  console.log('Starting the API …');
  const live = bringLive(first, inParts, countedSteps(toBuild + 1, console.log));
  let portal: OwnPortal;
  try {
    portal = await startPortal(
      {
        port,
        store,
        dataDir,
        databaseUrl: process.env.DATABASE_URL,
        smtpUrl: process.env.SMTP_URL,
        company: companySettings(process.env),
        ...(inParts ? { instead: pagesBeingBuilt({ repository, store, packages: rest, state: () => state }) } : {}),
      },
      live,
    );
  } catch (error) {
    if (signal.aborted) return 130;
    throw error;
  }
  console.log(`\nWorker portal ready at ${portal.url}`);
  console.log('Sign in as worker, manager, supplier or msp with the password Portal-2026. Ctrl-C ends it.');
  let succeeded = true;
  if (inParts) succeeded = await bringRestLive();
  else console.log('Everything is live.');
  if (process.env.CI) succeeded = await verifyDeployment(await live, portal.url, console.log, signal);
  if (succeeded || !process.env.CI) await ending;
  console.log('\nStopping …');
  await portal.close();
  return succeeded ? 0 : 1;

  /**
   * Builds that the first page does not need: the other packages, and the variants for foreign hosts.
   * @returns false if that failed, which is printed; the versions that were live before stay
   */
  async function bringRestLive(): Promise<boolean> {
    const missing = stalePackages();
    console.log(`A worker's home is live. The other pages follow: ${rest.join(', ')}`);
    try {
      await bringLive(publishedPackages, false, countedSteps(missing.length + 1, console.log));
      state = 'live';
      console.log('Everything is live.');
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      state = 'failed';
      console.error(error instanceof UserError ? `\n${error.message}` : error);
      console.error(
        `What was live still is. Not everything of these is: ${missing.join(', ')}. Correct the error, press Ctrl-C and run npm start again.`,
      );
      return false;
    }
  }
});
