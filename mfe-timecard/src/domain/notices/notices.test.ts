import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import type { AllocationForm } from '../form/timecard-form.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';
import { day, leave, metadataOf, rules, span, TUESDAY } from '../testing/samples.ts';
import { duplicatesOfDay, isBlockedDuplicate } from './duplicate-day.ts';
import { leaveBanner, submitsByItself } from './leave-update.ts';
import { mealLine, mealPeriods } from './meal-periods.ts';
import { sentBackAllocations, sentBackOfDay } from './sent-back.ts';
import { submittedEntries } from './submitted-entries.ts';

const of = rules({ id: 0 });

describe('Meal-period notice thresholds: more than 5 hours, or 5 and 10 hours (docs: time-entry#meal-periods, allocations#multi-rate-case)', () => {
  test.each([
    ['exactly 5 hours', [span('09:00', '14:00')], 'not-due', 'not-due'],
    ['5 hours and a minute', [span('09:00', '14:01')], 'missing', 'not-due'],
    [
      'with a lunch',
      [span('09:00', '12:00'), span('12:00', '12:30', 'Lunch'), span('12:30', '17:30')],
      'taken',
      'not-due',
    ],
    ['exactly 10 hours', [span('08:00', '18:00')], 'missing', 'not-due'],
    [
      'more than 10 hours with one lunch',
      [span('08:00', '13:00'), span('13:00', '13:30', 'Lunch'), span('13:30', '19:00')],
      'taken',
      'missing',
    ],
    ['an incomplete row', [span('09:00', '')], 'not-due', 'not-due'],
    ['a day of PTO', [span('09:00', '17:00', 'PTO')], 'not-due', 'not-due'],
    [
      'a day of sick time, and one of the leave system',
      [span('08:00', '12:00', 'Sick'), leave()],
      'not-due',
      'not-due',
    ],
    ['four hours of work beside leave', [span('09:00', '13:00'), leave('13:00', '17:00')], 'not-due', 'not-due'],
  ])('%s', (_, spans, first, second) => expect(mealPeriods(day(of, { spans }))).toEqual({ first, second }));
  test('the line marks the minute by which five hours had been worked', () => {
    expect(mealLine(day(of, { spans: [span('22:00', '06:30')] }), '00:00')).toMatchObject({
      from: 1320,
      until: 1830,
      due: [{ at: 1620, hours: 5 }],
    });
    expect(mealLine(day(of), '00:00')).toBeNull();
    // Two hours of leave come first, so the fifth hour of work ends at four.
    const after = [span('09:00', '11:00', 'PTO'), span('11:00', '17:00')];
    expect(mealLine(day(of, { spans: after }), '00:00')?.due).toEqual([{ at: 16 * 60, hours: 5 }]);
    expect(mealLine(day(of, { spans: [leave()] }), '00:00')?.due).toEqual([]);
  });
});

test('duplicate day: what was submitted before for its date, this timecard itself excepted (docs: add-time#duplicate-day)', () => {
  const entry = (billingItemId: number, workedDate: string) => ({ billingItemId, workedDate, totalHours: 8 });
  const metadata = metadataOf({
    billingItemId: 5,
    previouslySubmittedList: [entry(4, TUESDAY), entry(5, TUESDAY), entry(4, '2026-11-20')],
    blockDupDateTimeEntry: true,
  });
  expect(duplicatesOfDay(day(of, {}, TUESDAY), metadata).map((one) => one.billingItemId)).toEqual([4]);
  expect(isBlockedDuplicate(day(of, {}, TUESDAY), metadata)).toBe(true);
  expect(isBlockedDuplicate(day(of, {}, TUESDAY), { ...metadata, blockDupDateTimeEntry: false })).toBe(false);
});

test('banners by tafwUpdate; ALLOCATION_NEEDED is submitted automatically once (docs: leave#leave-allocation-needed, leave#leave-banners, leave#leave-auto-created, leave#leave-review-needed)', () => {
  expect(leaveBanner({ tafwUpdate: null })).toBeNull();
  expect(leaveBanner({ tafwUpdate: 'TIME_REVIEW_NEEDED' })).toBe('MSG_TAFW_UPDATES_FOUND');
  expect(submitsByItself({ tafwUpdate: 'ALLOCATION_NEEDED' }, false)).toBe(true);
  expect(submitsByItself({ tafwUpdate: 'ALLOCATION_NEEDED' }, true)).toBe(false);
  expect(submitsByItself({ tafwUpdate: 'TIME_REVIEW_NEEDED' }, false)).toBe(false);
});

