import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptMinimizer } from 'webpack-preset/parts';
import { bundlePage } from '../bundle/bundle-page.ts';

/** Bundles a page in plain React, as a production build of its own. @returns its script */
export async function buildPlain(page: 'timecard' | 'expenses', folder: string): Promise<string> {
  const filename = 'plain.js';
  await bundlePage({
    entry: join(import.meta.dirname, `plain-${page}.tsx`),
    folder,
    filename,
    target: 'es2023',
    settings: { optimization: { minimizer: scriptMinimizer() }, performance: false },
  });
  return readFile(join(folder, filename), 'utf8');
}
