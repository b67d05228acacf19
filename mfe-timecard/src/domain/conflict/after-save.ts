import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import { dayContent } from './differences.ts';
import { DAY_SHAPE, type Entry, type EntryShape, ITEM_SHAPE, isSameEntry, rowsOf } from './entry-shape.ts';
import { idsOf } from './server-ids.ts';

/** A form that was sent, what stands on the page since, and what the server made of the first, named after it. */
export interface SavedForms {
  readonly sent: TimecardForm;
  readonly mine: TimecardForm;
  readonly saved: TimecardForm;
}

/**
 * What stands on the page after a save of which nobody changed anything since: what the server has, and, where a day or the whole item was
 * changed after it was sent, that with the ids of the server. The server's own way of writing a day, as labor cut at lunch, is no
 * change of anybody.
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
