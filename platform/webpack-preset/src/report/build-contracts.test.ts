import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const preset = join(import.meta.dirname, '..');
const libraries = join(preset, '..', '..', '..', 'root-config', 'node_modules');

let workspace: string;
let packageFolder: string;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'promises-'));
  packageFolder = join(workspace, 'mfe-notes');
  mkdirSync(join(packageFolder, 'src', 'mount'), { recursive: true });
  for (const module of ['date-field', 'filter', 'icons', 'time-input', 'units'])
    mkdirSync(join(workspace, 'mfe-widgets', 'src', module), { recursive: true });
  for (const folder of ['clock', 'notes']) mkdirSync(join(packageFolder, 'src', folder));
  symlinkSync(libraries, join(packageFolder, 'node_modules'));
  const files = {
    'package.json': '{ "name": "mfe-notes", "version": "1.0.0", "type": "module" }',
    'micro-frontend.json':
      '{ "name": "mfe_notes", "applications": [{ "name": "notes", "region": "page", "module": "./app" }] }',
    'webpack.config.ts':
      `import { microFrontend } from ${JSON.stringify(join(preset, 'index.ts'))};\n` +
      'const exposes = { "./clock": "./src/clock/index.ts" };\n' +
      'const both = microFrontend({ directory: import.meta.dirname, exposes });\n' +
      // The other variant is not tested here.
      'export default () => both().slice(0, 1);\n',
    'src/mount/app.ts': `
      import { useState } from 'react';
      import { DateField as Field, parseDate } from 'mfe_widgets/date-field';
      import * as icons from 'mfe_widgets/icons';
      import { addNote } from '../notes/calls.ts';
      import { TimeInput } from '../time-input.ts';
      import * as rest from '../units.ts';
      const LIST = '/notes';
      export const pages = [{ path: LIST, component: Field }, { path: '/notes/{id}', component: Field }, { path: '/menu' }];
      export const version = 1;
      export function mount(place) { if (!place) return import('mfe_widgets/filter'); return [useState, Field, parseDate, addNote, TimeInput, Object.keys(icons), rest, place]; }`,
    'src/clock/index.ts': 'export function clock(zone: string): { hours: number } { return { hours: zone.length }; }',
    'src/notes/api.ts': 'export const api = { get: fetch, post: fetch };\n',
    'src/notes/schema.ts': `
      import * as v from 'valibot';
      export const note = v.object({ id: v.number(), kind: v.picklist(['own', 'shared']) });
      export interface Asked { readonly text: string; readonly kind?: 'own' | 'shared' }`,
    'src/notes/calls.ts': `
      import { api } from './api.ts';
      import { type Asked, note } from './schema.ts';
      const NOTES = '/wand2/api/notes';
      export const addNote = (id: number, asked: Asked) => api.post(\`\${NOTES}/\${id}\`, note, { json: asked });
      export const unused = () => api.get(NOTES, note);`,
    '../mfe-widgets/src/date-field/index.ts':
      'export interface Props { label: string }\nexport function DateField(given: Props): void { given; }\n' +
      'export const parseDate = (text: string): Date => new Date(text);\nexport const unused = 1;\n',
    '../mfe-widgets/src/filter/index.ts': 'export const filter = 1;\n',
    // A hand-written report is ignored.
    '../mfe-widgets/src/filter/filter.api.md': '## filter/index\n\n```ts\nexport declare const filter: 2;\n```\n',
    '../mfe-widgets/src/time-input/index.ts': 'export const TimeInput: string = 7;\n',
    '../mfe-widgets/src/icons/index.ts': 'export const plus: string = "+";\nexport const minus: string = "-";\n',
    '../mfe-widgets/src/units/index.ts': 'export const hours: number = 60;\n',
    'src/units.ts': `export * from 'mfe_widgets/units';`,
    'src/time-input.ts': `export { TimeInput } from 'mfe_widgets/time-input';`,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(packageFolder, path), text);
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

// Slow: it builds with webpack and has the compiler declare the modules.
test('a build reports the shared versions it was made with and runs with, the names it exports and the names it imports', () => {
  const build = spawnSync(join(preset, '..', 'node_modules', '.bin', 'webpack'), [], {
    cwd: packageFolder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect([build.status, `${build.stdout}${build.stderr}`]).toEqual([0, expect.any(String)]);
  const report = JSON.parse(readFileSync(join(packageFolder, 'dist', 'portal', 'build.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(libraries, 'react', 'package.json'), 'utf8'));
  expect(report).toMatchObject({
    name: 'mfe_notes',
    uses: {
      './app': ['mfe_widgets/date-field', 'mfe_widgets/icons', 'mfe_widgets/time-input', 'mfe_widgets/units'],
    },
    requires: { react: version },
    ranges: { react: `^${version.replace(/\d+$/, '0')}` },
    exports: { './app': ['mount', 'pages', 'version'], './clock': ['clock'] },
    imports: {
      'mfe_widgets/date-field': ['DateField', 'parseDate'],
      'mfe_widgets/icons': [],
      'mfe_widgets/time-input': ['TimeInput'],
      'mfe_widgets/units': [],
    },
    // Which of their names it needs is not known.
    pages: { './app': ['/notes', '/notes/{id}'] },
    whole: ['mfe_widgets/icons', 'mfe_widgets/units'],
    // Loaded when needed, so it is not preloaded, but its contract is kept.
    later: ['mfe_widgets/filter'],
  });
  // Both sides of a contract, as the compiler declares them: the modules that it exposes, and those that it imports.
  expect(report.contracts).toEqual({
    './clock': {
      exports: { clock: { takes: { 0: 'string' }, gives: { members: { hours: 'number' } } } },
      types: {},
      details: true,
      resolved: true,
    },
  });
  // The calls of the API that it can make, with what it reads and sends.
  const kind = { oneOf: ['"own"', '"shared"'] };
  expect(report.api).toEqual({
    calls: [
      {
        call: 'POST /wand2/api/notes/{}',
        reads: { members: { id: 'number', kind } },
        sends: { see: 'mfe-notes/src/notes/schema#Asked' },
      },
    ],
    types: { 'mfe-notes/src/notes/schema#Asked': { members: { text: 'string', 'kind?': kind } } },
  });
  expect(report.builtAgainst).toEqual({
    'mfe_widgets/date-field': {
      exports: {
        DateField: { takes: { 0: { see: 'date-field/index#Props' } }, gives: 'void' },
        parseDate: { takes: { 0: 'string' }, gives: 'Date' },
      },
      types: { 'date-field/index#Props': { members: { label: 'string' } } },
      details: true,
      resolved: true,
    },
    'mfe_widgets/filter': { exports: { filter: '1' }, types: {}, details: true, resolved: true },
    'mfe_widgets/icons': { exports: { minus: 'string', plus: 'string' }, types: {}, details: true, resolved: true },
    'mfe_widgets/time-input': { exports: { TimeInput: 'string' }, types: {}, details: true, resolved: true },
    'mfe_widgets/units': { exports: { hours: 'number' }, types: {}, details: true, resolved: true },
  });
});
