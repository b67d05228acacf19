import { allocation, day, MONDAY, span, TUESDAY } from '../../test/worked-day.ts';
import {
  choicesOf,
  dayMinutes,
  isPlacedOtherwise,
  issuesOfDays,
  issuesOfItem,
  type RuleSetting,
  spanMinutes,
  type WorkedDay,
} from './index.ts';

const template = {
  templateType: 'Hourly',
  allocationType: 'none',
  showTimeEntry: true,
  showShiftEntry: false,
  showShiftSelect: false,
  showUnitEntry: false,
  showAllocations: false,
  showPeriodEntry: false,
  showBillingItemShift: false,
  showWorked: false,
  showHours: false,
  showPaidBreak: false,
};

function setting(change: Partial<typeof template> = {}, eligible: Partial<RuleSetting> = {}): RuleSetting {
  const shown = { ...template, ...change };
  const offer = {
    eligibleForSickTime: true,
    showPaidBreak: true,
    trackingDaysOffApplicable: true,
    payroll: false,
    shiftDifferentials: [{ shiftName: 'Night' }],
    engMultiRates: [{ type: 'On call' }],
    engPieceTypes: [{ type: 'Pallet' }],
    leaveTypes: [{ leaveTypeId: 361 }],
  };
  return {
    template: shown,
    precision: 2,
    workDayStart: 0,
    eligibleForPTO: true,
    eligibleForSickTime: true,
    useShiftDifferential: true,
    choices: choicesOf(offer, shown, []),
    ...eligible,
  };
}

const tokens = (of: RuleSetting, ...days: WorkedDay[]) =>
  issuesOfDays(days, of).map((found) => found.map((one) => one.token));
const leaveEntry = { source: 'CERIDIAN', leaveRequestId: 7 };
const unpaid = span('15:00', '17:00', 'Unpaid Leave', leaveEntry);

describe('what a day amounts to', () => {
  const minutes = (change: Partial<WorkedDay>) => dayMinutes(day(change), false);

  test('work and paid time off are its hours; sick time and unpaid leave are beside them', () => {
    const spans = [span('08:00', '12:00'), span('12:00', '13:00', 'PTO'), span('13:00', '15:00', 'Sick'), unpaid];
    expect(minutes({ timeEntrySpanDtos: spans, sickMinutes: 30 })).toMatchObject({
      worked: 300,
      pto: 60,
      sick: 150,
      unpaid: 120,
    });
  });
  test('hours come from times, else from the hours field, else from the allocations', () => {
    const billingCostAllocation = [
      allocation({ minutes: 60 }),
      allocation({ regularMinutes: 30, overtimeMinutes: 15 }),
    ];
    expect(minutes({ billingCostAllocation })).toMatchObject({ worked: 105, overtime: 15, allocated: 105 });
    expect(minutes({ billingCostAllocation, minutes: 480 }).worked).toBe(480);
    expect(minutes({ billingCostAllocation, minutes: 480, timeEntrySpanDtos: [span('08:00', '09:00')] }).worked).toBe(
      60,
    );
  });
  test('a lunch inside of a span is not worked', () => {
    expect(minutes({ timeEntrySpanDtos: [span('09:00', '17:00'), span('12:00', '12:30', 'Lunch')] }).worked).toBe(450);
  });
  test('a leave system entry of a name of its own is paid leave, and leave is to be allocated, sick leave too', () => {
    const spans = [span('09:00', '10:00', 'Jury duty', leaveEntry), span('10:00', '11:00', 'Sick', leaveEntry), unpaid];
    expect(minutes({ timeEntrySpanDtos: spans })).toMatchObject({ worked: 60, pto: 60, sick: 60, unpaid: 120 });
    expect(spanMinutes(day({ timeEntrySpanDtos: spans }), false)).toBe(240);
  });
  test('a day not worked amounts to nothing but its holiday', () => {
    const off = day({ didNotWork: true, minutes: 480, sickMinutes: 60 }, { holiday: true, holidayMinutes: 480 });
    expect(dayMinutes(off, false)).toMatchObject({ worked: 0, sick: 0, holiday: 480 });
  });
  test.each([
    [{ allocated: 480, worked: 480, unpaid: 0 }, false],
    [{ allocated: 480, worked: 360, unpaid: 120 }, false],
    [{ allocated: 0, worked: 480, unpaid: 0 }, false],
    [{ allocated: 300, worked: 480, unpaid: 0 }, true],
  ])('%j placed otherwise: %s', (amounts, expected) => expect(isPlacedOtherwise(amounts)).toBe(expected));
});

