import { isFilledDay, isSickOnlyDay } from 'shared-validators/timecard';
import { allocation, span } from '../../sample-data/billing/billing-days.ts';
import { day, MONDAY, templateNo } from '../../testing/timecard.ts';

const hourly = templateNo(0);

const noPiece = {
  id: null,
  timeEntryId: null,
  unitsWorked: null,
  billRate: null,
  payRate: null,
  billAmount: null,
  supplierPayAmount: null,
  type: 'Pallet inspected',
};

const noValue = {
  id: null,
  reqBillCostAllocId: 1,
  value: null,
  defaultValueSet: false,
  associatedValue1: null,
  associatedValue2: null,
  associatedValue3: null,
  associatedValue4: null,
  associatedValue5: null,
  billingCostAllocId: null,
  inactive: false,
};

describe("Filled days (docs: days#filled-day): a day is 'filled' (and therefore sent) when it has", () => {
  test.each([
    ['did-not-work', day({ didNotWork: true })],
    ['the daily flag', day({ daily: true })],
    ['sick hours', day({ sickMinutes: 60 })],
    ['sick days', day({}, { sickDays: 0.5 })],
    ['a sick day', day({}, { sickDay: true })],
    ['a holiday', day({}, { holiday: true })],
    ['a day-off type', day({ dayOffType: 'Voluntary' })],
    ['a time span', day({ timeEntrySpanDtos: [span(MONDAY, '09:00', '10:00')] })],
    ['non-zero allocations', day({ billingCostAllocation: [allocation({ minutes: 60 })] })],
    ['units', day({}, { pieceTypes: [{ ...noPiece, unitsWorked: 1 }] })],
  ])('%s', (_what, filled) => {
    expect(isFilledDay(filled, hourly)).toBe(true);
  });

  test('hours above zero, on hours templates only', () => {
    expect(isFilledDay(day({ minutes: 60 }), templateNo(4))).toBe(true);
    expect(isFilledDay(day({ minutes: 60 }), hourly)).toBe(false);
  });

  test('custom-field values', () => {
    const values = [{ ...noValue, value: 'CC-104' }];
    expect(isFilledDay(day({ billingCostAllocation: [allocation({ costAllocationValues: values })] }), hourly)).toBe(
      true,
    );
  });

  test('nothing of it: not filled', () => {
    expect(isFilledDay(day(), hourly)).toBe(false);
    expect(isFilledDay(day({ billingCostAllocation: [allocation({ minutes: 0 })] }), hourly)).toBe(false);
    const empty = { ...span(MONDAY, '09:00', '10:00'), startTimeStr: null, endTimeStr: null };
    expect(isFilledDay(day({ timeEntrySpanDtos: [empty] }), hourly)).toBe(false);
  });

  test('period templates always count', () => {
    expect(isFilledDay(day(), templateNo(22))).toBe(true);
  });
});

describe('A day is sick-only when only sick time exists', () => {
  test('a sick span alone, or sick hours alone', () => {
    expect(isSickOnlyDay(day({ timeEntrySpanDtos: [span(MONDAY, '09:00', '17:00', 'Sick')] }), hourly)).toBe(true);
    expect(isSickOnlyDay(day({ sickMinutes: 480 }), templateNo(4))).toBe(true);
  });
  test('not beside work', () => {
    const spans = [span(MONDAY, '09:00', '12:00'), span(MONDAY, '12:00', '17:00', 'Sick')];
    expect(isSickOnlyDay(day({ timeEntrySpanDtos: spans }), hourly)).toBe(false);
    expect(isSickOnlyDay(day({ sickMinutes: 60, minutes: 60 }), templateNo(4))).toBe(false);
    expect(isSickOnlyDay(day(), hourly)).toBe(false);
  });
});
