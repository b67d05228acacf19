import { join, resolve } from 'node:path';
import { companySettings } from 'reference-api';
import { buildPackages } from './build-packages.ts';
import { deployPackages } from './deploy-packages.ts';
import { main, portFromEnvironment, shutdownSignal } from './main.ts';
import { requireDevelopment, requirePort, startPortal } from './portal.ts';
import { verifyDeployment } from './verify-deployment.ts';

/**
 * `npm start`: builds what changed, publishes it to the local store and serves everything on one port. In CI it then opens every page in a
 * browser, and restores what was live before if one fails.
 */
await main(async () => {
  requireDevelopment();
  const ending = shutdownSignal();
  const port = portFromEnvironment(9000);
  const dataDir = resolve(process.env.DATA_DIR ?? '.data');
  await requirePort(port);

  const { upToDate } = await buildPackages(console.log);
  if (upToDate.length) console.log(`Up to date: ${upToDate.join(', ')}`);
  const store = join(dataDir, 'store');
  const deployed = await deployPackages(store, console.log);

  console.log('Starting the API …');
  const portal = await startPortal({
    port,
    store,
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    smtpUrl: process.env.SMTP_URL,
    company: companySettings(process.env),
  });
  console.log(`\nWorker portal ready at ${portal.url}`);
  console.log('Sign in as worker, manager, supplier or msp with the password Portal-2026. Ctrl-C ends it.');
  const stopped = new AbortController();
  void ending.then(() => stopped.abort());
  const comesUp = !process.env.CI || (await verifyDeployment(deployed, portal.url, console.log, stopped.signal));
  if (comesUp) await ending;
  console.log('\nStopping …');
  await portal.close();
  return comesUp ? 0 : 1;
});
