import { allWorked, type PeriodDay, totalDays, withAll, withDayOff, withWorked } from './period-days.ts';

const day = (values: Partial<PeriodDay> = {}): PeriodDay => ({
  workedDate: '2026-11-17',
  daily: false,
  sickDay: false,
  dayOffType: 'Undefined',
  ...values,
});

test('marking a day as worked clears sickDay and resets dayOffType to Undefined (docs: days#worked-clears-sick, days#day-off-chip)', () => {
  expect(withWorked(day({ sickDay: true, dayOffType: 'Sick' }), true)).toEqual(day({ daily: true }));
});

test('selecting a day-off chip sets dayOffType (docs: days#worked-clears-sick, days#day-off-chip)', () => {
  expect(withDayOff(day({ daily: true }), 'Other')).toEqual(day({ dayOffType: 'Other' }));
  expect(withDayOff(day(), 'Sick')).toEqual(day({ sickDay: true, dayOffType: 'Sick' }));
});

test('Select All toggles all days between worked and not worked; read-only days stay (docs: days#period-select-all, days#period-day-count)', () => {
  const days = withAll([day(), day({ readOnly: true }), day({ dayOffType: 'Other' })], true);
  expect(days.map(({ daily }) => daily)).toEqual([true, false, true]);
  expect(allWorked(days)).toBe(true);
  expect(withAll(days, false).map(({ daily }) => daily)).toEqual([false, false, false]);
  expect(allWorked([])).toBe(false);
});

test('the days count includes days marked worked, Sick or Other (docs: days#period-select-all, days#period-day-count)', () => {
  expect(totalDays([day({ daily: true }), day({ dayOffType: 'Sick' }), day({ dayOffType: 'Other' }), day()])).toBe(3);
});
