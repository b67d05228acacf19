import { defaultTimeEntry, previousPeriodDetails } from 'shared-client/schema/billing';
import { customFieldDefinition } from 'shared-client/schema/custom-fields';
import * as v from 'valibot';
import { blankAllocation } from '../form/blank.ts';
import type { DayForm } from '../form/timecard-form.ts';
import { payloadOf } from '../mapping/form-to-payload.ts';
import { day, form, leave, metadataOf, rules, span, TUESDAY, WEEK } from '../testing/samples.ts';
import { canCopyFromPreviousDay, clearAll, copyDay } from './copy-day.ts';
import {
  clearPeriodCopy,
  copyPreviousPeriod,
  offersPreviousPeriod,
  previousPeriodWarning,
  withPeriodCopy,
} from './copy-previous-period.ts';
import { fillPeriodWithDefault, fillWithDefault, offersDefault, offersPeriodDefault } from './use-default.ts';

const of = rules({ id: 1 });
const off = leave('00:00', '24:00', true);

describe('Copy From Previous Day (docs: copying#copy-previous-day, copying#copy-clear-all)', () => {
  const monday = day(of, {
    noBreakTaken: true,
    notes: 'site',
    spans: [leave(), span('09:00', '17:00', 'Labor', { id: 4, timeEntryId: 5 })],
    allocations: [{ ...blankAllocation(of, 1), id: 6, hours: '8' }],
  });
  const tuesday = day(of, {}, TUESDAY);
  test('not on the first day, not when the previous day is a full day off', () => {
    expect(canCopyFromPreviousDay([monday, tuesday], 0)).toBe(false);
    expect(canCopyFromPreviousDay([monday, tuesday], 1)).toBe(true);
    expect(canCopyFromPreviousDay([day(of, { spans: [off] }), tuesday], 1)).toBe(false);
  });
  test('copies structure and values, resets ids, drops leave-system entries', () => {
    const copied = copyDay(monday, tuesday);
    expect(copied).toMatchObject({ key: TUESDAY, workedDate: TUESDAY, noBreakTaken: true, notes: 'site' });
    expect(copied.spans).toMatchObject([{ start: '09:00', end: '17:00', id: null, timeEntryId: null, source: null }]);
    expect(copied.allocations).toMatchObject([{ id: null, hours: '8' }]);
  });
  test("keeps the day's own leave-system entries", () => {
    expect(
      copyDay(monday, day(of, { spans: [leave('07:00', '08:00')] }, TUESDAY)).spans.map((one) => one.start),
    ).toEqual(['07:00', '09:00']);
  });
  test('Clear All undoes it', () => expect(clearAll(copyDay(monday, tuesday))).toBe(tuesday));
  test('copied rows are rows of their own', () =>
    expect(copyDay(monday, tuesday).spans[0]?.key).not.toBe(monday.spans[1]?.key));
});

