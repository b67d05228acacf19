import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageNotices } from './package-notice.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).map(([path, text]) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
}

test('a package is named once, with its license text, however many of its files are used', () => {
  const files = write({
    'node_modules/@scope/beta/package.json': '{"name":"@scope/beta","version":"2.0.1","license":"MIT"}',
    'node_modules/@scope/beta/LICENSE.md': 'Beta may be used.\r\nBy anybody.\n',
    'node_modules/@scope/beta/NOTICE': 'Beta contains gamma.',
    'node_modules/@scope/beta/esm/package.json': '{"type":"module"}',
    'node_modules/@scope/beta/esm/index.js': '',
    'node_modules/@scope/beta/esm/other.js': '',
    'node_modules/alpha/package.json': '{"name":"alpha","version":"1.0.0"}',
    'node_modules/alpha/index.js': '',
    'ours/index.js': '',
  });
  expect(packageNotices(files.filter((file) => file.endsWith('.js')))).toEqual([
    {
      name: '@scope/beta',
      version: '2.0.1',
      license: 'MIT',
      text: 'Beta may be used.\nBy anybody.\n\nBeta contains gamma.',
    },
    { name: 'alpha', version: '1.0.0', license: 'unknown', text: '' },
  ]);
});

test('what a build generated into node_modules is nobody’s', () => {
  expect(packageNotices(write({ 'node_modules/.federation/entry.js': '' }))).toEqual([]);
});
