import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import { memoizeWeak } from '../memoize-weak.ts';

/** The content of a day as a string, without the names of its rows. Days with equal strings are equal. */
export const dayContent = memoizeWeak((day: DayForm) => contentOf(day));

const contentOf = (rows: object) =>
  JSON.stringify(rows, (key, value) => (NOT_CONTENT.has(key) ? undefined : inOrder(value)));

/** Sorts the fields, because a draft that was stored and read again may have them in another order. */
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

/** Keys of the days that differ between two forms, in the order of the first. Days of only one side differ. */
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

/** Whether the entries of two forms differ: days, allocations of the whole item, files. An added empty line counts. */
export function differ(one: TimecardForm, other: TimecardForm): boolean {
  if (one === other) return false;
  const files = ({ attachments }: TimecardForm) => attachments.map((file) => file.attachmentKey).sort();
  return (
    (one.days !== other.days && differingDays(one, other).length > 0) ||
    (one.allocations !== other.allocations && contentOf(one.allocations) !== contentOf(other.allocations)) ||
    (one.attachments !== other.attachments && contentOf(files(one)) !== contentOf(files(other)))
  );
}
