import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';

/** A test of a sentence: its file, and its title or that of its group, as in the source. */
export interface NamedTest {
  readonly path: string;
  readonly title: string | undefined;
}

/** One sentence of the index: its rules, its text, its code, and its tests. */
export interface Row {
  readonly rules: string;
  readonly sentence: string;
  readonly paths: readonly string[];
  readonly tests: readonly NamedTest[];
}

const TABLE = 'SPECIFICATION.md';

/** The packages with a table. */
export const packagesWithTable: readonly string[] = readdirSync(repository).filter((name) =>
  existsSync(join(repository, name, TABLE)),
);

/** The inline code of a cell; a title that contains a backtick is between two. */
const named = (cell: string): string[] =>
  Array.from(cell.matchAll(/(`+)(.+?)\1(?!`)/g), ([, , code = '']) => code.trim().replaceAll('\\|', '|'));

function testOf(name: string): NamedTest {
  const [path = '', ...title] = name.split(' › ');
  return { path, title: title.length === 0 ? undefined : title.join(' › ') };
}

/** The rows of every table of a package that has the columns Rule | Sentence | Lives in | Held by. */
export function rowsOf(packageName: string): Row[] {
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

/** The file of a path that is relative to a package's sources, the package, or the repository. */
export const found = (packageName: string, path: string): string | undefined =>
  [join(packageName, 'src'), packageName, '.']
    .map((base) => join(repository, base, path))
    .find((place) => existsSync(place));
