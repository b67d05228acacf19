import { addDays } from '../billing/calendar.ts';
import { periodOf } from '../billing/period.ts';
import { expectsTime, missingPeriods } from '../engagements/periods.ts';
import { workPeriods } from './work-rules.ts';
import { workerEngagements } from './worker-engagements.ts';
import { workerItems } from './worker-items.ts';

const everyDay = Array.from({ length: 366 }, (_, index) => addDays('2027-12-31', index));

test('whatever day the data are restored, no period of worker is missing, none is double, and the current ones are free', () => {
  for (const today of everyDay) {
    const cards = workerItems(today).filter(({ type }) => type === undefined);
    for (const row of workerEngagements(today)) {
      const kind = workPeriods.find(({ id }) => id === row.work_period_id) ?? { type: 'Weekly', day_of_week: 'Monday' };
      const own = cards.filter((card) => card.engagement_id === row.id).map(({ period }) => period);
      expect(new Set(own.map(({ start }) => start)).size).toBe(own.length);
      expect(own.filter(({ end }) => end >= today)).toEqual([]);
      for (const period of own) expect(periodOf(kind, period.start)).toEqual(period);
      const dated = { ...row, end_date: row.end_date ?? null, closed_date: row.closed_date ?? null };
      const begun = own.map(({ start, end }) => ({ period_start: start, period_end: end }));
      expect(expectsTime(row)).toBe(true);
      expect([today, row.id, missingPeriods(dated, kind, begun, today)]).toEqual([today, row.id, []]);
    }
  }
});

test('no two timecards of worker have time on the same day', () => {
  for (const today of everyDay) {
    const dates = workerItems(today).flatMap(({ days }) => days.map(({ workedDate }) => workedDate));
    expect(new Set(dates).size).toBe(dates.length);
  }
});
