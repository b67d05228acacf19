import { impurities } from './impure-code.ts';
import { readImports } from './read-imports.ts';

const names = (text: string) => impurities(readImports('a.ts', text).program, text).map(({ name }) => name);

test.each([
  ['fetch("/a");', 'fetch'],
  ['globalThis.fetch("/a");', 'globalThis'],
  ['const ask = fetch;', 'fetch'],
  ['setTimeout(() => {}, 1);', 'setTimeout'],
  ['localStorage.a = 1;', 'localStorage'],
  ['document.title;', 'document'],
  ['const a = { fetch };', 'fetch'],
  ['performance.now();', 'performance'],
  ['Date.now();', 'Date.now'],
  ['const read = Date.now;', 'Date.now'],
  ['new Date();', 'new Date()'],
  ['Date();', 'new Date()'],
  ['DateTime.now();', 'DateTime.now'],
  ['DateTime.local();', 'DateTime.local'],
  ['Math.random();', 'Math.random'],
  ['(fetch as unknown)("/a");', 'fetch'],
])('%s is impure', (text, name) => expect(names(text)).toEqual([name]));

test.each([
  'new Date(2026, 0, 1);',
  'new Date("2026-01-01");',
  'DateTime.local(2026, 1, 1);',
  'item.location;',
  'const a = { document: 1 };',
  'interface A { fetch: () => void }',
  'type A = typeof fetch;',
  'const at = (location: string) => location;',
  'function at({ history }: A) { return history; }',
  'const [document = 1] = list; document;',
  'import { location } from "./a.ts"; location;',
  '// fetch("/a")',
  '"fetch";',
])('%s is pure', (text) => expect(names(text)).toEqual([]));

test('an impurity has its line', () => {
  const text = 'const a = 1;\n\nfetch("/a");';
  expect(impurities(readImports('a.ts', text).program, text)).toEqual([{ name: 'fetch', line: 3 }]);
});
