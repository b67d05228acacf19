import { dueDayOf, reportedWeeks } from './report-period.ts';

const weeks = ['2026-09-28', '2026-10-05', '2026-10-26', '2026-11-02', '2026-11-09'].map((weekStartDate) => ({
  ...{ weekStartDate, states: [], periodEnds: null, contractMinutes: null, missingPeriods: 0 },
}));
const starts = (...of: Parameters<typeof reportedWeeks>) =>
  reportedWeeks(...of).map(({ weekStartDate }) => weekStartDate);

test('a weekly report is due on Mondays, of the last week that is over; a monthly one of the weeks that began in the month before (docs: insights#insights-mail)', () => {
  const local = { day: '2026-11-12', monday: '2026-11-09' };
  expect([dueDayOf('weekly', local), dueDayOf('monthly', local)]).toEqual(['2026-11-09', '2026-11-01']);
  const hours = { weeks, today: '2026-11-12' };
  expect(starts('weekly', hours, '2026-11-09')).toEqual(['2026-11-02']);
  expect(starts('monthly', hours, '2026-11-01')).toEqual(['2026-10-05', '2026-10-26']);
  // Where it is still the last day of the week, that week is not over.
  expect(starts('weekly', { weeks, today: '2026-11-08' }, '2026-11-09')).toEqual(['2026-10-26']);
});
