import type { RecordKind, RecordStatus } from './states.ts';

/** The working days, Monday to Friday, in which a record without a date of its own is decided. */
const WORKING_DAYS = 5;

const DAY = 86_400_000;
const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** What the due date of a record depends on. Dates are `YYYY-MM-DD`. */
export interface DatedRecord {
  readonly kind: RecordKind;
  readonly status: RecordStatus;
  readonly startDate: string | null;
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/**
 * The day on which a pending record is due: the day from which it has an effect (docs: approvals#record-due). Days up to its submission
 * do not count. Null for records that are not pending.
 */
export function dueDate({ kind, status, startDate, changes }: DatedRecord, submittedOn: string | null): string | null {
  if (status !== 'Pending' || submittedOn === null) return null;
  const changed = changes.flatMap(({ field, before, after }) => (isDate(field) ? [before, after] : []));
  const dates = kind === 'REVISION' ? changed : [startDate];
  const ahead = dates.filter((date) => date !== null && date > submittedOn).sort();
  return ahead[0] ?? addWorkingDays(submittedOn, WORKING_DAYS);
}

const isDate = (field: string): boolean => field === 'startDate' || field === 'endDate';

function addWorkingDays(date: string, days: number): string {
  let at = instantOf(date);
  for (let left = days; left > 0; ) {
    at += DAY;
    if (![0, 6].includes(new Date(at).getUTCDay())) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
