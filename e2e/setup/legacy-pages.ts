import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { legacyFolders } from 'scripts/legacy/legacy-folders';

const folder = join(legacyFolders.application, 'pages');

/** The pages of `/legacy/pages/`, by name; `done` is where their flow leads, `frames/` holds what stands in frames. */
export const LEGACY_PAGES: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace('.html', ''))
  .filter((name) => name !== 'done')
  .sort();
