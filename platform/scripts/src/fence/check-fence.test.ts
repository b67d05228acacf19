import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { repository } from '../paths.ts';
import { checkFence } from './check-fence.ts';
import { smallRepository } from './testing/small-repository.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function findings(sources: Readonly<Record<string, string>>): Promise<string[]> {
  const { folder, files } = await smallRepository(sources);
  folders.push(folder);
  return checkFence(folder, files);
}

test.each([
  ['a relative path', '../../../mfe-timecard/src/domain/hours.ts', 'mfe-* may import shared-*, mfe_widgets/*'],
  [
    'a widget by a relative path',
    '../../../mfe-widgets/src/button/index.ts',
    'mfe-* may import shared-*, mfe_widgets/*',
  ],
  ['a widget by its package', 'mfe-widgets/button', 'mfe-* may import shared-*, mfe_widgets/*'],
  ['a package by its name', 'deployments', 'mfe-* may import shared-*, mfe_widgets/*'],
  ['a sub-path', 'deployments/manifest', 'mfe-* may import shared-*, mfe_widgets/*'],
  ['an allowed package by a relative path', '../../../shared-client/src/index.ts', 'a package is imported by its name'],
  ['a half of a package', 'shared-session/state', 'shared-session/state is for root-config, shared-session alone'],
  ['a module that is not there', './nowhere.ts', 'cannot be resolved'],
])('%s is refused', async (_name, specifier, sentence) => {
  const [finding, ...rest] = await findings({ 'mfe-shell/src/ui/a.ts': `\nexport * from '${specifier}';` });
  expect(finding).toContain('mfe-shell/src/ui/a.ts:2: ');
  expect(finding).toContain(`"${specifier}"`);
  expect(finding).toContain(sentence);
  expect(rest).toEqual([]);
});

test.each([
  ['import', "import { hours } from '../../../mfe-timecard/src/domain/hours.ts';\nexport const a = hours;"],
  [
    'import type',
    "import type { hours } from '../../../mfe-timecard/src/domain/hours.ts';\nexport type A = typeof hours;",
  ],
  ['import()', "export const a = () => import('../../../mfe-timecard/src/domain/hours.ts');"],
  ['type import()', "export type A = typeof import('../../../mfe-timecard/src/domain/hours.ts');"],
  ['require', "export const a = require('../../../mfe-timecard/src/domain/hours.ts');"],
])('whatever it is written with: %s', async (_name, source) => {
  expect(await findings({ 'mfe-shell/src/ui/a.ts': source })).toHaveLength(1);
});

test.each([
  ['a test', 'mfe-shell/src/ui/a.test.ts', 'deployments', 'tests and configuration of mfe-* may import'],
  ['configuration', 'mfe-shell/webpack.config.ts', 'deployments', 'tests and configuration of mfe-* may import'],
  ['another package', 'shared-client/src/a.ts', 'shared-session', 'shared-client may import shared-validators'],
  ['a micro-frontend without a row of its own', 'mfe-notes/src/ui/a.ts', 'deployments', 'mfe-* may import'],
  ['more than the sub-path', 'root-config/src/a.ts', 'deployments', 'may import shared-*, deployments/manifest'],
])('%s is held to the table', async (_name, file, specifier, sentence) => {
  expect(await findings({ [file]: `import '${specifier}';` })).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['domain', '../state/b.ts', 'domain/ may import no other folder'],
  ['domain', '../texts/b.ts', 'domain/ may import no other folder'],
  ['domain', 'shared-session', 'domain/ is pure TypeScript'],
  ['domain', 'shared-client', 'domain/ is pure TypeScript'],
  ['domain', 'mfe_widgets/button', 'domain/ is pure TypeScript'],
  ['domain', 'node:fs', 'domain/ is pure TypeScript'],
  ['state', '../ui/b.ts', 'state/ may import domain/'],
  ['ui', '../mount/b.ts', 'ui/ may import state/, domain/'],
  ['texts', '../ui/b.ts', 'texts/ may import domain/'],
])('%s/ imports nothing from outside of it: %s', async (layer, specifier, sentence) => {
  const other = specifier.startsWith('../') ? { [`mfe-shell/src/${specifier.slice(3)}`]: 'export const b = 1;' } : {};
  const found = await findings({ [`mfe-shell/src/${layer}/a.ts`]: `import '${specifier}';`, ...other });
  expect(found).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['domain', 'react'],
  ['domain', 'zustand/vanilla'],
  ['state', 'react'],
])('%s/ is without %s', async (layer, specifier) => {
  const module = `node_modules/${specifier}`;
  const found = await findings({
    [`${module}/package.json`]: '{ "main": "./index.js" }',
    [`${module}/index.js`]: '',
    [`mfe-shell/src/${layer}/a.ts`]: `import '${specifier}';`,
  });
  expect(found.filter((one) => one.includes('/a.ts:1'))).toEqual([expect.stringContaining(`${layer}/ is `)]);
});