describe('what stands in the way of a save', () => {
  test.each<[string, Partial<WorkedDay>]>([
    ['worked', { minutes: 25 * 60 }],
    ['allocated', { billingCostAllocation: [allocation({ regularMinutes: 60_000 })] }],
    ['sick', { sickMinutes: 28 * 60 }],
    ['shifts', { timeEntryShiftDtos: [{ shiftName: 'Night', minutes: 1441 }] }],
    ['together', { minutes: 20 * 60, sickMinutes: 241 }],
  ])('no day has more than 24 hours, of any kind or together: %s (docs: time-entry#day-above-24)', (_, change) => {
    const [found] = tokens(setting({ showTimeEntry: false, showHours: true }), day(change));
    expect(found).toEqual(['ERR_BILLING_TOTAL_HOURS_ABOVE_24']);
  });
  test('the shifts of a date are added up; what is past midnight is of the next date', () => {
    const of = setting({ showBillingItemShift: true });
    const shift = (start: string, end: string) => day({ noBreakTaken: true, timeEntrySpanDtos: [span(start, end)] });
    expect(tokens(of, shift('00:00', '12:00'), shift('12:00', '02:00'))).toEqual([[], []]);
    const next = day({
      workedDate: TUESDAY,
      noBreakTaken: true,
      timeEntrySpanDtos: [span('00:00', '23:00', 'Labor', {}, TUESDAY)],
    });
    expect(tokens(of, shift('12:00', '02:00'), next)).toEqual([
      ['ERR_BILLING_TOTAL_HOURS_ABOVE_24'],
      ['ERR_BILLING_TOTAL_HOURS_ABOVE_24'],
    ]);
    const years = { ...span('09:00', '10:00'), endTimeStr: '9999-12-31 10:00' };
    expect(tokens(of, day({ noBreakTaken: true, timeEntrySpanDtos: [years] }))[0]).toContain(
      'ERR_BILLING_TOTAL_HOURS_ABOVE_24',
    );
  });
  test('a shift ends by the day it ends on', () => {
    const of = setting({ showBillingItemShift: true });
    const shift = (shiftEndDay: string) =>
      day({ noBreakTaken: true, timeEntrySpanDtos: [span('22:00', '06:00')] }, { shiftEndDay });
    expect(tokens(of, shift(MONDAY))).toEqual([['ERR_BILLING_TIME_START_PRIOR_TO_END']]);
    expect(tokens(of, shift(TUESDAY))).toEqual([[]]);
  });
  test('a lunch that sticks out of a span covers it', () => {
    const of = (start: string, end: string) =>
      tokens(setting(), day({ timeEntrySpanDtos: [span('09:00', '17:00'), span(start, end, 'Lunch')] }));
    expect(of('12:00', '12:30')).toEqual([[]]);
    expect(of('16:30', '17:30')).toEqual([['ERR_BILLING_EDIT_TIME_SPAN_OVERLAP']]);
  });
  test('a worked day with times has a time', () => {
    const of = setting({ showWorked: true });
    expect(tokens(of, day({ daily: true }))).toEqual([['LBL_REQUIRED_FIELD', 'LBL_REQUIRED_FIELD']]);
    expect(tokens(of, day())).toEqual([[]]);
  });
  test('a choice is one that is offered', () => {
    const one = (type: string) => day({ noBreakTaken: true, timeEntrySpanDtos: [span('09:00', '17:00', type)] });
    expect(tokens(setting(), one('Bonus'), one('on call'), one('PTO'))).toEqual([['ERR_BILLING_NOT_OFFERED'], [], []]);
    const stored = choicesOf(
      { ...NO_OFFER, shiftDifferentials: [], engMultiRates: [], engPieceTypes: [], leaveTypes: [] },
      template,
      [one('Bonus')],
    );
    expect(tokens(setting({}, { choices: stored }), one('Bonus'))).toEqual([[]]);
  });
  test('the allocations of a period have no more hours than its days', () => {
    const of = setting({ showPeriodEntry: true, showTimeEntry: false });
    const placed = (minutes: number) =>
      issuesOfItem([allocation({ minutes })], [day(), day({ workedDate: TUESDAY })], of);
    expect(placed(2880)).toEqual([]);
    expect(placed(2881).map((one) => one.token)).toEqual(['ERR_BILLING_TOTAL_HOURS_ABOVE_24']);
  });
  test('the allocations of a period are asked for with a day worked, and not with one that was not', () => {
    const of = setting({
      showPeriodEntry: true,
      showTimeEntry: false,
      showAllocations: true,
      allocationType: 'percent',
    });
    const asked = (one: Partial<WorkedDay>) => issuesOfItem([allocation({})], [day(one)], of).length > 0;
    expect([asked({ daily: true }), asked({}), asked({ daily: true, didNotWork: true })]).toEqual([true, false, false]);
  });
});

const NO_OFFER = { eligibleForSickTime: false, showPaidBreak: false, trackingDaysOffApplicable: false, payroll: false };
