import { join } from 'node:path';
import { build } from 'vite';
import { styleTexts } from '../.storybook/style-texts.ts';

const root = join(import.meta.dirname, '..');

/** Builds the measured page for production; returns its folder. */
export async function buildPage(): Promise<string> {
  const folder = join(root, '..', '.cache', 'widgets-bench');
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [styleTexts()],
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
}
