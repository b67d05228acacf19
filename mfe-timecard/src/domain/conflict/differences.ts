import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import { memoizeWeak } from '../memoize-weak.ts';

/** What a day says, without the names of its rows: two days that say the same are the same. */
export const dayContent = memoizeWeak((day: DayForm) =>
  JSON.stringify(day, (key, value) => (NOT_CONTENT.has(key) ? undefined : inOrder(value))),
);

/** A draft that was kept and read again may name its fields in another order. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const NOT_CONTENT = new Set([
  'key',
  'id',
  'timeEntryId',
  'billingItemDetailId',
  'billingCostAllocId',
  'billingCostAllocationId',
  'beforeCopy',
  'readOnly',
]);

/** Keys of the days that differ between two forms, in the order of the first; days of only one side differ. */
export function differingDays(mine: Pick<TimecardForm, 'days'>, theirs: Pick<TimecardForm, 'days'>): string[] {
  const other = new Map(theirs.days.map((day) => [day.key, day]));
  const differs = (day: DayForm) => {
    const same = other.get(day.key);
    return same !== day && (!same || dayContent(same) !== dayContent(day));
  };
  const own = mine.days.filter(differs).map((day) => day.key);
  const known = new Set(mine.days.map((day) => day.key));
  return [...own, ...theirs.days.filter((day) => !known.has(day.key)).map((day) => day.key)];
}

/**
 * Keeps a person's entries over a newer state of the server: their days, allocations and files win, ids and read-only flags are the
 * server's, and days only the server has stay. That nothing was worked is stated anew: it was said of another state.
 */
export function keepMine(mine: TimecardForm, server: TimecardForm): TimecardForm {
  const own = new Map(mine.days.map((day) => [day.key, day]));
  const days = server.days.map((day) => {
    const kept = own.get(day.key);
    if (!kept || day.readOnly) return day;
    return {
      ...kept,
      billingItemDetailId: day.billingItemDetailId,
      timeEntryId: day.timeEntryId,
      readOnly: day.readOnly,
    };
  });
  const known = new Set(server.days.map((day) => day.key));
  const added = mine.days.filter((day) => day.shiftNumber !== null && !known.has(day.key));
  const files = new Map(server.attachments.map((file) => [file.attachmentKey, file]));
  const attachments = mine.attachments.map((file) => files.get(file.attachmentKey) ?? file);
  return { ...mine, days: [...days, ...added], attachments, entireNotWork: false };
}
