import { parseClockTime, spanDuration } from 'shared-validators/clock';
import { SPAN_TYPES } from '../form/timecard-form.ts';
import { type Entry, type EntryShape, isSameEntry } from './entry-shape.ts';

/** One row in each of the three forms; absent where a form does not have it. */
export interface MatchedRow {
  readonly base: Entry | undefined;
  readonly mine: Entry | undefined;
  readonly theirs: Entry | undefined;
}

/** The rows of one list in the three forms a merge compares. */
export interface ThreeLists {
  readonly base: readonly Entry[];
  readonly mine: readonly Entry[];
  readonly theirs: readonly Entry[];
}

/**
 * Matches rows across the three forms: by name on the page, by the server's id, or by natural key. Rows that both sides added are the same
 * if they are equal or exclude one another: spans that overlap, and first allocations. The order is the server's, with each of my added
 * rows after the one it followed.
 */
export function matchRows(shape: EntryShape, lists: ThreeLists): MatchedRow[] {
  const counts = (row: Entry) => !shape.isBlank?.(row);
  const base = lists.base.filter(counts);
  const mine = new Set(lists.mine.filter(counts));
  const theirs = new Set(lists.theirs.filter(counts));
  const known = base.map((row): MatchedRow => {
    return { base: row, mine: take(mine, isSameRow(shape, row)), theirs: take(theirs, isSameRow(shape, row)) };
  });
  const added = [...theirs].map((row): MatchedRow => {
    const own =
      take(mine, (one) => isSameEntry(shape, one, row)) ??
      take(mine, isSameRow(shape, row)) ??
      take(mine, (one) => collide(one, row, base.length === 0));
    return { base: undefined, mine: own, theirs: row };
  });
  const own = [...mine].map((row): MatchedRow => ({ base: undefined, mine: row, theirs: undefined }));
  return inOrder([...known, ...added, ...own], lists);
}

const take = (rows: Set<Entry>, wanted: (row: Entry) => boolean): Entry | undefined => {
  for (const row of rows) {
    if (!wanted(row)) continue;
    rows.delete(row);
    return row;
  }
  return undefined;
};

const isSameRow = (shape: EntryShape, one: Entry) => (other: Entry) =>
  one.key === other.key ||
  (typeof one.id === 'number' && one.id === other.id) ||
  (shape.natural !== undefined && shape.natural(one) === shape.natural(other));

/** Whether two added rows exclude one another: they claim the same time, or each is the first of its list. Lunch lies within labor. */
function collide(one: Entry, other: Entry, isFirst: boolean): boolean {
  if (!('start' in one)) return isFirst;
  if ((one.type === SPAN_TYPES.lunch) !== (other.type === SPAN_TYPES.lunch)) return false;
  const [mine, theirs] = [one, other].map(minutesOf);
  if (!mine || !theirs) return one.start === other.start;
  return mine.from < theirs.until && theirs.from < mine.until;
}

function minutesOf({ start, end }: Entry): { from: number; until: number } | null {
  const from = parseClockTime(String(start));
  const minutes = spanDuration(String(start), String(end));
  return from === null || minutes === null ? null : { from, until: from + minutes };
}

/** Rows in the server's order. A row that only this form has follows the row it followed there. */
function inOrder(rows: readonly MatchedRow[], { mine, theirs }: ThreeLists): MatchedRow[] {
  const ordered = rows
    .filter((row) => row.theirs)
    .sort((one, other) => theirs.indexOf(one.theirs as Entry) - theirs.indexOf(other.theirs as Entry));
  for (const entry of mine) {
    const row = rows.find((one) => one.mine === entry);
    if (!row || row.theirs) continue;
    const before = mine.slice(0, mine.indexOf(entry)).findLast((one) => ordered.some((placed) => placed.mine === one));
    ordered.splice(before ? ordered.findIndex((placed) => placed.mine === before) + 1 : 0, 0, row);
  }
  return ordered;
}
