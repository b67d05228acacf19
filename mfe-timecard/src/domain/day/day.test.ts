import { isSickOnlyDay } from 'shared-validators/timecard';
import { blankAllocation, blankSpan } from '../form/blank.ts';
import { isEditable } from '../form/editable.ts';
import { allWorked, selectAll } from '../form/period-selection.ts';
import { spanTypesOffered } from '../form/span-types.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';
import { day, leave, MONDAY, rules, span, TUESDAY } from '../testing/samples.ts';
import { allFilledDaysAreDidNotWork } from './all-did-not-work.ts';
import { isFilled } from './filled-day.ts';
import { setDayOffType, setDidNotWork, setNoBreakTaken, setWorked } from './toggles.ts';
import { takesEntries, visibleParts } from './visible-parts.ts';
import { workedDayOf } from './worked-day.ts';

const times = rules({ id: 0 });
const daily = rules({ id: 13 }, { trackingDaysOff: true, displaySickDay: true, eligibleForSickTime: true });
const hours = rules({ id: 4 }, { eligibleForSickTime: true });
const overtime = rules({ id: 2 });

describe("A day is 'filled' (and therefore sent) when it has (docs: days#filled-day, days#filled-period)", () => {
  test('nothing: it is not', () => expect(isFilled(day(times), times)).toBe(false));
  test.each([
    ['did-not-work', { didNotWork: true }],
    ['the daily flag', { daily: true }],
    ['sick hours', { sickHours: '2' }],
    ['sick days', { sickDayPercent: '50' }],
    ['a sick day', { sickDay: true }],
    ['a holiday', { holiday: true }],
    ['a day-off type', { dayOffType: 'Voluntary' }],
    ['day-off type Other with notes', { dayOffType: 'Other', notes: 'moving house' }],
    ['a changed time span', { spans: [span('09:00', '')] }],
  ] as const)('%s', (_, changes) => expect(isFilled(day(times, changes), times)).toBe(true));
  test('day-off type Other without notes: it is not', () =>
    expect(isFilled(day(daily, { dayOffType: 'Other' }), daily)).toBe(false));
  test('hours>0 count on hours templates only', () => {
    expect(isFilled(day(hours, { hours: '8' }), hours)).toBe(true);
    expect(isFilled(day(hours, { hours: '0' }), hours)).toBe(false);
    expect(isFilled(day(times, { hours: '8' }), times)).toBe(false);
  });
  test('non-zero allocations or custom-field values, but not defaults', () => {
    const row = blankAllocation(overtime, 1);
    const value = {
      id: null,
      reqBillCostAllocId: 5,
      value: 'A',
      defaultValueSet: false,
      associatedValues: [],
      billingCostAllocationId: null,
      inactive: false,
    };
    expect(isFilled(day(overtime, { allocations: [{ ...row, regularHours: '8' }] }), overtime)).toBe(true);
    expect(isFilled(day(overtime, { allocations: [{ ...row, values: [value] }] }), overtime)).toBe(true);
    expect(
      isFilled(day(overtime, { allocations: [{ ...row, values: [{ ...value, defaultValueSet: true }] }] }), overtime),
    ).toBe(false);
  });
  test('period templates always count (docs: days#filled-day, days#filled-period)', () => {
    const period = rules({ id: 22 });
    expect(isFilled(day(period), period)).toBe(true);
  });
});

describe('A day is sick-only when only sick time exists (docs: days#sick-only-day)', () => {
  test('sick hours alone', () =>
    expect(isSickOnlyDay(workedDayOf(day(hours, { sickHours: '8' }), hours), hours.template)).toBe(true));
  test('a sick span alone', () =>
    expect(
      isSickOnlyDay(workedDayOf(day(times, { spans: [span('09:00', '17:00', 'Sick')] }), times), times.template),
    ).toBe(true));
  test('not beside work', () => {
    expect(isSickOnlyDay(workedDayOf(day(hours, { sickHours: '4', hours: '4' }), hours), hours.template)).toBe(false);
    expect(
      isSickOnlyDay(
        workedDayOf(day(times, { spans: [span('09:00', '12:00', 'Sick'), span('12:00', '17:00')] }), times),
        times.template,
      ),
    ).toBe(false);
  });
  test('not when nothing is entered', () =>
    expect(isSickOnlyDay(workedDayOf(day(hours), hours), hours.template)).toBe(false));
});

describe('Toggling Did Not Work (docs: add-time#day-card, days#did-not-work-on, days#did-not-work-off, days#worked-toggle, days#day-without-work)', () => {
  const worked = day(times, { spans: [span('09:00', '17:00'), leave()], daily: true, sickHours: '1', notes: 'late' });
  test("on: notes become 'Did Not Work', entries reset, the daily flag is cleared", () => {
    const off = setDidNotWork(worked, true, times);
    expect(off).toMatchObject({
      didNotWork: true,
      daily: false,
      notes: 'Did Not Work',
      sickHours: '',
      noBreakTaken: false,
    });
    expect(takesEntries(off, times)).toBe(false);
    expect(visibleParts(off, times)).toMatchObject({
      times: false,
      allocations: false,
      noLunch: false,
      sickHours: false,
    });
  });
  test('on: entries of the leave system stay, because nobody could enter them again', () => {
    expect(setDidNotWork(worked, true, times).spans.map((one) => one.source)).toEqual(['CERIDIAN']);
  });
  test('off clears the notes', () =>
    expect(setDidNotWork(setDidNotWork(worked, true, times), false, times).notes).toBe(''));
});

