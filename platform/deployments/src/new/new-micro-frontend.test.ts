import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { declaration } from '../manifest/index.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { writeFiles } from '../testing/write-package.ts';
import { workspaceWith } from './join-workspace.ts';
import { writeMicroFrontend } from './new-micro-frontend.ts';

const workspace = 'packages:\n  - root-config\n  - mfe-timecard\n  - shared-client\n\ncatalog:\n  react: 19.3.1\n';

const repository = emptyFolder();
beforeEach(async () => {
  await writeFiles(repository, {
    'pnpm-workspace.yaml': workspace,
    'mfe-timecard/micro-frontend.json': {
      name: 'mfe_timecard',
      applications: [{ name: 'timecard', region: 'page', module: './app', routes: [{ path: '/worker/home' }] }],
    },
  });
});

const text = (path: string) => readFile(join(repository, path), 'utf8');

test('a new micro-frontend has the repository’s shape, its own names everywhere, and a declaration that publishing takes', async () => {
  const written = await writeMicroFrontend({ packageName: 'mfe-my-notes', route: '/my/notes', repository });
  expect(written).toEqual([
    'mfe-my-notes/README.md',
    'mfe-my-notes/micro-frontend.json',
    'mfe-my-notes/package.json',
    'mfe-my-notes/src/domain/part-of-day.test.ts',
    'mfe-my-notes/src/domain/part-of-day.ts',
    'mfe-my-notes/src/mount/app.test.tsx',
    'mfe-my-notes/src/mount/app.tsx',
    'mfe-my-notes/src/texts/en-US.ts',
    'mfe-my-notes/src/ui/page.css',
    'mfe-my-notes/src/ui/page.tsx',
    'mfe-my-notes/src/ui/pages.tsx',
    'mfe-my-notes/webpack.config.ts',
    'pnpm-workspace.yaml',
  ]);
  for (const path of written) expect(await text(path)).not.toMatch(/__[A-Za-z]+__/);
  expect(v.parse(declaration, JSON.parse(await text('mfe-my-notes/micro-frontend.json')))).toMatchObject({
    name: 'mfe_my_notes',
    applications: [{ name: 'my-notes', routes: [{ path: '/my/notes' }] }],
  });
  expect(await text('mfe-my-notes/src/ui/pages.tsx')).toContain("path: '/my/notes'");
  expect(await text('mfe-my-notes/src/texts/en-US.ts')).toContain("LBL_MY_NOTES_TITLE: 'My notes'");
  expect(await text('pnpm-workspace.yaml')).toContain('  - mfe-timecard\n  - mfe-my-notes\n  - shared-client');
});

test('a workspace without a list of packages is an error', () => {
  expect(workspaceWith('packages:\n  - a\n', 'mfe-x')).toBe('packages:\n  - a\n  - mfe-x\n');
  expect(() => workspaceWith('catalog:\n', 'mfe-x')).toThrow('has no list of packages');
});

test.each([
  ['notes', '/notes', '"notes" is no name for a micro-frontend'],
  ['mfe-Notes', '/notes', 'is no name for a micro-frontend'],
  ['mfe-../x', '/notes', 'is no name for a micro-frontend'],
  ['mfe-timecard', '/notes', 'mfe-timecard exists already'],
  ['mfe-notes', 'notes', 'The route "notes" starts with "/"'],
  ['mfe-notes', '/worker/home', 'The route /worker/home belongs to mfe-timecard already'],
])('%s at %s is rejected, and nothing is written', async (packageName, route, sentence) => {
  await expect(writeMicroFrontend({ packageName, route, repository })).rejects.toThrow(sentence);
  expect(existsSync(join(repository, 'mfe-notes'))).toBe(false);
  expect(await text('pnpm-workspace.yaml')).toBe(workspace);
});
