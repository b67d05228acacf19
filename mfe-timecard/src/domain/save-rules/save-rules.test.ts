import type { TimecardTemplate } from 'shared-client/timecard-templates';
import { blankAllocation, blankMultiRate } from '../form/blank.ts';
import type { AllocationForm, DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { day, form, leave, MONDAY, metadataOf, rules, span, TUESDAY } from '../testing/samples.ts';
import { allIssues, saveIssues, submitIssues } from './index.ts';
import { sickExcess } from './sick-excess.ts';

const times = rules({ id: 0 }, { eligibleForSickTime: true });
const allocated = rules({ id: 1 });
const overtime = rules({ id: 2 });
const percent = rules({ id: 11 });
const rated = rules({ id: 31 }, { multiRates: [{ type: 'On call', showOTDT: false }] });
const nine = span('09:00', '17:00');
const row = (of: TimecardRules, changes: Partial<AllocationForm>) => ({ ...blankAllocation(of, 1), ...changes });
const keys = (of: TimecardRules, ...days: DayForm[]) => saveIssues(form(...days), of).map((issue) => issue.key);

describe('Before saving or submitting, in this order (docs: saving#save-rules)', () => {
  test('1. at least one filled day (docs: saving#save-empty)', () => {
    expect(keys(times, day(times), day(times, {}, TUESDAY))).toEqual(['BILLING_TIME_ENTRY_NO_DETAIL_ITEMS']);
  });

  describe('2. controls of filled days must be valid (docs: saving#save-controls)', () => {
    test('span start time, end time and span type required, each leading to its field', () => {
      const half = day(times, { spans: [span('09:00', ''), span('', '17:00'), span('09:00', '10:00', '')] });
      expect(
        saveIssues(form(half), times).map(({ key, params, field }) => [key, params.line, field?.split('.')[1]]),
      ).toEqual([
        ['ERR_BILLING_SPAN_END_REQUIRED', 1, 'end'],
        ['ERR_BILLING_SPAN_START_REQUIRED', 2, 'start'],
        ['ERR_BILLING_SPAN_TYPE_REQUIRED', 3, 'type'],
      ]);
    });
    test('days that are not filled are not looked at', () => {
      expect(keys(times, day(times, { noBreakTaken: true, spans: [nine] }), day(times, {}, TUESDAY))).toEqual([]);
    });
    test('holiday days and sick-only days exempt (docs: days#sick-only-day)', () => {
      expect(keys(times, day(times, { holiday: true, spans: [span('09:00', '')] }))).toEqual([]);
      expect(keys(times, day(times, { spans: [span('09:00', '', 'Sick')] }))).toEqual([]);
    });
    test('ot_hours requires regular, overtime and doubletime', () => {
      const one = day(overtime, {
        noBreakTaken: true,
        spans: [nine],
        allocations: [row(overtime, { regularHours: '8' })],
      });
      expect(saveIssues(form(one), overtime).map((issue) => issue.params.field)).toEqual([
        'overtimeHours',
        'doubletimeHours',
      ]);
    });
    test('hours-type allocations require hours and sequence', () => {
      const one = day(allocated, {
        noBreakTaken: true,
        spans: [nine],
        allocations: [row(allocated, { sequence: null })],
      });
      expect(saveIssues(form(one), allocated).map((issue) => issue.params.field)).toEqual(['hours', 'sequence']);
    });
    test('percent requires percentOfDay', () => {
      expect(keys(percent, day(percent, { noBreakTaken: true, spans: [nine] }))).toEqual([
        'ERR_BILLING_ALLOCATION_REQUIRED',
      ]);
    });
    test('ot_multi_rate requires a type', () => {
      const multi = rules({ id: 32 });
      expect(
        saveIssues(form(day(multi, { noBreakTaken: true, spans: [nine] })), multi).map((issue) => issue.params.field),
      ).toEqual(['costAllocType']);
    });
    test.each([
      ['1e-9 units are enough', '0.000000001', []],
      ['nothing is not', '0', ['unitsWorked']],
    ])('per-unit allocation: %s (docs: saving#least-unit)', (_, unitsWorked, missing) => {
      const perUnit = rules({ id: 28 });
      const one = day(perUnit, { daily: true, allocations: [row(perUnit, { pieceType: 'Pallet', unitsWorked })] });
      expect(saveIssues(form(one), perUnit).map((issue) => issue.params.field)).toEqual(missing);
    });
    test('unit entries require unitsWorked (docs: allocations#allocation-columns)', () => {
      const units = rules({ id: 29 }, { pieceTypes: ['Pallet'], trackingDaysOff: true });
      expect(keys(units, day(units, { notes: 'x', dayOffType: 'Voluntary' }))).toEqual(['ERR_BILLING_UNITS_REQUIRED']);
    });
    test('billing notes: at most 2000 characters (docs: days#billing-notes, shifts#shift-maximum, billing-items#engagement-fields)', () => {
      const one = (length: number) => day(times, { noBreakTaken: true, spans: [nine], notes: 'x'.repeat(length) });
      expect(keys(times, one(2000))).toEqual([]);
      expect(keys(times, one(2001))).toEqual(['ERR_BILLING_NOTES_TOO_LONG']);
    });
    test.each([
      ['zero duration', [span('09:00', '09:00')], 'ERR_BILLING_TIME_SPAN_ZERO'],
      ['overlapping spans', [span('09:00', '12:00'), span('11:00', '13:00')], 'ERR_BILLING_TIME_SPANS_OVERLAP'],
      [
        'more than a day from first to last',
        [span('22:00', '06:00'), span('21:00', '23:00')],
        'ERR_BILLING_TIME_SPAN_START_END_TIME',
      ],
    ])('times: %s', (_, spans, key) => expect(keys(times, day(times, { noBreakTaken: true, spans }))).toEqual([key]));
    test('times: more than 24 hours', () => {
      const spans = [span('00:00', '24:00'), span('01:00', '03:00')];
      expect(keys(times, day(times, { noBreakTaken: true, spans }))).toEqual([
        'ERR_BILLING_TIME_SPANS_OVERLAP',
        'ERR_BILLING_TOTAL_HOURS_ABOVE_24',
      ]);
    });
    test.each<[string, Partial<TimecardTemplate>, Partial<DayForm>, string]>([
      ['30 hours worked', { id: 4 }, { hours: '30' }, 'hours'],
      ['28 sick hours', { id: 5 }, { sickHours: '28' }, 'sickHours'],
      ['worked and sick', { id: 4 }, { hours: '20', sickHours: '4.5' }, 'hours'],
      [
        '1000 hours of a rate beside a day of times',
        { id: 31 },
        {
          noBreakTaken: true,
          spans: [nine],
          allocations: [row(rated, { multiRates: [{ ...blankMultiRate('On call'), hours: '1000' }] })],
        },
        'start',
      ],
    ])('no day has more than 24 hours: %s (docs: time-entry#day-above-24)', (_, template, changes, field) => {
      const of = rules(template, { eligibleForSickTime: true, multiRates: rated.multiRates });
      const found = saveIssues(form(day(of, changes)), of).filter(
        (issue) => issue.key === 'ERR_BILLING_TOTAL_HOURS_ABOVE_24',
      );
      expect(found.map((issue) => issue.field?.split('.').at(-1))).toEqual([field]);
    });
    test('a type that the timecard does not offer (docs: saving#save-offered)', () => {
      const one = day(times, { noBreakTaken: true, spans: [span('09:00', '17:00', 'Bonus')] });
      expect(saveIssues(form(one), times)).toMatchObject([
        { key: 'ERR_BILLING_NOT_OFFERED', params: { name: 'Bonus' }, field: `${one.spans[0]?.key}.type` },
      ]);
      const stored = metadataOf({
        billingItemDetails: [{ workedDate: MONDAY, timeEntrySpanDtos: [{ timeEntrySpanType: 'Bonus' }] }],
      });
      expect(keys({ ...times, stored: stored.billingItemDetails }, one)).toEqual([]);
    });
    test('times: an overnight span is no mistake', () => {
      expect(keys(times, day(times, { noBreakTaken: true, spans: [span('22:00', '06:30')] }))).toEqual([]);
    });
    test('times: cumulative minutes from the work period start exceed 1440', () => {
      const six = { ...times, workPeriodStart: '06:00' };
      expect(keys(six, day(six, { noBreakTaken: true, spans: [span('22:00', '06:30')] }))).toEqual([
        'ERR_BILLING_TIME_SPAN_START_END_TIME',
      ]);
    });
    test('times: the start must be prior to the end if the shift ends on the same day', () => {
      const shift = {
        noBreakTaken: true,
        shiftNumber: 1,
        shiftStartDay: '2026-11-16',
        spans: [span('22:00', '06:00')],
      };
      const shifts = rules({ id: 10 });
      expect(keys(shifts, day(shifts, { ...shift, shiftEndDay: '2026-11-16' }))).toEqual([
        'ERR_BILLING_TIME_START_PRIOR_TO_END',
      ]);
      expect(keys(shifts, day(shifts, { ...shift, shiftEndDay: '2026-11-17' }))).toEqual([]);
    });
  });

  describe('3. total span hours must equal the allocated total at the hour precision (docs: saving#save-allocation-total)', () => {
    const one = (changes: Partial<AllocationForm>, of = overtime) =>
      day(of, {
        noBreakTaken: true,
        spans: [span('09:00', '17:20')],
        allocations: [row(of, { overtimeHours: '0', doubletimeHours: '0', ...changes })],
      });
    test('8 h 20 min are 8.33 h', () => expect(keys(overtime, one({ regularHours: '8.33' }))).toEqual([]));
    test('else the sentence says both', () => {
      expect(saveIssues(form(one({ regularHours: '8' })), overtime)[0]).toMatchObject({
        key: 'ERR_BILLING_TOTAL_ALLOCATION_MISMATCH',
        params: { spans: '8.33', allocated: '8.00' },
      });
    });
    test('PTO counts only if eligible', () => {
      const pto = one({ regularHours: '8', ptoHours: '0.33' });
      expect(keys(overtime, pto)).toEqual(['ERR_BILLING_TOTAL_ALLOCATION_MISMATCH']);
      expect(keys({ ...overtime, eligibleForPTO: true }, pto)).toEqual([]);
    });
    test('leave hours count', () => {
      const line = {
        key: 'l',
        id: null,
        leaveTypeId: 1,
        billingCostAllocId: null,
        leaveDisplayName: 'Vacation',
        hours: '0.33',
      };
      expect(keys({ ...overtime, leaveTypeIds: [1] }, one({ regularHours: '8', leave: [line] }))).toEqual([]);
    });
    test('leave of the leave system is to be allocated, paid or not', () => {
      const unpaid = { ...leave('15:00', '17:00'), type: 'Unpaid Leave' };
      const of = (regularHours: string, hours: string) => {
        const line = { key: 'l', id: null, leaveTypeId: 1, billingCostAllocId: null, leaveDisplayName: '', hours };
        const amounts = { regularHours, overtimeHours: '0', doubletimeHours: '0', leave: [line] };
        const spans = [span('09:00', '15:00'), unpaid];
        return day(overtime, { noBreakTaken: true, spans, allocations: [row(overtime, amounts)] });
      };
      const withLeave = { ...overtime, leaveTypeIds: [1] };
      expect(keys(withLeave, of('6', '2'))).toEqual([]);
      expect(keys(withLeave, of('6', '0'))).toEqual(['ERR_BILLING_TOTAL_ALLOCATION_MISMATCH']);
    });
    test('Lunch and Sick are excluded from worked hours', () => {
      const lunch = day(allocated, {
        spans: [span('09:00', '12:00'), span('12:00', '12:30', 'Lunch'), span('12:30', '17:30')],
        allocations: [row(allocated, { hours: '8' })],
      });
      expect(keys(allocated, lunch)).toEqual([]);
    });
  });

  describe('4. percent allocations must total 100 per day (docs: saving#save-percent)', () => {
    const one = (...parts: string[]) =>
      day(percent, {
        noBreakTaken: true,
        spans: [nine],
        allocations: parts.map((percentOfDay) => row(percent, { percentOfDay })),
      });
    test('33.33 + 33.33 + 33.34', () => expect(keys(percent, one('33.33', '33.33', '33.34'))).toEqual([]));
    test('99.99 is not 100', () =>
      expect(keys(percent, one('33.33', '33.33', '33.33'))).toEqual([
        'ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR',
      ]));
    test('skipped for did-not-work, sick-only, holiday and hidden allocations', () => {
      const of = rules({ id: 14 }, { eligibleForSickTime: true, displaySickDay: true, trackingDaysOff: true });
      expect(keys(of, day(of, { didNotWork: true }))).toEqual([]);
      expect(keys(of, day(of, { sickDay: true }))).toEqual([]);
      expect(keys(of, day(of, { daily: true, holiday: true }))).toEqual([]);
      expect(keys(of, day(of, { dayOffType: 'Voluntary' }))).toEqual([]);
      expect(keys(of, day(of, { daily: true, allocations: [row(of, { percentOfDay: '50' })] }))).toEqual([
        'ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR',
      ]);
    });
  });

  describe("5. either a Lunch span or 'No Lunch Break Taken' (docs: saving#save-lunch)", () => {
    const lunch = [span('09:00', '12:00'), span('12:00', '12:30', 'Lunch')];
    test('neither', () =>
      expect(keys(times, day(times, { spans: [nine] }))).toEqual(['ERR_BILLING_SELECT_LUNCH_BREAK']));
    test('both', () =>
      expect(keys(times, day(times, { noBreakTaken: true, spans: lunch }))).toEqual([
        'ERR_BILLING_EDIT_TIME_NOLUNCH_LUNCH_TAKEN',
      ]));
    test('one of them', () => {
      expect(keys(times, day(times, { spans: lunch }))).toEqual([]);
      expect(keys(times, day(times, { noBreakTaken: true, spans: [nine] }))).toEqual([]);
    });
    test('skipped for did-not-work, holiday, sick-only and full days off', () => {
      expect(keys(times, day(times, { didNotWork: true }))).toEqual([]);
      expect(keys(times, day(times, { holiday: true, spans: [nine] }))).toEqual([]);
      expect(keys(times, day(times, { spans: [span('09:00', '17:00', 'Sick')] }))).toEqual([]);
      expect(keys(times, day(times, { spans: [leave('00:00', '24:00', true)] }))).toEqual([]);
    });
  });

  test('6. day-off type Other needs notes (docs: saving#save-day-off-notes)', () => {
    const daily = rules({ id: 12 }, { trackingDaysOff: true });
    const filled = day(daily, { daily: true });
    expect(keys(daily, filled, day(daily, { dayOffType: 'Other' }, TUESDAY))).toEqual([
      'ERR_BILLING_PROVIDE_NOTES_FOR_DAYOFF',
    ]);
    expect(keys(daily, filled, day(daily, { dayOffType: 'Other', notes: 'moving' }, TUESDAY))).toEqual([]);
    const period = rules({ id: 22 }, { trackingDaysOff: true });
    expect(keys(period, day(period, { dayOffType: 'Other' }))).toEqual([]);
  });

  describe('7. shift differential (docs: saving#save-shift-differential, shifts#shift-rules)', () => {
    const of = rules({ id: 8 }, { useShiftDifferential: true, shiftNames: ['Night'] });
    const one = (shiftName: string, hours: string) =>
      day(of, { hours: '8', allocations: [row(of, { hours: '8' })], shiftLines: [{ key: 's', shiftName, hours }] });
    test('a shift line with hours needs a shift', () => {
      expect(saveIssues(form(one('', '8')), of)).toMatchObject([
        { key: 'ERR_BILLING_PLEASE_SELECT_LINE', params: { line: 1 } },
      ]);
    });
    test('reported shift hours must equal the allocation total', () => {
      expect(saveIssues(form(one('Night', '7.5')), of)).toMatchObject([
        { key: 'ERR_BILLING_SHIFT_ALLOCATION_MISMATCH', params: { shifts: '7.50', allocated: '8.00' } },
      ]);
      expect(keys(of, one('Night', '8'))).toEqual([]);
    });
    test('not where shift differentials are not in use', () =>
      expect(keys({ ...of, useShiftDifferential: false }, one('', '8'))).toEqual([]));
  });

  test('8. hourly ot_hours templates with shift select: each span with a time needs a shift (docs: saving#save-span-shift, shifts#shift-rules)', () => {
    const of = rules({ id: 3 }, { useShiftDifferential: true, shiftNames: ['Day', 'Night'] });
    const one = (shiftName: string) =>
      day(of, {
        noBreakTaken: true,
        spans: [{ ...nine, shiftName }],
        allocations: [row(of, { regularHours: '8', overtimeHours: '0', doubletimeHours: '0' })],
      });
    expect(saveIssues(form(one('')), of)).toMatchObject([{ key: 'ERR_BILLING_EDIT_SHIFT', params: { line: 1 } }]);
    expect(keys(of, one('Day'))).toEqual([]);
  });

  test('the first rule that is broken stops the save; the checklist shows them all (docs: saving#save-rules)', () => {
    const broken = day(overtime, {
      spans: [span('09:00', '17:00')],
      allocations: [row(overtime, { regularHours: '1', overtimeHours: '0', doubletimeHours: '0' })],
    });
    expect(keys(overtime, broken)).toEqual(['ERR_BILLING_TOTAL_ALLOCATION_MISMATCH']);
    expect(allIssues(form(broken), overtime).map((issue) => issue.key)).toEqual([
      'ERR_BILLING_TOTAL_ALLOCATION_MISMATCH',
      'ERR_BILLING_SELECT_LUNCH_BREAK',
    ]);
  });
});

test('sick hours beyond the accrued balance are acknowledged before submitting (docs: saving#certify, saving#sick-excess)', () => {
  const of = rules({ id: 0 }, { sickBalance: 400, eligibleForSickTime: true });
  const sick = (end: string) => ({ ...form(day(of, { spans: [span('09:00', end, 'Sick')] })), acknowledged: true });
  expect(sickExcess(sick('13:00'), of)).toBe(0);
  expect(sickExcess(sick('14:00'), of)).toBe(100);
  expect(sickExcess(sick('14:00'), { ...of, sickBalance: null })).toBe(0);
  expect(submitIssues(sick('13:00'), of)).toEqual([]);
  expect(submitIssues(sick('14:00'), of).map((issue) => issue.key)).toEqual(['ERR_BILLING_SICK_EXCESS_REQUIRED']);
  expect(submitIssues({ ...sick('14:00'), sickExcessAcknowledged: true }, of)).toEqual([]);
  expect(saveIssues(sick('14:00'), of)).toEqual([]);
});

test('submitting also asks for the certification of accuracy; saving does not (docs: saving#save-incomplete, saving#certify, saving#sick-excess)', () => {
  const complete = form(day(times, { noBreakTaken: true, spans: [nine] }));
  expect(saveIssues(complete, times)).toEqual([]);
  expect(submitIssues(complete, times).map((issue) => issue.key)).toEqual(['ERR_BILLING_CERTIFY_REQUIRED']);
  expect(submitIssues({ ...complete, acknowledged: true }, times)).toEqual([]);
});
