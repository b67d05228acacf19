import { byMonth, neighboursOf } from './choose-period.ts';

const period = (periodStartDate: string, periodEndDate: string, state = 'Pending') => ({
  periodStartDate,
  periodEndDate,
  state,
});
const october = period('2026-10-19', '2026-10-25', 'Missing');
const across = period('2026-10-26', '2026-11-01', 'Missing');
const november = period('2026-11-09', '2026-11-15');
const list = [october, across, november];

test('a step goes over what is not listed, and ends at the ends (docs: add-time#other-period)', () => {
  expect(neighboursOf(list, '2026-11-02')).toEqual({ previous: across, next: november });
  expect(neighboursOf(list, '2026-10-19')).toEqual({ next: across });
  expect(neighboursOf(list, '2026-11-09')).toEqual({ previous: across });
  expect(neighboursOf([], '2026-11-09')).toEqual({});
});

test('a period stands in the month it ends in; missing ones are counted', () => {
  expect(byMonth(list)).toEqual([
    { month: '2026-10', missing: 1, periods: [october] },
    { month: '2026-11', missing: 1, periods: [across, november] },
  ]);
});
