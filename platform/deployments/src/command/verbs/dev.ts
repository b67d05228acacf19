import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { choosePort } from '../../develop/choose-port.ts';
import { requirePortal } from '../../develop/require-portal.ts';
import { readDeclaration } from '../../publish/build.ts';
import { UserError } from '../../user-error.ts';
import { type Verb, WrongUsage } from '../invocation.ts';
import { packageScript } from '../package-script.ts';

/** Serves a micro-frontend's sources for a running portal, until the process is asked to end. */
export const dev: Verb = async ({ names, values, print }) => {
  const [folder = '.', ...more] = names;
  if (!values.portal || more.length)
    throw new WrongUsage('Name one package and the portal: mfe dev --portal http://localhost:9000');
  const { name, applications, overlaps } = readDeclaration(folder);
  const { command, args, path } = packageScript(folder, 'dev');
  const routes = applications.flatMap((one) => one.routes ?? []).map((route) => route.path);
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
    shell: process.platform === 'win32',
  });
  const end = () => server.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  const ended = once(server, 'exit') as Promise<[number | null]>;
  const link = `${new URL(`/?override=${name}@${build}`, values.portal).href}#${routes[0] ?? '/'}`;
  await Promise.race([isServed(build, ended), ended]);
  if (server.exitCode === null)
    print({ name, build, link }, `\n${name} in the portal, from its sources:\n  ${link}\nCtrl-C ends it.`);
  const [code] = await ended;
  return code ?? 0;
};

/** Resolves when the build is served; its errors are printed by the server itself. */
async function isServed(build: string, ended: Promise<unknown>): Promise<void> {
  let waiting = true;
  ended.finally(() => {
    waiting = false;
  });
  while (waiting && !(await fetch(build).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 200));
}
