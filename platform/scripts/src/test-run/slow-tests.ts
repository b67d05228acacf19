import { readFileSync } from 'node:fs';
import { titlePattern } from '../docs/tests-not-run.ts';
import type { TestTime } from './slowest.ts';

/** A unit test that takes longer has a reason beside it. */
const SLOW_MS = 1_000;

/** A slow machine makes many tests slow, and a long list of names would hide the rest. */
const AT_MOST = 15;

/**
 * Whether a comment `// Slow: because …` stands above a test, or above the `test.each` that made it.
 *
 * @param title the test's title after those of its groups
 */
export function hasReason(source: string, title: string): boolean {
  return [...source.matchAll(/\/\/ Slow: \S[\s\S]*?\btest\b[^'"`]*?(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g)].some(
    ([, , literal = '']) => titlePattern(literal.replace(/\\(.)/g, '$1')).test(title),
  );
}

/** Lines with the unit tests that took over a second without a reason beside them, slowest first. No run fails for them. */
export function slowLines(
  times: readonly TestTime[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): string[] {
  const slow = times
    .filter(({ path, title, milliseconds }) => path && milliseconds > SLOW_MS && !hasReason(read(path), title))
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
  if (slow.length === 0) return [];
  const lines = slow
    .slice(0, AT_MOST)
    .map(({ file, title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file} › ${title}`);
  const more = slow.length > AT_MOST ? [`          and ${slow.length - AT_MOST} more`] : [];
  return ['', 'Unit tests of over 1 s without a "// Slow: …" above them:', ...lines, ...more];
}