describe('Copy From Previous Period', () => {
  const previous = (changes: object) => v.parse(previousPeriodDetails, { previousBillingItemId: 3, ...changes });
  const labor = (workedDate: string, changes: object = {}) => ({
    workedDate,
    noBreakTaken: true,
    timeEntry: { notes: 'last week' },
    timeEntrySpanDtos: [
      { id: 1, startTimeStr: `${workedDate} 09:00`, endTimeStr: `${workedDate} 17:00`, timeEntrySpanType: 'Labor' },
    ],
    ...changes,
  });
  test('only for a new weekly timecard, not shift templates, hidden when all days are full days off (docs: copying#copy-period-when)', () => {
    const days = [day(of)];
    expect(offersPreviousPeriod(metadataOf(), days, of)).toBe(true);
    expect(offersPreviousPeriod(metadataOf({ billingItemId: 5 }), days, of)).toBe(false);
    expect(offersPreviousPeriod(metadataOf({ workPeriod: { type: 'Monthly' } }), days, of)).toBe(false);
    expect(offersPreviousPeriod(metadataOf(), days, rules({ id: 9 }))).toBe(false);
    expect(offersPreviousPeriod(metadataOf(), [day(of, { spans: [off] })], of)).toBe(false);
  });
  test('entire previous week from leave system, or no details: a warning (docs: copying#copy-impossible)', () => {
    expect(previousPeriodWarning(previous({ entireWorkPeriodCeridian: true }))).toBe(
      'ERR_BILLING_PREVIOUS_PERIOD_ALL_LEAVE',
    );
    expect(previousPeriodWarning(previous({}))).toBe('ERR_BILLING_PREVIOUS_PERIOD_NO_LABOR');
    expect(previousPeriodWarning(previous({ previousBillingItemId: null }))).toBe(
      'ERR_BILLING_PREVIOUS_PERIOD_NOT_FOUND',
    );
    expect(previousPeriodWarning(previous({ detailItems: [labor('2026-11-09')] }))).toBeNull();
  });
  test('copies with notes cleared, keeps leave-system entries, and says what stayed behind (docs: copying#copy-period, copying#copy-clear)', () => {
    const days = WEEK.map((date) =>
      day(
        of,
        date === TUESDAY ? { spans: [off] } : date === '2026-11-18' ? { spans: [leave('07:00', '08:00')] } : {},
        date,
      ),
    );
    const details = ['2026-11-09', '2026-11-10', '2026-11-11'].map((date) => labor(date));
    const { days: copied, receipt } = copyPreviousPeriod(previous({ detailItems: details }), days, of);
    expect(copied[0]).toMatchObject({
      workedDate: '2026-11-16',
      notes: '',
      spans: [{ start: '09:00', end: '17:00', id: null }],
    });
    expect(copied[1]).toBe(days[1]);
    expect(copied[2]?.spans.map((one) => [one.start, one.source])).toEqual([
      ['07:00', 'CERIDIAN'],
      ['09:00', null],
    ]);
    expect(receipt).toEqual({
      copied: ['2026-11-16', '2026-11-18'],
      left: [{ date: TUESDAY, reason: 'full-day-off' }],
      review: { notCopied: new Set(), added: new Set() },
    });
  });
  test('Clear removes the copied data; what was entered in other days meanwhile stays (docs: copying#copy-period, copying#copy-clear)', () => {
    const [monday, tuesday] = [day(of, { notes: 'mine' }), day(of, {}, TUESDAY)];
    const before = form(monday, tuesday);
    const { days: copied } = copyPreviousPeriod(previous({ detailItems: [labor('2026-11-09')] }), before.days, of);
    const after = withPeriodCopy(before, copied);
    expect(after.days[0]?.spans[0]?.start).toBe('09:00');
    const entered = { ...tuesday, spans: [span('08:00', '10:00')] };
    const cleared = clearPeriodCopy({ ...after, days: after.days.with(1, entered) });
    expect(cleared.days).toEqual([monday, entered]);
    expect(cleared.beforePeriodCopy).toBeUndefined();
  });
  test('values that are no longer offered are cleared and named (docs: copying#copy-review, copying#copy-invalid-values)', () => {
    const field = {
      id: 5,
      definitionId: 5,
      label: 'Cost center',
      required: true,
      definition: v.parse(customFieldDefinition, { id: 5, label: 'Cost center', inputType: 'Pull Down' }),
    };
    const fielded = { ...of, customFields: [field] };
    const details = [
      labor('2026-11-09', {
        billingCostAllocation: [
          {
            hours: 8,
            costAllocationValues: [
              { reqBillCostAllocId: 5, value: '4410', inactive: true },
              { reqBillCostAllocId: 99, value: 'gone' },
            ],
          },
        ],
      }),
    ];
    const { days: copied, receipt } = copyPreviousPeriod(previous({ detailItems: details }), [day(fielded)], fielded);
    expect(copied[0]?.allocations[0]?.values).toMatchObject([{ reqBillCostAllocId: 5, value: '' }]);
    expect(receipt.review).toEqual({ notCopied: new Set(['Cost center', '“gone”']), added: new Set() });
  });
  test('required fields that had no value are new and are named as such (docs: copying#copy-review)', () => {
    const field = {
      id: 5,
      definitionId: 5,
      label: 'Cost center',
      required: true,
      definition: v.parse(customFieldDefinition, { id: 5, label: 'Cost center', inputType: 'Free Text(Small)' }),
    };
    const detailItems = [labor('2026-11-09', { billingCostAllocation: [{ hours: 8, costAllocationValues: [] }] })];
    const fielded = { ...of, customFields: [field] };
    const { receipt } = copyPreviousPeriod(previous({ detailItems }), [day(fielded)], fielded);
    expect(receipt.review).toEqual({ notCopied: new Set(), added: new Set(['Cost center']) });
  });
});

