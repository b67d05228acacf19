import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from 'deployments';
import { contractsOfModules } from 'webpack-preset/contracts';
import { repository } from '../paths.ts';
import { consumedBy } from './consumed-contract.ts';

/** A widget, what it imports beside it, and the package whose values it takes. */
const PARTS = [
  'mfe-widgets/src/allocation-editor',
  'mfe-widgets/src/internal/texts',
  'shared-validators/package.json',
  'shared-validators/src/totals',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'renamed-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a value that is renamed with all its users in the repository is refused, because its consumers are built already', () => {
  const { before, after } = contractsOfModules([
    widget('before', (text) => text),
    widget('after', (text) => text.replaceAll("'ot_hours'", "'overtime_hours'")),
  ]);
  if (!before || !after) throw new Error('No contract was read.');
  const found = consumedBy({ builtAgainst: before, now: before }, { builtAgainst: before, now: after });
  expect(check(found.candidate, found.live, found.facts)).toEqual([
    { rule: 'contracts-are-kept', message: expect.stringMatching(/type was "hours" \| .*"ot_hours"/) },
  ]);
});

/** The widget in a copy of the repository. */
function widget(request: string, change: (text: string) => string) {
  const root = join(folder, request);
  for (const part of PARTS) cpSync(join(repository, part), join(root, part), { recursive: true });
  mkdirSync(join(root, 'types'));
  writeFileSync(join(root, 'tsconfig.json'), '{ "compilerOptions": { "target": "es2023", "module": "preserve" } }');
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const path = join(root, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  const sources = join(root, 'mfe-widgets/src');
  return { request, file: join(sources, 'allocation-editor/index.ts'), folder: sources };
}
