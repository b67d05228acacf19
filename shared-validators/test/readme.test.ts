import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as library from '../src/index.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const source = join(root, 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The modules that are named after what the library exports: `banking/swift-code`. */
const named = files
  .filter((file) => file.endsWith('.ts') && !file.includes('.test'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((file) => camelCase(basename(file)) in library);

test('most rules have a module of their name', () => {
  expect(named.length).toBeGreaterThan(40);
});

test.each(named)('%s is in the README and has a test beside it', (file) => {
  expect(readme).toMatch(new RegExp(`\`${camelCase(basename(file))}\\b`));
  expect(files.filter((other) => other.startsWith(`${file}.test`)).length).toBeGreaterThan(0);
});

test.each(folders.map(({ name }) => name))('%s has tests', (name) => {
  expect(files.some((file) => file.startsWith(`${name}/`) && file.includes('.test'))).toBe(true);
});
