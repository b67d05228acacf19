import { sql, type Transaction } from 'kysely';
import { isLeaveSystemEntry, lengthOf, ptoMinutes, rangeOf } from 'shared-validators/timecard';
import type { Database } from '../../storage/database.ts';
import type { WorkedDay } from './worked-day.ts';

/** The minutes of sick time that a worker entered for a day: the sick hours field, or Sick spans. */
function sickMinutes(day: WorkedDay): number {
  const inSpans = day.timeEntrySpanDtos.reduce((sum, span) => {
    if (span.timeEntrySpanType !== 'Sick' || isLeaveSystemEntry(span)) return sum;
    const range = rangeOf(span, day.workedDate);
    return sum + (range ? Math.max(0, lengthOf(range)) : 0);
  }, 0);
  return Math.max(inSpans, day.sickMinutes ?? 0);
}

/** Deducts the leave of an approved timecard from the balances. A balance never falls below zero. */
export async function deductLeave(
  trx: Transaction<Database>,
  engagementId: number,
  days: readonly WorkedDay[],
  asOfDate: string,
): Promise<void> {
  const taken = {
    Sick: days.reduce((sum, day) => sum + sickMinutes(day), 0),
    PTO: days.reduce((sum, day) => sum + ptoMinutes(day, false), 0),
  };
  for (const kind of ['Sick', 'PTO'] as const) {
    if (taken[kind] === 0) continue;
    await trx
      .updateTable('accrual')
      .set({
        accrued_minutes: sql<number>`greatest(0, accrued_minutes - ${taken[kind]}::integer)`,
        as_of_date: asOfDate,
      })
      .where('engagement_id', '=', engagementId)
      .where('leave_kind', '=', kind)
      .execute();
  }
}
