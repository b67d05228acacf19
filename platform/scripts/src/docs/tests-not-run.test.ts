import { testsNotRun } from './tests-not-run.ts';

const run = [
  { file: 'a.spec.ts', title: 'mfe_shell: its files are gone (404); the user sees it' },
  { file: 'b.test.ts', title: 'The sentences of mfe-shell are listed once each' },
];
const notRun = (file: string, title: string) => testsNotRun([{ file, title }], run);

test('a named test that did not run is listed with its file', () => {
  expect(notRun('a.spec.ts', 'another')).toEqual(['a.spec.ts › another']);
  expect(notRun('c.spec.ts', 'The sentences')).toEqual(['c.spec.ts › The sentences']);
});

test('templates and placeholders stand for any text, and a group for its tests', () => {
  expect(notRun('a.spec.ts', '${remote.name}: its ${what}; the user sees it')).toEqual([]);
  expect(notRun('b.test.ts', 'The sentences of %s')).toEqual([]);
  expect(notRun('a.spec.ts', "${a}${b === c ? '' : ` with ${b}`}: its files")).toEqual([]);
  expect(notRun('a.spec.ts', 'its files are gone (500)')).toEqual(['a.spec.ts › its files are gone (500)']);
});
