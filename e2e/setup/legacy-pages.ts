import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'reference', 'legacy-host', 'webapps', 'legacy', 'pages');

/** The pages of `/legacy/pages/`, by name; `done` is where their flow leads. */
export const LEGACY_PAGES: readonly string[] = readdirSync(folder)
  .map((file) => file.replace('.html', ''))
  .filter((name) => name !== 'done')
  .sort();
