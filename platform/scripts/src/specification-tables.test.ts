import { readFileSync } from 'node:fs';
import { found, packagesWithTable, rowsOf } from './docs/specification-rows.ts';
import { testTitlesOf } from './docs/test-titles.ts';

const titles = new Map<string, readonly string[]>();
function titlesAt(place: string): readonly string[] {
  const known = titles.get(place) ?? testTitlesOf(readFileSync(place, 'utf8'));
  titles.set(place, known);
  return known;
}

test('a package keeps a table of its rules', () => expect(packagesWithTable).toContain('mfe-timecard'));

describe.each(packagesWithTable)('The sentences of %s', (packageName) => {
  const rows = rowsOf(packageName);
  test('are listed once each', () => {
    const sentences = rows.map((row) => row.sentence);
    expect(rows.length).toBeGreaterThan(10);
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
  });
  test('live in files that exist, and are held by tests that exist', () => {
    const gone = rows
      .flatMap(({ paths, tests }) => [...paths, ...tests.map(({ path }) => path)])
      .filter((path) => found(packageName, path) === undefined);
    expect(gone).toEqual([]);
  });
  test('name tests that their files have', () => {
    const missing = rows
      .flatMap((row) => row.tests)
      .filter(({ path, title }) => {
        const place = found(packageName, path);
        return place !== undefined && (title === undefined || !titlesAt(place).includes(title));
      });
    expect(missing.map(({ path, title }) => `${path} › ${title ?? 'no title'}`)).toEqual([]);
  });
  test('cite the rules they are about', () => {
    expect(rows.filter(({ rules }) => !/^\[[^\]]+\]\([^)]*docs\/[^)]+#[^)]+\)/.test(rules))).toEqual([]);
  });
  test('have a test each, or say why there is none', () => {
    const untested = rows.filter((row) => row.paths.length === 0 || row.tests.length === 0);
    expect(untested.filter((row) => !/\*\*(Deviation|Gap)\*\*/.test(row.sentence))).toEqual([]);
    expect(rows.flatMap((row) => row.tests).filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path))).toEqual([]);
  });
});
