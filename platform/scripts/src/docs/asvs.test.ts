import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';
import { testTitlesOf } from './test-titles.ts';

const PACKAGE = 'reference/reference-api';

/** The levels of each section's requirements, in their order (V6 and V7 of ASVS 5.0.0). */
const SECTIONS: Readonly<Record<string, string>> = {
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

test('every requirement of the two chapters has a row of its own, in order, with its level', () => {
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