test('leave-system entries are those with source CERIDIAN and a positive leaveRequestId (docs: leave#leave-entry)', () => {
  expect(isFullDayOff(day(of, { spans: [leave('00:00', '24:00', true)] }))).toBe(true);
  expect(isFullDayOff(day(of, { spans: [leave()] }))).toBe(false);
  expect(isFullDayOff(day(of, { spans: [{ ...leave('00:00', '24:00', true), source: 'WORKER' }] }))).toBe(false);
});

describe('The Previously Submitted List', () => {
  const line = (timeEntryId: number, start: string, end: string, type: string, totalHours: number) =>
    metadataOf({
      previouslySubmittedList: [
        {
          billingItemId: 7,
          timeEntryId,
          workedDate: TUESDAY,
          startTimeStr: start,
          endTimeStr: end,
          timeEntrySpanType: type,
          totalHours,
        },
      ],
    }).previouslySubmittedList;
  test('has one row for a time entry, from its first start to its last end, without the hours of lunch', () => {
    const lines = [
      ...line(4, '12:30', '17:30', 'Labor', 5),
      ...line(4, '09:00', '12:00', 'Labor', 3),
      ...line(4, '12:00', '12:30', 'Lunch', 0.5),
      ...line(5, '18:00', '19:00', 'Standby', 1),
    ];
    expect(submittedEntries(lines)).toMatchObject([
      {
        ref: '7',
        timeEntryId: 4,
        shiftStartTimeStr: '09:00',
        shiftEndTimeStr: '17:30',
        types: ['Labor'],
        totalHours: 8,
      },
      { ref: '7', timeEntryId: 5, types: ['Standby'], totalHours: 1 },
    ]);
  });
  test('is empty without items', () => expect(submittedEntries([])).toEqual([]));
});

test('a day reported as not worked is no time that was submitted, and the list says what it is', () => {
  const notWorked = { billingItemId: 4, workedDate: TUESDAY, timeEntrySpanType: 'Labor', totalHours: 0 };
  const metadata = metadataOf({ previouslySubmittedList: [{ ...notWorked, timecardTemplateId: 0 }] });
  expect(duplicatesOfDay(day(of, {}, TUESDAY), metadata)).toEqual([]);
  expect(submittedEntries(metadata.previouslySubmittedList)).toMatchObject([{ notWorked: true, totalHours: 0 }]);
  // A template that counts days has no hours on a worked day.
  const { id } = TIMECARD_TEMPLATES.find((template) => template.showWorked) ?? { id: -1 };
  const daily = metadataOf({ previouslySubmittedList: [{ ...notWorked, timecardTemplateId: id }] });
  expect(duplicatesOfDay(day(of, {}, TUESDAY), daily)).toHaveLength(1);
});

describe('what an approver sent back, until it is submitted again (docs: approvals#reject-lines)', () => {
  const said = {
    lineDecisions: [
      { id: 11, rejectionReason: 'Monday was a holiday.', accepted: false },
      { id: 12, rejectionReason: null, accepted: true },
      { id: 21, rejectionReason: 'Another cost centre.', accepted: false },
    ],
  };
  const row = (id: number, value: string) => ({ id, pieceType: '', values: [{ value }] }) as unknown as AllocationForm;

  test('a day says why it was sent back, and why its allocations were', () => {
    const sentBack = sentBackOfDay(
      { billingItemDetailId: 11, allocations: [row(21, 'CC-100'), row(22, 'CC-200')] },
      said,
    );
    expect(sentBack).toEqual([
      { id: 11, what: '', reason: 'Monday was a holiday.' },
      { id: 21, what: 'CC-100', reason: 'Another cost centre.' },
    ]);
  });
  test('a day that was accepted, and one that is new, say nothing', () => {
    for (const billingItemDetailId of [12, null])
      expect(sentBackOfDay({ billingItemDetailId, allocations: [] }, said)).toEqual([]);
  });
  test('an allocation of the period says why it was sent back', () => {
    expect(sentBackAllocations([row(21, 'CC-100')], said)).toEqual([
      { id: 21, what: 'CC-100', reason: 'Another cost centre.' },
    ]);
  });
});