describe('The Worked toggle (docs: add-time#day-card, days#did-not-work-on, days#did-not-work-off, days#worked-toggle)', () => {
  test('changing it resets entries', () => {
    const one = day(daily, { daily: true, allocations: [{ ...blankAllocation(daily, 1), percentOfDay: '100' }] });
    expect(setWorked(one, false, daily).allocations[0]?.percentOfDay).toBe('');
  });
  test('un-toggling sets day-off type to Undefined when days off are tracked', () => {
    const sick = day(daily, { daily: true, dayOffType: 'Sick' });
    expect(setWorked(sick, false, daily).dayOffType).toBe('Undefined');
    expect(setWorked(sick, false, { ...daily, trackingDaysOff: false }).dayOffType).toBe('Sick');
  });
  test('marking a day as worked clears sickDay and resets dayOffType', () => {
    expect(setWorked(day(daily, { sickDay: true, dayOffType: 'Sick' }), true, daily)).toMatchObject({
      sickDay: false,
      dayOffType: 'Undefined',
    });
  });
  test('where it is shown and off, allocations are hidden', () => {
    expect(visibleParts(day(daily), daily).allocations).toBe(false);
    expect(visibleParts(day(daily, { daily: true }), daily).allocations).toBe(true);
  });
});

describe('Day-off types (docs: add-time#day-card, days#day-off-types)', () => {
  test('Other shows billing notes; any other type clears them (docs: days#day-off-notes)', () => {
    const other = { ...setDayOffType(day(daily), 'Other', daily), notes: 'moving' };
    expect(visibleParts(other, daily).notes).toBe(true);
    expect(setDayOffType(other, 'Voluntary', daily).notes).toBe('');
  });
  test('payroll mode hides Sick (docs: days#day-read-only, custom-fields#field-read-only, leave#leave-read-only, days#day-off-chip)', () =>
    expect(visibleParts(day(daily), { ...daily, payroll: true }).dayOffSick).toBe(false));
});

test('with one card for the period the notes are the period’s: no choice for a day takes them away', () => {
  const period = rules({ showPeriodEntry: true, showWorked: true }, { trackingDaysOff: true });
  const noted = day(period, { notes: 'On site' });
  for (const type of ['Undefined', 'Voluntary', 'Sick', 'Other'] as const)
    expect(setDayOffType(noted, type, period).notes).toBe('On site');
  const other = setDayOffType(noted, 'Other', period);
  expect(setWorked(other, true, period).notes).toBe('On site');
  expect(setWorked(setWorked(other, true, period), false, period).notes).toBe('On site');
});

describe('Full-day-off days (docs: days#no-lunch, days#full-day-off)', () => {
  const off = day(times, { spans: [leave('00:00', '24:00', true)] });
  test('force no-break', () => expect(setNoBreakTaken(off, false).noBreakTaken).toBe(true));
  test('labor cannot be added', () => expect(spanTypesOffered(isFullDayOff(off), times)).not.toContain('Labor'));
});

describe('Entry types offered (docs: time-entry#time-types)', () => {
  test('the default span type is Labor (docs: time-entry#time-default-type)', () =>
    expect(blankSpan().type).toBe('Labor'));
  test('Labor and Lunch always', () => expect(spanTypesOffered(false, times)).toEqual(['Labor', 'Lunch']));
  test('Paid Break, Sick, PTO and multi-rate types where they apply; compared case-insensitively (docs: days#day-read-only, time-entry#meal-periods, allocations#multi-rate-case)', () => {
    const all = rules(
      { id: 2 },
      {
        showPaidBreak: true,
        eligibleForSickTime: true,
        eligibleForPTO: true,
        multiRates: [
          { type: 'Standby', showOTDT: true },
          { type: 'LABOR', showOTDT: true },
        ],
      },
    );
    expect(spanTypesOffered(false, all)).toEqual(['Labor', 'Lunch', 'Paid Break', 'Sick', 'PTO', 'Standby']);
  });
});

test('Select All toggles all days between worked and not worked', () => {
  const period = rules({ id: 22 });
  const days = [day(period, { daily: true }), day(period, {}, TUESDAY), day(period, { readOnly: true }, '2026-11-18')];
  const all = selectAll(days, period);
  expect(all.map((one) => one.daily)).toEqual([true, true, false]);
  expect(allWorked(all)).toBe(true);
  expect(selectAll(all, period).map((one) => one.daily)).toEqual([false, false, false]);
});

test('a timecard is editable while it has no status, or is Saved or Rejected (docs: attachments#attachments-editable)', () => {
  expect(
    [null, 'Saved', 'Rejected', 'Pending', 'Approved', 'Processed'].map((status) => isEditable(status as null)),
  ).toEqual([true, true, true, false, false, false]);
});

test('what was refused is not editable, what was sent back is', () => {
  expect([isEditable('Rejected', 'REFUSED'), isEditable('Rejected', 'SENT_BACK')]).toEqual([false, true]);
});

test('all filled days are Did Not Work', () => {
  const off = day(times, { didNotWork: true });
  expect(allFilledDaysAreDidNotWork([off, day(times, {}, TUESDAY)], times)).toBe(true);
  expect(allFilledDaysAreDidNotWork([off, day(times, { spans: [span('09:00', '10:00')] }, MONDAY)], times)).toBe(false);
  expect(allFilledDaysAreDidNotWork([], times)).toBe(false);
});
