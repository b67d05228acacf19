import fc from 'fast-check';
import { isSickOnlyDay } from 'shared-validators/timecard';
import { blankAllocation, rowKey } from '../form/blank.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { saveIssues } from '../save-rules/index.ts';
import { day, form, rules, span, TUESDAY } from '../testing/samples.ts';
import { isFilled } from './filled-day.ts';
import { unreadEntries } from './unread-entries.ts';
import { workedDayOf } from './worked-day.ts';

const hourly = rules({ id: 0 }, { eligibleForSickTime: true });
const sick = rules({ showSickHours: true }, { eligibleForSickTime: true });
const byHours = rules({ showHours: true }, {});
const shifts = rules({ showShiftEntry: true }, { useShiftDifferential: true, shiftNames: ['Night'] });
const overtime = rules({ allocationType: 'ot_hours', showAllocations: true }, { eligibleForPTO: true });

const withAllocation = (of: TimecardRules, part: object): Partial<DayForm> => ({
  allocations: [{ ...blankAllocation(of, 1), ...part }],
});

describe('What was typed and cannot be read is named, not dropped with the save', () => {
  test.each<[string, TimecardRules, Partial<DayForm>, string]>([
    ['hours', byHours, { hours: 'eight', daily: true }, 'hours'],
    ['sick hours', sick, { sickHours: 'half a day' }, 'sickHours'],
    ['a start', hourly, { spans: [span('9:-- --', '')] }, 'start'],
    ['an end', hourly, { spans: [span('09:00', 'late')] }, 'end'],
    [
      'the hours of a shift',
      shifts,
      { daily: true, shiftLines: [{ key: rowKey(), shiftName: 'Night', hours: 'x' }] },
      'hours',
    ],
    ['PTO hours', overtime, { daily: true, ...withAllocation(overtime, { ptoHours: 'all' }) }, 'ptoHours'],
  ])('%s', (_, of, changes, field) => {
    const wrong = day(of, changes);
    expect(unreadEntries(wrong, of).map((one) => one.field.split('.').at(-1))).toContain(field);
    // Another day is complete, so that the timecard is not empty.
    const other = day(of, { didNotWork: true }, TUESDAY);
    expect(isFilled(wrong, of)).toBe(true);
    const named = saveIssues(form(wrong, other), of).filter((one) => one.day === wrong.key);
    expect(named.map((one) => one.field?.split('.').at(-1))).toContain(field);
  });
  test('a sick-only day is exempt from what is required, not from that', () => {
    const wrong = day(hourly, { sickHours: '2', spans: [span('9:--', '', 'Sick')] });
    expect(isSickOnlyDay(workedDayOf(wrong, hourly), hourly.template)).toBe(true);
    expect(saveIssues(form(wrong), hourly)).toMatchObject([
      { key: 'ERR_BILLING_TIME_NOT_READ', params: { line: 1, text: '9:--' } },
    ]);
  });
  test('fields a day does not show stand in nobody’s way', () => {
    expect(unreadEntries(day(sick, { didNotWork: true, sickHours: 'x' }), sick)).toEqual([]);
    expect(unreadEntries(day(hourly, { didNotWork: true, spans: [span('x', '')] }), hourly)).toEqual([]);
  });
  test('24:00 ends a day and begins none', () => {
    const midnight = day(hourly, { spans: [span('24:00', '24:00')] });
    expect(unreadEntries(midnight, hourly)).toMatchObject([{ kind: 'start', text: '24:00' }]);
  });
  test('every amount and every time that can be read is none', () => {
    const amounts = fc.oneof(
      fc.constantFrom('', '0', '8', '8,5', '8:30', '8h30', '30m', '-1'),
      fc.integer({ min: 0, max: 2400 }).map((units) => (units / 100).toFixed(2)),
    );
    fc.assert(
      fc.property(amounts, fc.constantFrom('', '09:00', '24:00'), (amount, time) => {
        expect(unreadEntries(day(sick, { sickHours: amount }), sick)).toEqual([]);
        expect(unreadEntries(day(hourly, { spans: [span('09:00', time)] }), hourly)).toEqual([]);
      }),
    );
  });
});
