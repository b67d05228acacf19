import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'reference', 'legacy-host', 'webapps', 'legacy', 'pages');

/** The pages of `/legacy/pages/`, by name; `done` is where their flow leads, `frames/` holds what stands in frames. */
export const LEGACY_PAGES: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace('.html', ''))
  .filter((name) => name !== 'done')
  .sort();
