import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import { shiftKey } from '../shifts/shifts.ts';
import { withEmptyRows } from './empty-rows.ts';
import { DAY_SHAPE, type Entry, type EntryShape, ITEM_SHAPE, isSameEntry, rowsOf } from './entry-shape.ts';

/**
 * The server's version of a form that was sent, with its rows named as in that form. Each stays the same row on the page, with its focus
 * and half-typed text. Empty rows, which the server does not store, stay in place; shifts stay in the order in which they were sent.
 */
export function namedAfter(sent: TimecardForm, fresh: TimecardForm): TimecardForm {
  const before = new Map(sent.days.map((day) => [day.key, day]));
  const item = named(ITEM_SHAPE, asEntry(sent), asEntry(fresh)) as unknown as TimecardForm;
  const days = inOrderOf(sent.days, fresh.days);
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

/** The server sorts shifts by date. If it has exactly the shifts that were sent, they keep the page's order. */
function inOrderOf(sent: readonly DayForm[], fresh: readonly DayForm[]): readonly DayForm[] {
  if (fresh.length !== sent.length || fresh.some((day) => day.shiftNumber === null)) return fresh;
  const left = new Set(fresh);
  const ordered = sent.flatMap((day) => {
    const same = [...left].find((one) => isSameEntry(DAY_SHAPE, asEntry(day), asEntry(one)));
    if (same) left.delete(same);
    return same ?? [];
  });
  if (ordered.length < fresh.length) return fresh;
  return ordered.map((day, index) => ({ ...day, key: shiftKey(index + 1), shiftNumber: index + 1 }));
}
