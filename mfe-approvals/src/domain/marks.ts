import type { ApprovalItem, FlaggedLine } from 'shared-client/schema/approvals';

/** The fields of an item that its marks depend on. */
export type MarkedItem = Pick<
  ApprovalItem,
  | 'type'
  | 'hoursWorked'
  | 'daysWorked'
  | 'unitsWorked'
  | 'amount'
  | 'usualHours'
  | 'contractHours'
  | 'usualAmount'
  | 'flaggedLines'
  | 'usualDays'
  | 'previousHours'
  | 'days'
  | 'changedDays'
  | 'lastRejection'
  | 'attachmentCount'
  | 'commentCount'
>;

export type MarkKind =
  | 'none'
  | 'over'
  | 'under'
  | 'over-contract'
  | 'under-contract'
  | 'first'
  | 'changed'
  | 'unchanged'
  | 'weekend'
  | 'long'
  | 'no-meal'
  | 'policy'
  | 'exception'
  | 'no-receipt'
  | 'notes'
  | 'attachments'
  | 'comments';

/** Something a reviewer should notice at once. Marks of the tone `info` are not unusual. */
export interface Mark {
  readonly kind: MarkKind;
  readonly tone: 'warn' | 'info';
  /** The days that the mark is about; empty if it is about the whole item. */
  readonly dates: readonly string[];
  /** The hours in its text: the difference, or the hours of its first day. */
  readonly hours?: number;
  /** The difference of an item that is measured in money. */
  readonly amount?: number;
  readonly count?: number;
}

/**
 * Hours by which a timecard may differ from the usual, or from the contract, and still count as usual, or as agreed. The server's filter
 * uses the same value.
 */
const USUAL_WITHIN = 0.5;
const LONG_DAY = 12;
/** A day with more hours than this needs a meal period. */
const MEAL_AFTER = 5;

/** Whether a date is a Saturday or a Sunday. */
const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** The index of a date in its week; Monday is 0. */
export const weekdayIndex = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The fraction by which an amount may differ from the usual and still count as usual: a tenth. */
const USUAL_SHARE = 0.1;

/** The difference to the usual amount; null if there is none. */
const amountDifference = ({ amount, usualAmount }: Pick<MarkedItem, 'amount' | 'usualAmount'>) =>
  amount === null || usualAmount === null ? null : Math.round((amount - usualAmount) * 100) / 100;

/** The difference to the usual hours; null if there are none. */
export const difference = ({ hoursWorked, usualHours }: Pick<MarkedItem, 'hoursWorked' | 'usualHours'>) =>
  hoursWorked === null || usualHours === null ? null : Math.round((hoursWorked - usualHours) * 100) / 100;

/** The difference to the contract's hours; null if none are agreed, and for timecards of days or units. */
function besideContract(item: MarkedItem): number | null {
  const { hoursWorked, contractHours } = item;
  if (hoursWorked === null || contractHours === null || (hoursWorked === 0 && !isBlank(item))) return null;
  return Math.round((hoursWorked - contractHours) * 100) / 100;
}

const warn = (kind: MarkKind, dates: readonly string[], hours?: number): Mark => ({
  kind,
  tone: 'warn',
  dates,
  ...(hours === undefined ? {} : { hours }),
});

/** Whether a timecard reports nothing: no hours, no days, no units. */
const isBlank = ({ type, hoursWorked, daysWorked, unitsWorked }: MarkedItem): boolean =>
  type === 'TIME' && !hoursWorked && !daysWorked && !unitsWorked;

/** Marks from comparing an item with earlier approved ones: hours for a timecard, money for a project, an adjustment or a benefit. */
function comparedMarks(item: MarkedItem): Mark[] {
  const { type } = item;
  if (type === 'EXPENSE') return [];
  if (type === 'TIME') {
    const blank = isBlank(item);
    const off = difference(item);
    const agreed = besideContract(item);
    // If the contract's hours are the usual ones, there is one mark, not two.
    const beside = agreed === null || agreed === off || Math.abs(agreed) <= USUAL_WITHIN ? null : agreed;
    return [
      ...(blank ? [warn('none', [])] : []),
      ...(off !== null && Math.abs(off) > USUAL_WITHIN ? [warn(off > 0 ? 'over' : 'under', [], Math.abs(off))] : []),
      ...(item.usualHours === null && !blank ? [warn('first', [])] : []),
      ...(beside === null ? [] : [warn(beside > 0 ? 'over-contract' : 'under-contract', [], Math.abs(beside))]),
    ];
  }
  const off = amountDifference(item);
  if (off === null) return [warn('first', [])];
  if (Math.abs(off) <= Math.abs(item.usualAmount ?? 0) * USUAL_SHARE) return [];
  return [{ ...warn(off > 0 ? 'over' : 'under', []), amount: Math.abs(off) }];
}

/** Marks of an expense's lines: against a policy, with a reason, or without a receipt. */
function lineMarks({ flaggedLines }: MarkedItem): Mark[] {
  const marked = (kind: MarkKind, tone: Mark['tone'], is: (line: FlaggedLine) => boolean): Mark[] => {
    const found = flaggedLines.filter(is);
    if (found.length === 0) return [];
    return [{ kind, tone, dates: [...new Set(found.map(({ expenseDate }) => expenseDate))], count: found.length }];
  };
  const asksForOne = flaggedLines.some(({ broken }) => broken.includes('RECEIPT_ABOVE'));
  return [
    ...marked('policy', 'warn', ({ broken }) => broken.some((kind) => kind !== 'RECEIPT_ABOVE')),
    ...marked('no-receipt', asksForOne ? 'warn' : 'info', ({ hasReceipt }) => !hasReceipt),
    ...marked('exception', 'info', ({ exceptionReason }) => Boolean(exceptionReason?.trim())),
  ];
}

/** The marks of an item, unusual ones first. They decide nothing. */
export function marksOf(item: MarkedItem): Mark[] {
  const { days, changedDays } = item;
  const marks: Mark[] = [];
  if (changedDays.length > 0)
    marks.push(
      warn(
        'changed',
        changedDays.map(({ workedDate }) => workedDate),
      ),
    );
  else if (item.lastRejection) marks.push(warn('unchanged', []));
  marks.push(...comparedMarks(item), ...lineMarks(item));
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
  if (item.commentCount > 0) marks.push({ kind: 'comments', tone: 'info', dates: [], count: item.commentCount });
  return marks;
}

type Day = ApprovalItem['days'][number];

const hasNote = ({ notes, didNotWork }: Day): boolean => Boolean(notes?.trim()) && !didNotWork;
const isLong = ({ hours }: Day): boolean => (hours ?? 0) > LONG_DAY;
const lacksMeal = ({ noMeal, hours }: Day): boolean => noMeal && (hours ?? 0) > MEAL_AFTER;
const isUnusualWeekend = ({ workedDate, hours }: Day, usual: readonly (number | null)[]): boolean =>
  (hours ?? 0) > 0 && isWeekend(workedDate) && (usual[weekdayIndex(workedDate)] ?? null) === null;

/** Whether any of the marks is unusual. */
export const isUnusual = (marks: readonly Mark[]): boolean => marks.some(({ tone }) => tone === 'warn');

/** Whether a day is unusual in its week: a mark is about it, or it has more hours than its weekday usually has. */
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