test('sources import no test, and no helper of tests', async () => {
  const found = await findings({
    'shared-session/src/a.ts': "import './testing/b.ts';",
    'shared-session/src/testing/b.ts': 'export const b = 1;',
  });
  expect(found).toEqual([expect.stringContaining('sources may not import tests or their helpers')]);
});

test('a cycle is refused, of types too, and the way round is named', async () => {
  const found = await findings({
    'mfe-shell/src/ui/a.ts': "import { b } from './b.ts';\nexport const a = b;",
    'mfe-shell/src/ui/b.ts': "import type { C } from './c.ts';\nexport const b: C = 1;",
    'mfe-shell/src/ui/c.ts': "export type C = typeof import('./a.ts').a;",
  });
  const way = ['a', 'b', 'c', 'a'].map((name) => `mfe-shell/src/ui/${name}.ts`).join(' → ');
  expect(found).toEqual([`mfe-shell/src/ui/a.ts: a cycle: ${way}`]);
});

test('fetch and the clock are refused in domain/, and nowhere else', async () => {
  const source = 'export const a = () => fetch("/a", { at: Date.now() });';
  expect(await findings({ 'mfe-shell/src/state/a.ts': source, 'mfe-shell/src/domain/a.test.ts': source })).toEqual([]);
  expect(await findings({ 'mfe-shell/src/domain/a.ts': source })).toEqual([
    expect.stringContaining('mfe-shell/src/domain/a.ts:1: fetch is refused'),
    expect.stringContaining('mfe-shell/src/domain/a.ts:1: Date.now is refused'),
  ]);
});

test('a package without a row is refused', async () => {
  const found = await findings({ 'platform/new/package.json': '{}' });
  expect(found).toEqual([expect.stringContaining('platform/new/package.json: the package has no row')]);
});

test('what the table allows passes', async () => {
  expect(
    await findings({
      'mfe-shell/src/ui/a.ts': "import 'mfe_widgets/button';\nimport 'shared-session';\nimport '../domain/b.ts';",
      'mfe-shell/src/domain/b.ts': "import 'shared-client/schema/billing';",
      'root-config/src/a.ts': "import 'deployments/manifest';",
      'root-config/test/a.ts': "import 'deployments';",
      'e2e/tests/a.spec.ts': "import '../../mfe-timecard/src/domain/hours.ts';",
    }),
  ).toEqual([]);
});

test('a micro-frontend that `mfe new` writes needs no change of the table', async () => {
  const template = join(repository, 'platform', 'deployments', 'templates', 'micro-frontend');
  const sources: Record<string, string> = {};
  for (const entry of await readdir(join(template, 'src'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.includes('.test.')) continue;
    const file = join(entry.parentPath, entry.name);
    sources[join('mfe-notes', relative(template, file))] = await readFile(file, 'utf8');
  }
  const found = await findings({
    ...sources,
    'mfe-widgets/src/foundation/index.ts': 'export {};',
    'shared-session/src/micro-frontend/index.ts': 'export {};',
    'shared-session/src/routing/index.ts': 'export {};',
  });
  // The small repository has no libraries installed.
  expect(found.filter((one) => !/"(?:react|zustand|valibot)[^"]*" cannot be resolved/.test(one))).toEqual([]);
});
