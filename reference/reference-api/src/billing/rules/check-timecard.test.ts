import fc from 'fast-check';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { allocation, rateLine, span } from '../../sample-data/billing/billing-days.ts';
import { plainSettings, settingsFor } from '../../sample-data/engagements/engagement-settings.ts';
import { day, MONDAY, templateNo, timecard, tokens } from '../../testing/timecard.ts';
import type { WorkedDay } from '../timecard/worked-day.ts';
import { checkTimecard } from './check-timecard.ts';

const worked = [
  span(MONDAY, '09:00', '12:00'),
  span(MONDAY, '12:00', '12:30', 'Lunch'),
  span(MONDAY, '12:30', '17:00'),
];
const on = (templateId: number, filled: WorkedDay, change: object = {}) =>
  timecard({ template: templateNo(templateId), days: [filled], ...change });
const dayTokens = (card: ReturnType<typeof timecard>, mode: 'save' | 'submit' = 'save') =>
  tokens(checkTimecard(card, mode).billingItemDetailErrors.flatMap((one) => one.errors));
const costTokens = (card: ReturnType<typeof timecard>) =>
  tokens(checkTimecard(card, 'save').billingItemDetailErrors.flatMap((one) => one.costAllocationErrors));

describe('Before saving or submitting (docs: saving#save-rules)', () => {
  test('1. at least one filled day', () => {
    const { errors } = checkTimecard(timecard({ days: [] }), 'save');
    expect(errors[0]).toMatchObject({
      errorToken: 'BILLING_TIME_ENTRY_NO_DETAIL_ITEMS',
      errorText: 'Submission List is Empty. Please enter details to Save.',
    });
  });

  test('2. span start time, end time and span type required', () => {
    const open = { ...span(MONDAY, '09:00', '12:00'), endTimeStr: null, timeEntrySpanType: null };
    const card = on(0, day({ noBreakTaken: true, timeEntrySpanDtos: [open] }));
    const found = checkTimecard(card, 'save').billingItemDetailErrors[0]?.errors.map((error) => error.value);
    expect(found).toEqual(['timeEntrySpanDtos[0].endTimeStr', 'timeEntrySpanDtos[0].timeEntrySpanType']);
  });

  test('2. ot_hours requires regular, overtime and doubletime', () => {
    const card = on(6, day({ minutes: 480, billingCostAllocation: [allocation({ regularMinutes: 480 })] }));
    const found = checkTimecard(card, 'save').billingItemDetailErrors[0]?.costAllocationErrors;
    expect(found?.map((error) => error.value)).toEqual([
      'billingCostAllocation[0].overtimeHours',
      'billingCostAllocation[0].doubletimeHours',
    ]);
  });

  test('2. per-unit allocation requires pieceType and unitsWorked of at least 1e-9', () => {
    const units = (unitsWorked: number) =>
      on(28, day({ billingCostAllocation: [allocation({ unitsWorked, pieceType: 'Pallet inspected' })] }), {
        settings: settingsFor(templateNo(28)),
      });
    expect(costTokens(units(1e-9))).toEqual([]);
    expect(costTokens(units(1e-10))).toEqual(['LBL_REQUIRED_FIELD']);
  });

  test('3. total span hours must equal the allocated total at the hour precision', () => {
    const of = (minutes: number) =>
      on(1, day({ timeEntrySpanDtos: worked, billingCostAllocation: [allocation({ minutes, sequence: 1 })] }));
    expect(costTokens(of(450))).toEqual([]);
    const { billingItemDetailErrors } = checkTimecard(of(420), 'save');
    expect(billingItemDetailErrors[0]?.costAllocationErrors[0]).toMatchObject({
      errorToken: 'ERR_BILLING_TOTAL_ALLOCATION_MISMATCH',
      errorText: 'Total hours (7.5 hrs) in the time spans does not match that allocated (7 hrs).',
      params: [7.5, 7],
    });
  });

  test('3. PTO counts only if eligible', () => {
    const filled = day({
      timeEntrySpanDtos: worked,
      billingCostAllocation: [
        allocation({ regularMinutes: 390, overtimeMinutes: 0, doubletimeMinutes: 0, ptoMinutes: 60 }),
      ],
    });
    const settings = { ...plainSettings, eligibleForPTO: true };
    expect(costTokens(on(2, filled, { settings }))).toEqual([]);
    expect(costTokens(on(2, filled))).toEqual(['ERR_BILLING_TOTAL_ALLOCATION_MISMATCH']);
  });

  test('4. percent allocations must total 100 per day', () => {
    const of = (...percents: number[]) =>
      on(7, day({ minutes: 480, billingCostAllocation: percents.map((percentOfDay) => allocation({ percentOfDay })) }));
    expect(costTokens(of(62.5, 37.5))).toEqual([]);
    expect(costTokens(of(33.33, 33.33, 33.34))).toEqual([]);
    expect(costTokens(of(60, 39.99))).toEqual(['ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR']);
  });

  test('4. any split of 100 into hundredths passes, any other total does not', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 6 }), (parts) => {
        const split = parts.map((part) => allocation({ percentOfDay: part / 100 }));
        const total = parts.reduce((sum, part) => sum + part, 0);
        const found = costTokens(on(7, day({ minutes: 480, billingCostAllocation: split })));
        expect(found.includes('ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR')).toBe(total !== 10_000);
      }),
    );
  });

  test('4. skipped for did-not-work, sick-only and holiday', () => {
    expect(costTokens(on(7, day({ didNotWork: true })))).toEqual([]);
    expect(costTokens(on(7, day({ sickMinutes: 480 })))).toEqual([]);
    expect(costTokens(on(7, day({}, { holiday: true, holidayMinutes: 480 })))).toEqual([]);
  });

  test("5. either a Lunch span or 'No Lunch Break Taken'", () => {
    const without = [span(MONDAY, '09:00', '12:00')];
    expect(dayTokens(on(0, day({ timeEntrySpanDtos: worked })))).toEqual([]);
    expect(dayTokens(on(0, day({ timeEntrySpanDtos: without, noBreakTaken: true })))).toEqual([]);
    expect(dayTokens(on(0, day({ timeEntrySpanDtos: without })))).toEqual(['ERR_BILLING_SELECT_LUNCH_BREAK']);
    expect(dayTokens(on(0, day({ timeEntrySpanDtos: worked, noBreakTaken: true })))).toEqual([
      'ERR_BILLING_EDIT_TIME_NOLUNCH_LUNCH_TAKEN',
    ]);
  });

  test('6. day-off type Other needs notes (non-time-entry, non-period templates)', () => {
    const settings = { ...plainSettings, trackingDaysOffApplicable: true };
    const other = (templateId: number, notes: string | null = null) =>
      dayTokens(on(templateId, day({ dayOffType: 'Other' }, { notes }), { settings }));
    expect(other(12)).toEqual(['ERR_BILLING_PROVIDE_NOTES_FOR_DAYOFF']);
    expect(other(12, 'Jury duty')).toEqual([]);
    expect(other(22)).toEqual([]);
  });

  test('7. a shift line with hours needs a shift; reported shift hours must equal the hours', () => {
    const settings = settingsFor(templateNo(8));
    const shift = (shiftName: string | null, minutes: number) => ({
      id: null,
      shiftDifferentialType: 'Name',
      shiftName,
      minutes,
    });
    const of = (...shifts: ReturnType<typeof shift>[]) =>
      on(
        8,
        day({
          minutes: 480,
          timeEntryShiftDtos: shifts,
          billingCostAllocation: [allocation({ minutes: 480, sequence: 1 })],
        }),
        { settings },
      );
    expect(dayTokens(of(shift('Day', 360), shift('Night', 120)))).toEqual([]);
    expect(dayTokens(of(shift('Day', 360), shift(null, 120)))).toEqual(['ERR_BILLING_PLEASE_SELECT_LINE']);
    expect(dayTokens(of(shift('Day', 360)))).toEqual(['ERR_BILLING_SHIFT_ALLOCATION_MISMATCH']);
  });

  test('8. hourly ot_hours templates with shift select: each span with a time needs a shift', () => {
    const settings = settingsFor(templateNo(3));
    const filled = day({
      timeEntrySpanDtos: worked,
      billingCostAllocation: [allocation({ regularMinutes: 450, overtimeMinutes: 0, doubletimeMinutes: 0 })],
    });
    const { billingItemDetailErrors } = checkTimecard(on(3, filled, { settings }), 'save');
    expect(billingItemDetailErrors[0]?.errors.map((error) => error.errorText)).toEqual([
      'Line 1: Please select a Shift.',
      'Line 2: Please select a Shift.',
      'Line 3: Please select a Shift.',
    ]);
  });
});

