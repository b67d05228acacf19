import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsOfPackage, installedCalls } from './calls-of-package.ts';
import { recordedCalls } from './recorded-calls.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calls-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a build takes the calls of an installed package from the record that was made of its sources', () => {
  mkdirSync(join(folder, 'src', 'notes'), { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  writeFileSync(
    join(folder, 'src', 'notes', 'index.ts'),
    `declare const api: { get: (path: string, schema: object, options?: object) => void };
     export const getNote = (id: number) => api.get(\`/notes/\${id}\`, {}, { query: { id } });
     export const getNotes = () => api.get('/notes', {});`,
  );
  const recorded = callsOfPackage(join(folder, 'src'));
  const getNote = [{ call: 'GET /notes/{}', query: { members: { id: 'number' } } }];
  expect(recorded.modules).toEqual({ 'notes/index': { getNote, getNotes: [{ call: 'GET /notes' }] } });

  const installed = join(folder, 'node_modules', 'shared-client');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{}');
  const file = join(installed, 'lib', 'notes', 'index.js');
  expect(installedCalls(file, ['getNote'])).toBe(undefined);
  const types = { Other: 'string' };
  writeFileSync(join(installed, 'calls.json'), JSON.stringify({ ...recorded, types }));
  const calls = installedCalls(file, ['getNote']);
  // Without the types of other calls.
  expect(calls).toEqual({ calls: getNote, types: {} });
  expect(installedCalls(join(installed, 'lib', 'other.js'), ['getNote'])).toBe(undefined);
  expect(recordedCalls([{ file, sites: [], installed: calls }], {})).toEqual(calls);
});
