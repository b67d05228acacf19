import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const preset = join(import.meta.dirname, '..');
const libraries = join(preset, '..', '..', 'root-config', 'node_modules');

let room: string;
beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), 'promises-'));
  mkdirSync(join(room, 'src', 'mount'), { recursive: true });
  symlinkSync(libraries, join(room, 'node_modules'));
  const files = {
    'package.json': '{ "name": "mfe-notes", "version": "1.0.0", "type": "module" }',
    'micro-frontend.json':
      '{ "name": "mfe_notes", "applications": [{ "name": "notes", "region": "page", "module": "./app" }] }',
    'webpack.config.ts':
      `import { microFrontend } from ${JSON.stringify(join(preset, 'index.ts'))};\n` +
      'const both = microFrontend({ directory: import.meta.dirname });\n' +
      // The other variant is not what is tested here.
      'export default () => both().slice(0, 1);\n',
    'src/mount/app.ts': `
      import { useState } from 'react';
      import { DateField as Field, parseDate } from 'mfe_widgets/date-field';
      import { TimeInput } from '../time-input.ts';
      export const version = 1;
      export function mount(place) { return [useState, Field, parseDate, TimeInput, place]; }`,
    'src/time-input.ts': `export { TimeInput } from 'mfe_widgets/time-input';`,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(room, path), text);
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

test('a build reports the shared versions it insists on, the names it exports and the names it imports', () => {
  const build = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(preset, 'command', 'build-room.ts')],
    { cwd: room, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  expect(`${build.stdout}${build.stderr}`).toContain('Built mfe_notes portal');
  const report = JSON.parse(readFileSync(join(room, 'dist', 'portal', 'build.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(libraries, 'react', 'package.json'), 'utf8'));
  expect(report).toMatchObject({
    name: 'mfe_notes',
    uses: { './app': ['mfe_widgets/date-field', 'mfe_widgets/time-input'] },
    requires: { react: version },
    exports: { './app': ['mount', 'version'] },
    imports: { 'mfe_widgets/date-field': ['DateField', 'parseDate'], 'mfe_widgets/time-input': ['TimeInput'] },
  });
}, 60_000);
