import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStorybook } from './build-storybook.ts';

/** `test:browser`: brings the Storybook up to date, then runs Playwright with whatever follows the command. */
await buildStorybook(console.log);
const root = join(import.meta.dirname, '..');
const child = spawn(join(root, 'node_modules', '.bin', 'playwright'), ['test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = await new Promise<number>((resolve) => {
  child.on('close', (code) => resolve(code ?? 1));
});
