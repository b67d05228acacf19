import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const fixtures = join(import.meta.dirname, '..', 'fixtures');
export const rootConfig = join(import.meta.dirname, '..', '..');

/**
 * Builds the fixture's packages and root-config itself, as `npm start` does, two at a time. `BUILT=1` builds nothing,
 * `ROOT_BUILT=1` leaves out root-config, which `npm test` has built with the product's packages.
 */
export async function buildFixtures(): Promise<void> {
  if (process.env.BUILT) return;
  const waiting = ['page', 'mfe-widgets', 'shell'].map((name) => join(fixtures, name));
  if (!process.env.ROOT_BUILT) waiting.push(rootConfig);
  async function work(): Promise<void> {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) await build(folder);
  }
  await Promise.all([work(), work()]);
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
