import * as v from 'valibot';
import { median } from './rates.ts';
import type { Subject } from './subjects.ts';

const LENGTH = 100_000;

/** Texts of 100 kB that make careless rules slow: almost valid, wrong at the very end, or with many possible starts. */
const HOSTILE = [
  '1',
  'a',
  ' ',
  '-',
  '.',
  '<',
  '<a',
  '&nbsp;',
  '1,',
  ',111',
  'a.',
  '@a.',
  '\ud800',
  '\u202e',
  '<p title="',
  'é',
].flatMap((unit) => {
  const text = unit.repeat(LENGTH / unit.length);
  return [text, `${text}!`, `1${text}\n`, `a@${text}`];
});

/** The time of the slowest hostile text, in milliseconds. For each text the median of five runs counts. */
export function worstHostileMilliseconds({ schema }: Subject): number {
  return Math.max(
    ...HOSTILE.map((text) =>
      median(
        Array.from({ length: 5 }, () => {
          const start = performance.now();
          v.is(schema, text);
          return performance.now() - start;
        }),
      ),
    ),
  );
}
