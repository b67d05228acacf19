import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { choosePort } from '../../develop/choose-port.ts';
import { missingRoutes } from '../../develop/missing-routes.ts';
import { requirePortal } from '../../develop/require-portal.ts';
import { type Claiming, takenRoutes } from '../../develop/taken-routes.ts';
import type { Manifest } from '../../manifest/index.ts';
import { readDeclaration } from '../../publish/build.ts';
import { UserError } from '../../user-error.ts';
import { type Verb, WrongUsage } from '../invocation.ts';
import { packageScript } from '../package-script.ts';

const DECLARATION = 'micro-frontend.json';

/** Windows has no groups of processes. */
const OWN_GROUP = process.platform !== 'win32';

/** Serves a micro-frontend's sources for a running portal, until the process is asked to end. */
export const dev: Verb = async ({ names, values, print }) => {
  const [folder = '.', ...more] = names;
  if (!values.portal || more.length)
    throw new WrongUsage('Name one package and the portal: mfe dev --portal http://localhost:9000');
  const { name, routes, overlaps } = claimed(folder);
  const { command, args, path } = packageScript(folder, 'dev');
  const live = await requirePortal(values.portal, { name, routes, overlaps });
  // A page takes its routes from the live deployment; an override replaces scripts only.
  if (!Object.hasOwn(live.microFrontends, name))
    throw new UserError(
      `${name} is not live on ${values.portal} yet: publish and activate it once, then its sources can stand in for it.`,
    );
  const port = await choosePort(values.port);
  const build = `http://localhost:${port}/build.json`;

  const server = spawn(command, [...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, PORT: String(port) },
    shell: !OWN_GROUP,
    detached: OWN_GROUP,
  });
  const end = () => endAll(server);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  let said: string | undefined;
  const sayRoutes = () => {
    const sentence = routesInWords(live, folder);
    if (sentence !== undefined && sentence !== said) print({ name, sentence }, `\n${sentence}`);
    said = sentence;
  };
  const watcher = watch(folder, (_, file) => {
    if (file === DECLARATION) sayRoutes();
  });
  const ended = once(server, 'exit') as Promise<[number | null]>;
  const link = `${new URL(`/?override=${name}@${build}`, values.portal).href}#${routes[0] ?? '/'}`;
  await Promise.race([isServed(build, ended), ended]);
  if (server.exitCode === null) {
    print({ name, build, link }, `\n${name} in the portal, from its sources:\n  ${link}\nCtrl-C ends it.`);
    sayRoutes();
  }
  const [code] = await ended;
  watcher.close();
  return code ?? 0;
};

/** Ends a server with what it has started: where Node is a package, a shell is in between, which passes on no signal. */
function endAll(server: ChildProcess): void {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  if (OWN_GROUP) process.kill(-server.pid, 'SIGTERM');
  else server.kill('SIGTERM');
}

/** What the package declares. */
function claimed(folder: string): Claiming {
  const { name, applications, overlaps } = readDeclaration(folder);
  const routes = applications.flatMap((one) => one.routes ?? []).map((route) => route.path);
  return { name, routes, overlaps };
}

/** Why the portal does not show the routes as they are declared now; undefined if it does, or while the file is being written. */
function routesInWords(live: Manifest, folder: string): string | undefined {
  try {
    const claiming = claimed(folder);
    return takenRoutes(live, claiming)[0] ?? missingRoutes(live, claiming);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** Resolves when the build is served; its errors are printed by the server itself. */
async function isServed(build: string, ended: Promise<unknown>): Promise<void> {
  let waiting = true;
  ended.finally(() => {
    waiting = false;
  });
  while (waiting && !(await fetch(build).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 200));
}
