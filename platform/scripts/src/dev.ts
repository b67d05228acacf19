import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { UserError } from 'deployments';
import { buildPackages } from './build-packages.ts';
import { deployPackages } from './deployment/deploy-packages.ts';
import { OF_THE_PAGE, sayUnserved } from './development/unserved-edits.ts';
import { main, portFromEnvironment, shutdownSignal } from './main.ts';
import { dataFolder, publishedPackages, repository, storeFolder } from './paths.ts';
import { requireDevelopment, requirePort, startPortal } from './portal.ts';
import { freePort, runService, type Service } from './process/run-service.ts';

/** `npm run dev mfe-timecard`: serves packages with live reload, everything else as deployed. */
await main(async () => {
  requireDevelopment();
  const ending = shutdownSignal();
  const microFrontends = publishedPackages.filter((packageName) =>
    existsSync(join(repository, packageName, 'micro-frontend.json')),
  );
  const wanted = [...new Set(process.argv.slice(2).map((one) => basename(one)))];
  if (wanted.length === 0 || wanted.some((one) => !microFrontends.includes(one)))
    throw new UserError(`Say which micro-frontends: npm run dev ${microFrontends.join(' | ')}`);
  const port = portFromEnvironment(9000);
  const dataDir = dataFolder();
  await requirePort(port);
  await buildPackages(console.log, { keepModules: true });
  const store = storeFolder();
  await deployPackages(store, console.log);
  const portal = await startPortal({ port, store, dataDir, databaseUrl: process.env.DATABASE_URL });

  const servers: Service[] = [];
  const overrides: string[] = [];
  for (const packageName of wanted) {
    const folder = join(repository, packageName);
    const devPort = await freePort();
    const build = `http://localhost:${devPort}/build.json`;
    console.log(`Building ${packageName} …`);
    servers.push(await startDevelopmentServer(packageName, devPort, async () => (await fetch(build)).ok));
    const { name } = JSON.parse(await readFile(join(folder, 'micro-frontend.json'), 'utf8')) as { name: string };
    overrides.push(`override=${name}@${build}`);
  }
  const endSaying = sayUnserved(repository, [...microFrontends, ...OF_THE_PAGE], wanted, (sentence) =>
    console.log(`\n${sentence}`),
  );
  console.log(`\nServed from the sources: ${wanted.join(', ')}. Open the portal with this address:`);
  console.log(`  ${portal.url}/?${overrides.join('&')}`);
  console.log('The badge in the lower left corner takes them off again. Ctrl-C ends all.');
  await ending;
  endSaying();
  for (const server of servers) await server.close();
  await portal.close();
  return 0;
});

async function startDevelopmentServer(
  packageName: string,
  port: number,
  ready: () => Promise<boolean>,
): Promise<Service> {
  const folder = join(repository, packageName);
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { scripts: { dev: string } };
  const [command = '', ...args] = scripts.dev.split(' ');
  return runService({
    name: `${packageName}'s development server`,
    command: join(folder, 'node_modules', '.bin', command),
    args,
    cwd: folder,
    echo: true,
    env: {
      PORT: String(port),
      PATH: [join(repository, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
    ready,
    deadline: 120_000,
  });
}
