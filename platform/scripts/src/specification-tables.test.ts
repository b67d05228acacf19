import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './paths.ts';

/** One sentence of a document: what it says, where it lives, which tests hold it. */
interface Row {
  readonly sentence: string;
  readonly paths: readonly string[];
  readonly tests: readonly string[];
}

const TABLE = 'SPECIFICATION.md';
const packages = readdirSync(repository).filter((packageName) => existsSync(join(repository, packageName, TABLE)));

const named = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) => path);

/** The rows of every table of a package that has the columns § | Sentence | Lives in | Held by. */
function rowsOf(packageName: string): Row[] {
  return readFileSync(join(repository, packageName, TABLE), 'utf8')
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== 6) throw new Error(`${packageName}: not four columns: ${line}`);
      return { sentence: cells[2] ?? '', paths: named(cells[3] ?? ''), tests: named(cells[4] ?? '') };
    });
}

/** A path of a package's sources, of the package, or of the repository. */
const exists = (packageName: string, path: string) =>
  [join(packageName, 'src'), packageName, '.'].some((base) => existsSync(join(repository, base, path)));

test('a package keeps a table of its document’s sentences', () => expect(packages).toContain('mfe-timecard'));

describe.each(packages)('The sentences of %s', (packageName) => {
  const rows = rowsOf(packageName);
  test('are listed once each', () => {
    const sentences = rows.map((row) => row.sentence);
    expect(rows.length).toBeGreaterThan(20);
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
  });
  test('live in files that exist, and are held by tests that exist', () => {
    const gone = rows.flatMap(({ paths, tests }) => [...paths, ...tests]).filter((path) => !exists(packageName, path));
    expect(gone).toEqual([]);
  });
  test('have a test each, or say why there is none', () => {
    const untested = rows.filter((row) => row.paths.length === 0 || row.tests.length === 0);
    expect(untested.filter((row) => !/\*\*(Deviation|Gap)\*\*/.test(row.sentence))).toEqual([]);
    expect(rows.flatMap((row) => row.tests).filter((path) => !/\.(test|spec)\.tsx?$/.test(path))).toEqual([]);
  });
});
