import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';
import { testTitlesOf } from './test-titles.ts';

const PACKAGE = 'reference/reference-api';

/** The levels of each section's requirements, in their order (V4 to V8, V14 and V16 of ASVS 5.0.0). */
const SECTIONS: Readonly<Record<string, string>> = {
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
};

/** The file of a path that is relative to the package's sources, the package, or the repository. */
const found = (path: string): string | undefined =>
  [join(PACKAGE, 'src'), PACKAGE, '.'].map((base) => join(repository, base, path)).find((place) => existsSync(place));

const rows = readFileSync(join(repository, PACKAGE, 'ASVS.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, requirement = '', level = '', how = '', test = '', ...rest] = line.split('|').map((cell) => cell.trim());
    return { requirement, level, how, test, rest };
  });

const named = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+ › [^`]+)`/g), ([, name = '']) => name);

test('every requirement of the chapters has a row of its own, in order, with its level', () => {
  const all = Object.entries(SECTIONS).flatMap(([section, levels]) =>
    [...levels].map((level, index) => `${section}.${index + 1} ${level}`),
  );
  expect(rows.map(({ requirement, level }) => `${requirement} ${level}`)).toEqual(all);
});

test('each says how, and names a test or says why there is none', () => {
  const bare = rows.filter(
    ({ how, test, rest }) => how === '' || rest.length !== 1 || (named(test).length === 0 && !/^None: /.test(test)),
  );
  expect(bare).toEqual([]);
});

test('the tests that are named exist', () => {
  const missing = rows
    .flatMap(({ test }) => named(test))
    .filter((name) => {
      const [path = '', ...title] = name.split(' › ');
      const place = found(path);
      return !place || !testTitlesOf(readFileSync(place, 'utf8')).includes(title.join(' › '));
    });
  expect(missing).toEqual([]);
});
