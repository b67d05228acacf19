import { addDays } from '../../billing/calendar.ts';
import { periodOf } from '../../billing/period.ts';
import { expectsTime, missingPeriods } from '../../engagements/periods.ts';
import { workPeriods } from '../engagements/work-rules.ts';
import { workerEngagements } from '../engagements/worker-engagements.ts';
import { workerItems } from './worker-items.ts';

/** A quarter with the turn of a year, and months of 31, 29 and 31 days. */
const days = Array.from({ length: 95 }, (_, index) => addDays('2027-12-30', index));

/** Inconsistencies that a user of the portal would notice on a day. */
function flawsOn(today: string): string[] {
  const cards = workerItems(today).filter(({ type }) => type === undefined);
  const dates = cards.flatMap((card) => card.days.map(({ workedDate }) => workedDate));
  return workerEngagements(today).flatMap((row) => {
    const kind = workPeriods.find(({ id }) => id === row.work_period_id);
    if (!kind) return ['no work period'];
    const own = cards.filter((card) => card.engagement_id === row.id).map(({ period }) => period);
    const begun = own.map(({ start, end }) => ({ period_start: start, period_end: end }));
    const dated = { ...row, end_date: row.end_date ?? null, closed_date: row.closed_date ?? null };
    return [
      ...(expectsTime(row) ? [] : ['expects no time']),
      ...(new Set(own.map(({ start }) => start)).size < own.length ? ['a period twice'] : []),
      ...(new Set(dates).size < dates.length ? ['two timecards on one day'] : []),
      ...own.filter(({ end }) => end >= today).map(({ start }) => `a timecard in the current period ${start}`),
      ...own.filter(({ start, end }) => periodOf(kind, start).end !== end).map(({ start }) => `${start} is no period`),
      ...missingPeriods(dated, kind, begun, today).map(({ periodStartDate }) => `${periodStartDate} is missing`),
    ].map((flaw) => `${today}, engagement ${row.id}: ${flaw}`);
  });
}

test('whatever day the data are restored, no period of worker is missing or there twice, and the current ones are free', () => {
  expect(days.flatMap(flawsOn)).toEqual([]);
});