describe('what only the server knows', () => {
  test('a day outside of the period, and the same day twice', () => {
    const filled = day({ workedDate: '2026-12-24', didNotWork: true });
    expect(dayTokens(timecard({ days: [filled] }))).toEqual(['ERR_BILLING_EDIT_DATE_OUT_OF_PERIOD']);
    const twice = [day({ didNotWork: true }), day({ didNotWork: true })];
    expect(dayTokens(timecard({ days: twice }))).toEqual([
      'ERR_BILLING_EDIT_DUPLICATE_DATE',
      'ERR_BILLING_EDIT_DUPLICATE_DATE',
    ]);
  });

  test('the total hours per day should be less than or equal to 24', () => {
    expect(dayTokens(on(4, day({ minutes: 24 * 60 })))).toEqual([]);
    expect(dayTokens(on(4, day({ minutes: 24 * 60 + 1 })))).toEqual(['ERR_BILLING_TOTAL_HOURS_ABOVE_24']);
  });

  describe.each(TIMECARD_TEMPLATES)('no day of template $id has more than 24 hours', (template) => {
    const settings = { ...settingsFor(template), engMultiRates: [{ id: 1, type: 'On call', showOTDT: false }] };
    const rate = { ...rateLine('On call', 0), minutes: 1000 * 60 };
    const half = { minutes: 13 * 60 };
    test.each([
      ['allocated', day({ billingCostAllocation: [allocation({ regularMinutes: 1000 * 60 })] })],
      ['allocated by a rate', day({ billingCostAllocation: [allocation({ costAllocationMultiRates: [rate] })] })],
      ['sick', day({ sickMinutes: 28 * 60 })],
      ['worked and sick', day({ ...half, sickMinutes: 12 * 60 })],
      [
        'of shifts',
        day({ timeEntryShiftDtos: [{ id: null, shiftDifferentialType: 'Name', shiftName: 'Day', minutes: 1500 }] }),
      ],
      [
        'on leave',
        day({
          billingCostAllocation: [
            allocation({
              tafwBillingCostAllocations: [
                { id: null, leaveTypeId: 361, billingCostAllocId: null, tafwMinutes: 1500, leaveDisplayName: null },
              ],
            }),
          ],
        }),
      ],
    ])('%s', (_, filled) => {
      const days = [day({ workedDate: '2026-11-17', didNotWork: true }), filled];
      expect(dayTokens(timecard({ template, settings, days }))).toContain('ERR_BILLING_TOTAL_HOURS_ABOVE_24');
    });
  });

  test('shifts of one date are added up, cut at midnight', () => {
    const shift = (start: string, end: string) =>
      day({ noBreakTaken: true, timeEntrySpanDtos: [span(MONDAY, start, end)] });
    const of = (...days: WorkedDay[]) => dayTokens(timecard({ template: templateNo(10), days }));
    expect(of(shift('00:00', '10:00'), shift('10:00', '20:00'), shift('20:00', '06:00'))).toEqual([]);
    expect(of(shift('00:00', '10:00'), shift('05:00', '20:00'))).toEqual([
      'ERR_BILLING_TOTAL_HOURS_ABOVE_24',
      'ERR_BILLING_TOTAL_HOURS_ABOVE_24',
    ]);
  });

  test('what is allocated of a period is no more than its days have', () => {
    const days = [day({ daily: true })];
    const of = (minutes: number) =>
      tokens(
        checkTimecard(timecard({ template: templateNo(22), days, allocations: [allocation({ minutes })] }), 'save')
          .errors,
      );
    expect(of(24 * 60)).toEqual([]);
    expect(of(24 * 60 + 1)).toEqual(['ERR_BILLING_TOTAL_HOURS_ABOVE_24']);
  });

  describe('what is not offered is refused, in every field that names a choice', () => {
    const settings = settingsFor(templateNo(33));
    const worked = {
      noBreakTaken: true,
      timeEntrySpanDtos: [span(MONDAY, '09:00', '10:00', 'Labor', { shiftName: 'Day' })],
    };
    const rated = (change: object) =>
      day({ ...worked, billingCostAllocation: [allocation({ costAllocType: 'Labor', ...change })] });
    const spanOf = (type: string, shiftName: string) =>
      day({ noBreakTaken: true, timeEntrySpanDtos: [span(MONDAY, '09:00', '10:00', type, { shiftName })] });
    const refused: [string, WorkedDay][] = [
      ['timeEntrySpanDtos[0].timeEntrySpanType', spanOf('Bonus', 'Day')],
      ['timeEntrySpanDtos[0].timeEntrySpanType', spanOf('Unpaid Leave', 'Day')],
      ['timeEntrySpanDtos[0].shiftName', spanOf('Labor', 'Golden')],
      ['billingCostAllocation[0].costAllocType', rated({ costAllocType: 'Bonus' })],
      ['billingCostAllocation[0].pieceType', rated({ pieceType: 'Diamond' })],
      ['costAllocationMultiRates[0].type', rated({ costAllocationMultiRates: [rateLine('Bonus', 60)] })],
      ['dayOffType', { ...spanOf('Labor', 'Day'), dayOffType: 'Voluntary' }],
      [
        'timeEntryShiftDtos[0].shiftName',
        day({ timeEntryShiftDtos: [{ id: null, shiftDifferentialType: 'Name', shiftName: 'Golden', minutes: 60 }] }),
      ],
    ];
    const items = (filled: WorkedDay, stored: WorkedDay[] = []) => {
      const card = timecard({ template: templateNo(33), settings, days: [filled], stored });
      return checkTimecard(card, 'save')
        .billingItemDetailErrors.flatMap((one) => [...one.errors, ...one.costAllocationErrors])
        .filter((one) => one.errorToken === 'ERR_BILLING_NOT_OFFERED');
    };
    test.each(refused)('%s', (field, filled) => {
      expect(items(filled).map((one) => one.value)).toEqual([expect.stringContaining(field)]);
      // A stored choice stays valid, although the engagement no longer offers it.
      expect(items(filled, [filled])).toEqual([]);
    });
    test('the case of a type does not matter, and PTO is a warning', () => {
      expect(items(spanOf('SITE WORK', 'Day'))).toEqual([]);
      expect(items(spanOf('PTO', 'Day'))).toEqual([]);
    });
  });

  test('max shifts per timecard 15; errors are matched by shift number', () => {
    const shifts = Array.from({ length: 16 }, (_, index) =>
      day({ noBreakTaken: true, timeEntrySpanDtos: [span(MONDAY, '10:00', '11:00')] }, { shiftNumber: index + 1 }),
    );
    const template = templateNo(10);
    expect(tokens(checkTimecard(timecard({ template, days: shifts }), 'save').errors)).toEqual([
      'ERR_BILLING_MAX_SHIFTS',
    ]);
    expect(checkTimecard(timecard({ template, days: shifts.slice(0, 15) }), 'save').errors).toEqual([]);
    const wrong = day({ timeEntrySpanDtos: [span(MONDAY, '10:00', '11:00')] }, { shiftNumber: 2 });
    const { billingItemDetailErrors } = checkTimecard(timecard({ template, days: [wrong] }), 'save');
    expect(billingItemDetailErrors[0]).toMatchObject({ workedDate: '2', shiftNumber: 2 });
  });
});
