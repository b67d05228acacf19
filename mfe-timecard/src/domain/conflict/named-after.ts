import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import { shiftKey } from '../shifts/shifts.ts';
import { withEmptyRows } from './empty-rows.ts';
import { DAY_SHAPE, type Entry, type EntryShape, ITEM_SHAPE, isSameEntry, rowsOf } from './entry-shape.ts';
import { withoutIds } from './server-ids.ts';

/**
 * The server's version of a form that was sent, with its rows named as in that form. Each stays the same row on the page, with its focus
 * and half-typed text. Empty rows and shifts, which the server does not store, stay in place; shifts stay in the page's order.
 * @param isSent whether a day of the form was sent
 */
export function namedAfter(
  sent: TimecardForm,
  fresh: TimecardForm,
  isSent: (day: DayForm) => boolean = () => true,
): TimecardForm {
  const before = new Map(sent.days.map((day) => [day.key, day]));
  const item = named(ITEM_SHAPE, asEntry(sent), asEntry(fresh)) as unknown as TimecardForm;
  const days = inOrderOf(sent.days, fresh.days, isSent);
  return { ...item, days: days.map((day) => namedDay(before.get(day.key), day)) };
}

const asEntry = (row: object) => row as Entry;

const namedDay = (sent: DayForm | undefined, fresh: DayForm): DayForm =>
  sent === undefined ? fresh : (named(DAY_SHAPE, asEntry(sent), asEntry(fresh)) as unknown as DayForm);

function named(shape: EntryShape, sent: Entry, fresh: Entry): Entry {
  const lists = Object.entries(shape.lists).map(([list, below]) => [
    list,
    namedRows(below, rowsOf(sent, list), rowsOf(fresh, list)),
  ]);
  return { ...fresh, ...('key' in fresh ? { key: sent.key } : {}), ...Object.fromEntries(lists) };
}

/** Matches each row with the first equal one, else with the one of the same id or natural key. */
function namedRows(shape: EntryShape, sent: readonly Entry[], fresh: readonly Entry[]): readonly Entry[] {
  const left = new Set(sent);
  const isEmpty = (row: Entry) => shape.isBlank?.(row) === true;
  const take = (isIt: (row: Entry) => boolean) => {
    const found = [...left].find(isIt);
    if (found) left.delete(found);
    return found;
  };
  const matched = fresh.map((row) => ({
    row,
    own: take((one) => isEmpty(one) === isEmpty(row) && isSameEntry(shape, one, row)),
  }));
  const rows = matched.map(({ row, own }) => {
    const same = own ?? take((one) => !isEmpty(one) && !isEmpty(row) && isNamedAlike(shape, one, row));
    return same ? named(shape, same, row) : row;
  });
  const kept = withEmptyRows(rows, sent, isEmpty);
  const says = kept.filter((row) => !isEmpty(row) || sent.some((one) => one.key === row.key));
  return says.length > 0 ? says : kept;
}

const isNamedAlike = (shape: EntryShape, one: Entry, other: Entry) =>
  (typeof one.id === 'number' && one.id === other.id) ||
  (shape.natural !== undefined && shape.natural(one) === shape.natural(other));

/**
 * The server sorts shifts by date and has no empty ones. If it has exactly the shifts that were sent, they keep the page's order, with the
 * empty ones between them. A shift that it wrote otherwise, such as labor cut at lunch, is known by its date.
 */
function inOrderOf(
  sent: readonly DayForm[],
  fresh: readonly DayForm[],
  isSent: (day: DayForm) => boolean,
): readonly DayForm[] {
  const shifts = sent.filter(isSent);
  if (fresh.length !== shifts.length || fresh.some((day) => day.shiftNumber === null)) return fresh;
  const left = new Set(fresh);
  const own = new Map<DayForm, DayForm>();
  for (const isIt of [hasEqualEntries, startsWith]) {
    for (const day of shifts) {
      const same = own.has(day) ? undefined : [...left].find((one) => isIt(day, one));
      if (!same) continue;
      left.delete(same);
      own.set(day, same);
    }
  }
  if (left.size > 0) return fresh;
  return sent.map((day, index) => ({
    ...(own.get(day) ?? (withoutIds(DAY_SHAPE, asEntry(day)) as unknown as DayForm)),
    key: shiftKey(index + 1),
    shiftNumber: index + 1,
  }));
}

const hasEqualEntries = (one: DayForm, other: DayForm) => isSameEntry(DAY_SHAPE, asEntry(one), asEntry(other));
const startsWith = (one: DayForm, other: DayForm) => one.shiftStartDay === other.shiftStartDay;
