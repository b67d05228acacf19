import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { repository } from 'scripts/paths';
import type { StoryIndex } from './widget-pages.ts';

const widgets = join(repository, 'mfe-widgets');
const built = join(widgets, 'storybook-static');

/** Builds the Storybook of the widgets, if it has changed, into the site. */
export function writeStorybook(folder: string): void {
  const { status } = spawnSync(process.execPath, [join(widgets, 'test', 'build-storybook.ts')], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new UserError('The Storybook could not be built; the lines above say why.');
  cpSync(built, folder, { recursive: true });
}

/** Its stories; none before it was built. */
export function readStories(): StoryIndex {
  const index = join(built, 'index.json');
  return existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : { entries: {} };
}

/** The API report of a widget, its own headings a level below those of a page. */
export function readReport(folder: string): string | undefined {
  const file = join(widgets, 'api', `${folder}.api.md`);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .replace(/^# .+\n+.+\n/, '')
    .replace(/^## /gm, '### ')
    .trim();
}
