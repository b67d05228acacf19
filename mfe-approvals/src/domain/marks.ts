import type { ApprovalItem } from 'shared-client/schema/approvals';

/** What of an item is read to mark it. */
export type MarkedItem = Pick<
  ApprovalItem,
  | 'type'
  | 'hoursWorked'
  | 'usualHours'
  | 'usualDays'
  | 'previousHours'
  | 'days'
  | 'changedDays'
  | 'lastRejection'
  | 'attachmentCount'
>;

export type MarkKind =
  | 'over'
  | 'under'
  | 'first'
  | 'changed'
  | 'unchanged'
  | 'weekend'
  | 'long'
  | 'no-meal'
  | 'notes'
  | 'attachments';

/** Something a reviewer should see at once. What is only said (`info`) is not unusual. */
export interface Mark {
  readonly kind: MarkKind;
  readonly tone: 'warn' | 'info';
  /** The days it is about; none where it is about the whole. */
  readonly dates: readonly string[];
  /** Hours that it names: the difference, or the hours of its first day. */
  readonly hours?: number;
  readonly count?: number;
}

/** Hours that a timecard may differ from the usual and still be usual; the server filters by the same. */
const USUAL_WITHIN = 0.5;
const LONG_DAY = 12;
/** Above so many hours a day has a meal period. */
const MEAL_AFTER = 5;

/** Whether a date is a Saturday or a Sunday. */
const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** The place of a date in a week, Monday first. */
export const weekdayIndex = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Hours over the usual, or under it; null where there is no usual. */
export const difference = ({ hoursWorked, usualHours }: Pick<MarkedItem, 'hoursWorked' | 'usualHours'>) =>
  hoursWorked === null || usualHours === null ? null : Math.round((hoursWorked - usualHours) * 100) / 100;

/** What is to be seen of an item, what is unusual first. Nothing is decided by it. */
export function marksOf(item: MarkedItem): Mark[] {
  const { days, changedDays } = item;
  const warn = (kind: MarkKind, dates: readonly string[], hours?: number): Mark => ({
    kind,
    tone: 'warn',
    dates,
    ...(hours === undefined ? {} : { hours }),
  });
  const marks: Mark[] = [];
  if (changedDays.length > 0)
    marks.push(
      warn(
        'changed',
        changedDays.map(({ workedDate }) => workedDate),
      ),
    );
  else if (item.lastRejection) marks.push(warn('unchanged', []));
  const off = difference(item);
  if (off !== null && Math.abs(off) > USUAL_WITHIN) marks.push(warn(off > 0 ? 'over' : 'under', [], Math.abs(off)));
  if (item.type === 'TIME' && item.usualHours === null && (item.hoursWorked ?? 0) > 0) marks.push(warn('first', []));
  const about = (kind: MarkKind, is: (day: ApprovalItem['days'][number]) => boolean) => {
    const found = days.filter(is);
    if (found[0])
      marks.push(
        warn(
          kind,
          found.map(({ workedDate }) => workedDate),
          found[0].hours ?? 0,
        ),
      );
  };
  about('weekend', (day) => isUnusualWeekend(day, item.usualDays));
  about('long', (day) => isLong(day));
  about('no-meal', (day) => lacksMeal(day));
  const notes = days.filter(hasNote);
  if (notes.length > 0)
    marks.push({ kind: 'notes', tone: 'info', dates: notes.map(({ workedDate }) => workedDate), count: notes.length });
  if (item.attachmentCount > 0)
    marks.push({ kind: 'attachments', tone: 'info', dates: [], count: item.attachmentCount });
  return marks;
}

type Day = ApprovalItem['days'][number];

const hasNote = ({ notes, didNotWork }: Day): boolean => Boolean(notes?.trim()) && !didNotWork;
const isLong = ({ hours }: Day): boolean => (hours ?? 0) > LONG_DAY;
const lacksMeal = ({ noMeal, hours }: Day): boolean => noMeal && (hours ?? 0) > MEAL_AFTER;
const isUnusualWeekend = ({ workedDate, hours }: Day, usual: readonly (number | null)[]): boolean =>
  (hours ?? 0) > 0 && isWeekend(workedDate) && (usual[weekdayIndex(workedDate)] ?? null) === null;

/** Whether anything of an item is unusual. */
export const isUnusual = (marks: readonly Mark[]): boolean => marks.some(({ tone }) => tone === 'warn');

/** Whether a day stands out of its week: one of the marks is about it, or it has more hours than its weekday usually has. */
export function isUnusualDay(day: Day, item: Pick<MarkedItem, 'usualDays' | 'changedDays'>): boolean {
  const usual = item.usualDays[weekdayIndex(day.workedDate)] ?? null;
  return (
    isLong(day) ||
    lacksMeal(day) ||
    isUnusualWeekend(day, item.usualDays) ||
    (usual !== null && (day.hours ?? 0) - usual > USUAL_WITHIN) ||
    item.changedDays.some(({ workedDate }) => workedDate === day.workedDate)
  );
}
