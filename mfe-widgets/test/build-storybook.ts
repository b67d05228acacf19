import { spawn } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const repository = join(root, '..');

/** The folder of the static Storybook. */
export const storybook: string = join(root, 'storybook-static');

/** The sources of the Storybook. */
const SOURCES = [
  'mfe-widgets/src',
  'mfe-widgets/.storybook',
  'mfe-widgets/theme.css',
  'mfe-widgets/package.json',
  'shared-session/src',
  'shared-client/src',
  'shared-validators/src',
  'platform/webpack-preset/src/styles',
  'pnpm-lock.yaml',
];

/**
 * Builds the static Storybook if a source is newer. It appears when it is complete, because a build may be interrupted. With the NODE_ENV of
 * Jest, React Aria would draw every row of a long list.
 */
export async function buildStorybook(log: (line: string) => void): Promise<void> {
  const built = join(storybook, 'index.json');
  const since = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (!SOURCES.some((source) => changedAt(join(repository, source)) > since)) return;
  log('Building the Storybook of the widgets …');
  const command = join(root, 'node_modules', '.bin', 'storybook');
  const unfinished = join(repository, '.cache', 'storybook');
  rmSync(unfinished, { recursive: true, force: true });
  const child = spawn(command, ['build', '--output-dir', unfinished, '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`The Storybook could not be built:\n${output}`);
  rmSync(storybook, { recursive: true, force: true });
  renameSync(unfinished, storybook);
}

/** The last change of a file, or of anything below a folder, in ms; 0 if there is nothing. */
function changedAt(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const below = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  return Math.max(mtimeMs, ...below.map((name) => changedAt(join(path, name))));
}

if (import.meta.main) await buildStorybook(console.log);
