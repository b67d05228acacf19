import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as library from '../src/index.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const exported = folders.map(({ name }) => camelCase(name)).filter((name) => name in library);

test('most folders are named after the rule they export', () => {
  expect(exported.length).toBeGreaterThan(40);
});

test.each(exported)('%s is in the README', (name) => {
  expect(readme).toMatch(new RegExp(`\`${name}\\b`));
});

test.each(folders.map(({ name }) => name))('%s has the shape of every folder', (name) => {
  const files = readdirSync(join(root, 'src', name));
  const tests = files.filter((file) => file.endsWith('.test.ts') || file.endsWith('.test-d.ts'));
  expect(tests.length).toBeGreaterThan(0);
  // Rules have a file with the name of the folder; arithmetic has several files and an index.
  expect(files.includes(`${name}.ts`) || files.includes('index.ts')).toBe(true);
});
