/** The longest part of a time that one keystroke can replace: two digits, or AM. */
const PART = 2;

/** The characters that were inserted into a text, replacing at most one part; undefined if more changed. */
export function insertedInto(before: string, after: string): string | undefined {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return before.length - start - end > PART ? undefined : after.slice(start, after.length - end);
}