describe('Use Default', () => {
  const defaults = [
    v.parse(defaultTimeEntry, { startTimeStr: '09:00', endTimeStr: '12:00', timeType: 'Labor' }),
    v.parse(defaultTimeEntry, { startTimeStr: '12:00', endTimeStr: '12:30', timeType: 'Lunch' }),
    v.parse(defaultTimeEntry, { startTimeStr: '12:30', endTimeStr: '17:30', timeType: 'Labor' }),
  ];
  test('fills time entries and allocations from engagement defaults, keeping leave-system entries (docs: copying#use-default, copying#default-events)', () => {
    const filled = fillWithDefault(day(of, { spans: [leave('07:00', '08:00'), span('10:00', '11:00')] }), defaults, of);
    expect(filled.spans.map((one) => `${one.start} ${one.type}`)).toEqual([
      '07:00 PTO',
      '09:00 Labor',
      '12:00 Lunch',
      '12:30 Labor',
    ]);
    expect(filled.allocations[0]?.hours).toBe('9.00');
  });
  test('marks the day as worked where that is asked for: what it fills is sent (docs: copying#use-default)', () => {
    const worked = rules({ id: 15 });
    const [monday] = fillPeriodWithDefault([day(worked)], defaults, worked);
    expect(monday?.daily).toBe(true);
    const { billingItemDetails } = payloadOf(form(monday as DayForm), worked, metadataOf());
    expect(billingItemDetails[0]?.timeEntrySpanDtos).toHaveLength(3);
    expect(fillWithDefault(day(of), defaults, of).daily).toBe(false);
  });
  test('is not offered without defaults or on a full day off', () => {
    expect(offersDefault(day(of), [])).toBe(false);
    expect(offersDefault(day(of, { spans: [off] }), defaults)).toBe(false);
    expect(offersDefault(day(of), defaults)).toBe(true);
  });
  test('of the whole period fills the weekdays nothing stands in, and no other day', () => {
    const entered = day(of, { spans: [span('10:00', '11:00')] }, TUESDAY);
    const days = WEEK.map((date) => (date === TUESDAY ? entered : day(of, {}, date)));
    const filled = fillPeriodWithDefault(days, defaults, of);
    expect(filled.map((one) => one.spans.length)).toEqual([3, 1, 3, 3, 3, 1, 1]);
    expect(filled[1]).toBe(entered);
    const sick = day(of, { sickDay: true });
    expect(fillPeriodWithDefault([sick], defaults, of)[0]).toBe(sick);
    expect(offersPeriodDefault(days, defaults, of)).toBe(true);
    expect(offersPeriodDefault(filled, defaults, of)).toBe(false);
    expect(offersPeriodDefault(days, [], of)).toBe(false);
    expect(offersPeriodDefault(days, defaults, rules({ id: 9 }))).toBe(false);
  });
  test('of the whole period leaves a day alone that has allocations only', () => {
    const allocated = day(of, { allocations: [{ ...blankAllocation(of, 1), hours: '6' }] });
    expect(fillPeriodWithDefault([allocated, day(of, {}, TUESDAY)], defaults, of)[0]).toBe(allocated);
  });
});
