import { spawn } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

export const fixtures = join(import.meta.dirname, '..', 'fixtures');
export const rootConfig = join(import.meta.dirname, '..', '..');

/** Packages that build the sources of another one for React 18. Only the wide suite runs two majors. */
const WITH_REACT_18 = process.env.TEST_WIDE ? ['elder', 'page-18', 'mfe-widgets-18'] : [];
/** The other packages of the tests with two majors: the same micro-frontend for the page's React, and React 18 itself. */
const BESIDE_REACT_18 = process.env.TEST_WIDE ? ['twin', 'react-18'] : [];

/**
 * Builds the fixture's packages and root-config itself, as `npm start` does, two at a time. `BUILT=1` builds nothing,
 * `ROOT_BUILT=1` leaves out root-config, which `npm test` has built with the product's packages.
 */
export async function buildFixtures(): Promise<void> {
  if (process.env.BUILT) return;
  const packages = ['page', 'mfe-widgets', 'shell', ...BESIDE_REACT_18, ...WITH_REACT_18];
  const waiting = packages.map((name) => join(fixtures, name));
  for (const name of WITH_REACT_18) await installReact18(join(fixtures, name));
  if (!process.env.ROOT_BUILT) waiting.push(rootConfig);
  async function work(): Promise<void> {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) await build(folder);
  }
  await Promise.all([work(), work()]);
}

/** The versions of libraries that a package has are read from its own folder. */
async function installReact18(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(modules, { recursive: true });
  for (const library of ['react', 'react-dom']) {
    const link = join(modules, library);
    await rm(link, { force: true });
    await symlink(join(rootConfig, 'node_modules', `${library}-18`), link);
  }
}

function build(folder: string): Promise<void> {
  const command = join(rootConfig, 'node_modules', '.bin', 'webpack');
  const child = spawn(command, { cwd: folder, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${folder} could not be built.`))));
  });
}

if (import.meta.main) await buildFixtures();
