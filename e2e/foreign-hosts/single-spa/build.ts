import { join } from 'node:path';
import { buildWithWebpack } from '../build-with-webpack.ts';

/** Bundles the page, single-spa and Module Federation's runtime. */
export function build(folder: string): Promise<void> {
  return buildWithWebpack(folder, join(import.meta.dirname, 'main.ts'));
}
