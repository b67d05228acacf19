import { UserError } from 'deployments';
import { buildPackages } from './build-packages.ts';
import { deployPackages } from './deployment/deploy-packages.ts';
import { missingForLegacy, startLegacyPortal } from './legacy/legacy-portal.ts';
import { main, portFromEnvironment, shutdownSignal } from './main.ts';
import { dataFolder, storeFolder } from './paths.ts';
import { requireDevelopment, requirePort } from './portal.ts';

/** `npm run start:legacy`: like `npm start`, with the legacy pages rendered by a real Tomcat behind nginx. */
await main(async () => {
  requireDevelopment();
  const ending = shutdownSignal();
  const missing = missingForLegacy();
  if (missing.length) {
    throw new UserError(
      `${missing.join(' and ')} missing on this machine. On Debian: apt-get install ${missing.join(' ')}`,
    );
  }
  const port = portFromEnvironment(9000);
  const dataDir = dataFolder();
  await requirePort(port);
  await buildPackages(console.log, { keepModules: true });
  const store = storeFolder();
  await deployPackages(store, console.log);
  console.log('Starting the API, Tomcat and nginx …');
  const portal = await startLegacyPortal({
    port,
    store,
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    smtpUrl: process.env.SMTP_URL,
  });
  console.log(`\nWorker portal ready at ${portal.url}`);
  console.log(`Legacy pages rendered by Tomcat at ${portal.url}/legacy/home.jsp`);
  await ending;
  console.log('\nStopping …');
  await portal.close();
  return 0;
});
