import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';
import { found } from './specification-rows.ts';
import { testTitlesOf } from './test-titles.ts';

const PACKAGE = 'reference/reference-api';

/** How many requirements each section of the standard has (V6 and V7 of ASVS 5.0.0). */
const SECTIONS: Readonly<Record<string, number>> = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 8,
  '6.4': 6,
  '6.5': 8,
  '6.6': 4,
  '6.7': 2,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 3,
  '7.6': 2,
};

const rows = readFileSync(join(repository, PACKAGE, 'ASVS.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, requirement = '', level = '', how = '', test = '', ...rest] = line.split('|').map((cell) => cell.trim());
    return { requirement, level, how, test, rest };
  });

const named = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+ › [^`]+)`/g), ([, name = '']) => name);

test('every requirement of the two chapters has a row of its own, in order', () => {
  const all = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ requirement }) => requirement)).toEqual(all);
});

test('each has a level, says how, and names a test or says why there is none', () => {
  const bare = rows.filter(
    ({ level, how, test, rest }) =>
      !/^[123]$/.test(level) || how === '' || rest.length !== 1 || (named(test).length === 0 && !/^None: /.test(test)),
  );
  expect(bare).toEqual([]);
});

test('the tests that are named exist', () => {
  const missing = rows
    .flatMap(({ test }) => named(test))
    .filter((name) => {
      const [path = '', ...title] = name.split(' › ');
      const place = found(PACKAGE, path);
      return !place || !testTitlesOf(readFileSync(place, 'utf8')).includes(title.join(' › '));
    });
  expect(missing).toEqual([]);
});
