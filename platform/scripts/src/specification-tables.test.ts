import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitlesOf } from './docs/test-titles.ts';
import { repository } from './paths.ts';

/** A test that holds a sentence: its file, and its title or its group's, as the source has it. */
interface Test {
  readonly path: string;
  readonly title: string | undefined;
}

/** One sentence of the index: the rules it is about, what it says, where it lives, which tests hold it. */
interface Row {
  readonly rules: string;
  readonly sentence: string;
  readonly paths: readonly string[];
  readonly tests: readonly Test[];
}

const TABLE = 'SPECIFICATION.md';
const packages = readdirSync(repository).filter((name) => existsSync(join(repository, name, TABLE)));

/** The code in a cell; a title that has a backtick stands between two. */
const named = (cell: string): string[] =>
  Array.from(cell.matchAll(/(`+)(.+?)\1(?!`)/g), ([, , code = '']) => code.trim().replaceAll('\\|', '|'));

function testOf(name: string): Test {
  const [path = '', ...title] = name.split(' › ');
  return { path, title: title.length === 0 ? undefined : title.join(' › ') };
}

/** The rows of every table of a package that has the columns Rule | Sentence | Lives in | Held by. */
function rowsOf(packageName: string): Row[] {
  return readFileSync(join(repository, packageName, TABLE), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| *(?:Rule \||-)/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      if (cells.length !== 6) throw new Error(`${packageName}: not four columns: ${line}`);
      return {
        rules: cells[1] ?? '',
        sentence: cells[2] ?? '',
        paths: named(cells[3] ?? ''),
        tests: named(cells[4] ?? '').map(testOf),
      };
    });
}

/** Where a path of a package's sources, of the package, or of the repository leads. */
const found = (packageName: string, path: string) =>
  [join(packageName, 'src'), packageName, '.']
    .map((base) => join(repository, base, path))
    .find((place) => existsSync(place));

const titles = new Map<string, readonly string[]>();
function titlesAt(place: string): readonly string[] {
  const known = titles.get(place) ?? testTitlesOf(readFileSync(place, 'utf8'));
  titles.set(place, known);
  return known;
}

test('a package keeps a table of its rules', () => expect(packages).toContain('mfe-timecard'));

describe.each(packages)('The sentences of %s', (packageName) => {
  const rows = rowsOf(packageName);
  test('are listed once each', () => {
    const sentences = rows.map((row) => row.sentence);
    expect(rows.length).toBeGreaterThan(20);
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
