import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, delimiter, join, resolve } from 'node:path';
import { UserError } from 'deployments';
import { buildPackages } from './build-packages.ts';
import { deployPackages } from './deployment/deploy-packages.ts';
import { main, portFromEnvironment, shutdownSignal } from './main.ts';
import { publishedPackages, repository } from './paths.ts';
import { requireDevelopment, requirePort, startPortal } from './portal.ts';
import { freePort, runService } from './process/run-service.ts';

/** `npm run dev mfe-timecard`: serves one package with live reload, everything else as deployed. */
await main(async () => {
  requireDevelopment();
  const ending = shutdownSignal();
  const microFrontends = publishedPackages.filter((packageName) =>
    existsSync(join(repository, packageName, 'micro-frontend.json')),
  );
  const packageName = microFrontends.find((one) => one === basename(process.argv[2] ?? ''));
  if (!packageName) throw new UserError(`Say which micro-frontend: npm run dev ${microFrontends.join(' | ')}`);
  const port = portFromEnvironment(9000);
  const dataDir = resolve(process.env.DATA_DIR ?? '.data');
  await requirePort(port);
  await buildPackages(console.log, { keepModules: true });
  const store = join(dataDir, 'store');
  await deployPackages(store, console.log);
  const portal = await startPortal({ port, store, dataDir, databaseUrl: process.env.DATABASE_URL });

  const folder = join(repository, packageName);
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { scripts: { dev: string } };
  const [command = '', ...args] = scripts.dev.split(' ');
  const devPort = await freePort();
  const build = `http://localhost:${devPort}/build.json`;
  console.log(`Building ${packageName} …`);
  const server = await runService({
    name: `${packageName}'s development server`,
    command: join(folder, 'node_modules', '.bin', command),
    args,
    cwd: folder,
    echo: true,
    env: {
      PORT: String(devPort),
      PATH: [join(repository, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
    ready: async () => (await fetch(build)).ok,
    deadline: 120_000,
  });
  const { name } = JSON.parse(await readFile(join(folder, 'micro-frontend.json'), 'utf8')) as { name: string };
  console.log(`\n${packageName} is served from its sources. Open it in the portal with this address:`);
  console.log(`  ${portal.url}/?override=${name}@${build}`);
  console.log('The badge in the lower left corner takes the override off again. Ctrl-C ends both.');
  await ending;
  await server.close();
  await portal.close();
  return 0;
});
