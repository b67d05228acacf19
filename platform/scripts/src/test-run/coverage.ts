import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cache, repository } from '../paths.ts';

interface FileCoverage {
  readonly lines: { readonly total: number; readonly covered: number };
}

/** The percentage of lines that the unit tests cover, one line for each package, from jest's summary. */
export function coverageLines(summary = join(cache, 'test', 'coverage', 'coverage-summary.json')): string[] {
  let files: Record<string, FileCoverage>;
  try {
    files = JSON.parse(readFileSync(summary, 'utf8'));
  } catch {
    return ['  no coverage was recorded'];
  }
  const packages = new Map<string, { total: number; covered: number }>();
  for (const [file, { lines }] of Object.entries(files)) {
    if (file === 'total') continue;
    const path = relative(repository, file).split(sep);
    const name = path.slice(0, path.indexOf('src') < 0 ? 1 : path.indexOf('src')).join('/');
    const sum = packages.get(name) ?? { total: 0, covered: 0 };
    packages.set(name, { total: sum.total + lines.total, covered: sum.covered + lines.covered });
  }
  return [...packages]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, { total, covered }]) => `${((100 * covered) / Math.max(1, total)).toFixed(1).padStart(7)} %  ${name}`);
}
