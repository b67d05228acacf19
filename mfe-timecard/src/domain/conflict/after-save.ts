import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import { dayContent } from './differences.ts';
import { DAY_SHAPE, type Entry, type EntryShape, ITEM_SHAPE, isSameEntry, rowsOf } from './entry-shape.ts';
import { idsOf } from './server-ids.ts';

/** A form that was sent, the page's form now, and the server's result of the first, with rows named as in it. */
export interface SavedForms {
  readonly sent: TimecardForm;
  readonly mine: TimecardForm;
  readonly saved: TimecardForm;
}

/**
 * The page's form after a save during which no one else changed the timecard: the server's version. A day, or the whole item, that was
 * edited after sending keeps the edits and takes the server's ids. The way the server writes a day (labor cut at lunch) does not count as
 * an edit.
 */
export function afterSave({ sent, mine, saved }: SavedForms): TimecardForm {
  const before = new Map(sent.days.map((day) => [day.key, day]));
  const after = new Map(saved.days.map((day) => [day.key, day]));
  const files = new Map(saved.attachments.map((file) => [file.attachmentKey, file]));
  const days = mine.days.map((day) => {
    const [was, is] = [before.get(day.key), after.get(day.key)];
    if (was && is && (was === day || dayContent(was) === dayContent(day))) return is;
    return withIdsOf(DAY_SHAPE, asEntry(day), is && asEntry(is)) as unknown as DayForm;
  });
  const isSameItem = sent.allocations === mine.allocations || isSameEntry(ITEM_SHAPE, asEntry(sent), asEntry(mine));
  const item = isSameItem ? saved : (withIdsOf(ITEM_SHAPE, asEntry(mine), asEntry(saved)) as unknown as TimecardForm);
  const attachments = mine.attachments.map((file) => files.get(file.attachmentKey) ?? file);
  return { ...mine, days, allocations: item.allocations, attachments, entireNotWork: false };
}

const asEntry = (row: object) => row as Entry;

function withIdsOf(shape: EntryShape, mine: Entry, saved: Entry | undefined): Entry {
  if (saved === undefined) return mine;
  const lists = Object.entries(shape.lists).map(([list, below]) => {
    const rows = rowsOf(saved, list);
    const isIt = (row: Entry) => (one: Entry) =>
      one.key === row.key && (below.natural === undefined || below.natural(one) === below.natural(row));
    return [list, rowsOf(mine, list).map((row) => withIdsOf(below, row, rows.find(isIt(row))))];
  });
  return { ...mine, ...idsOf(saved), ...Object.fromEntries(lists) };
}
