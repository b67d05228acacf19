import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { activate } from '../../activate/activate.ts';
import { requirePortal } from '../../develop/require-portal.ts';
import { writeMicroFrontend } from '../../new/new-micro-frontend.ts';
import { writeOutside } from '../../new/new-outside.ts';
import { runStep } from '../../new/run-step.ts';
import { provenanceHere } from '../../provenance/here.ts';
import { readBuild } from '../../publish/build.ts';
import { publish } from '../../publish/publish.ts';
import { UserError } from '../../user-error.ts';
import { type Invocation, type Verb, WrongUsage } from '../invocation.ts';
import { buildPackage } from '../package-script.ts';

/**
 * Creates a micro-frontend: writes the package, then installs, tests, builds, publishes, checks and activates it. Outside of a workspace
 * it writes and installs one that has a repository of its own.
 */
export const newMicroFrontend: Verb = async (asked) => {
  const { names, values, print } = asked;
  const [packageName, ...more] = names;
  if (!packageName || more.length || !values.route)
    throw new WrongUsage('Name the package and its route: mfe new mfe-notes --route /notes');
  const repository = repositoryOf(process.cwd());
  if (repository === undefined) return newOutside(asked, packageName, values.route);
  const written = await writeMicroFrontend({ packageName, route: values.route, repository });
  const log = (line: string) => values.json || print(undefined, line);
  log(`Wrote ${written.length} files: ${written.join(', ')}`);
  if (values['write-only']) {
    print(
      { packageName, written },
      `${packageName} is written. Next: npx --yes ${await pnpmOf(repository)} install, which adds it to the lock file; then npm run dev ${packageName}`,
    );
    return 0;
  }

  const bin = join(repository, 'node_modules', '.bin');
  const folder = join(repository, packageName);
  log('Installing …');
  await runStep({
    name: 'Installing',
    command: 'npx',
    // The lock file gains a package, which build servers would reject by default.
    args: ['--yes', await pnpmOf(repository), 'install', '--no-frozen-lockfile'],
    cwd: repository,
  });
  if (existsSync(join(bin, 'biome'))) {
    const args = ['check', '--write', packageName];
    await runStep({ name: `Checking the style of ${packageName}`, command: join(bin, 'biome'), args, cwd: repository });
  }
  log('Testing …');
  const jest = join(repository, 'node_modules', 'jest', 'bin', 'jest.js');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  await runStep({
    name: `Testing ${packageName}`,
    command: process.execPath,
    args: [...flags, jest, `${packageName}/`],
    cwd: repository,
  });
  log('Building …');
  await buildPackage(folder);

  const { publication } = await publish(asked.store, readBuild(folder), {
    from: await provenanceHere(folder),
    signer: asked.activating.signer,
  });
  const { name, version } = publication;
  const live = await activate(asked.store, [publication], asked.activating).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(
      `${error.message}\n\n${packageName} is written, tested and published, but not live. Mend this (a store that is new needs ` +
        `"npm run deploy" first), then: npm run mfe -- activate ${name}@${version}`,
    );
  });
  print(
    { packageName, written, name, version, revision: live.revision },
    `${name}@${version} is live in revision ${live.revision}: open #${values.route} in the portal.`,
  );
  return 0;
};

async function newOutside({ values, print }: Invocation, packageName: string, route: string): Promise<number> {
  const parent = process.cwd();
  const packages = values.packages === undefined ? undefined : resolve(values.packages);
  const name = packageName.replaceAll('-', '_');
  if (values.portal) await requirePortal(values.portal, { name, routes: [route] });
  const written = await writeOutside({ packageName, route, parent, packages });
  if (!values['write-only']) {
    if (!values.json) print(undefined, `Wrote ${written.length} files to ${packageName}. Installing …`);
    const args = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
    await runStep({ name: 'Installing', command: 'npm', args, cwd: join(parent, packageName) });
  }
  print(
    { packageName, written },
    `${packageName} is written. Next: cd ${packageName}, npm test, npx mfe publish . --build; its README has the rest.`,
  );
  return 0;
}

/** The workspace around a folder, if there is one. */
function repositoryOf(start: string): string | undefined {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

async function pnpmOf(repository: string): Promise<string> {
  const { packageManager } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
    packageManager?: string;
  };
  return packageManager ?? 'pnpm';
}
