import { join } from 'node:path';
import { buildWithWebpack } from '../build-with-webpack.ts';

/** Bundles the page and the runtime; no plugin of Module Federation is needed for it. */
export function build(folder: string): Promise<void> {
  return buildWithWebpack(folder, join(import.meta.dirname, 'main.ts'));
}
