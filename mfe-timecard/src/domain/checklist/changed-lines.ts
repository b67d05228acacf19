import { type ChecklistLine, isLeft } from './checklist.ts';

/** The announcement after a checklist has changed. */
export interface ChecklistNews {
  /** Days that became complete, by key. */
  readonly complete: readonly string[];
  /** Lines that were not there before. */
  readonly added: readonly ChecklistLine[];
  /** The number of things left to do. */
  readonly left: number;
}

/** The difference between two lists; null if they are equal. */
export function changedLines(before: readonly ChecklistLine[], now: readonly ChecklistLine[]): ChecklistNews | null {
  const known = new Set(before.map(nameOf));
  const fresh = now.filter((line) => !known.has(nameOf(line)));
  if (fresh.length === 0 && before.length === now.length) return null;
  return {
    complete: fresh.flatMap((line) => (line.done && line.day !== undefined ? [line.day] : [])),
    added: fresh.filter((line) => !line.done),
    left: now.filter(isLeft).length,
  };
}

const nameOf = (line: ChecklistLine): string => JSON.stringify([line.done, line.day, line.says, line.more]);
