import { allocation, span } from '../../sample-data/billing/billing-days.ts';
import { plainSettings } from '../../sample-data/engagements/engagement-settings.ts';
import { day, MONDAY, templateNo, timecard, tokens } from '../../testing/timecard.ts';
import { leaveEntryOf } from '../timecard/leave-entries.ts';
import { duplicateErrors } from './duplicates.ts';
import { leaveErrors } from './leave.ts';
import { ptoWarnings } from './paid-time-off.ts';
import { hasBlockingIssue } from './validation-issue.ts';

describe('PTO tokens', () => {
  const days = [day({ timeEntrySpanDtos: [span(MONDAY, '09:00', '17:00', 'PTO')] })];
  const eligible = { ...plainSettings, eligibleForPTO: true };
  test('not eligible', () => {
    expect(tokens(ptoWarnings(timecard({ days })))).toEqual(['ERR_WORKER_PTO_HOURS_NOT_ELIGIBLE']);
  });
  test('more than the accrued balance', () => {
    const found = ptoWarnings(timecard({ days, settings: eligible, accruedPto: 240 }));
    expect(found[0]).toMatchObject({ errorToken: 'ERR_WORKER_PTO_HOURS_EXCEEDED2', params: [8, 4] });
  });
  test('more than other timecards leave of it', () => {
    const found = ptoWarnings(timecard({ days, settings: eligible, accruedPto: 600, reservedPto: 240 }));
    expect(found[0]).toMatchObject({ errorToken: 'ERR_WORKER_PTO_HOURS_EXCEEDED3', params: [8, 6] });
  });
  test('within the balance, or none entered: no warning', () => {
    expect(ptoWarnings(timecard({ days, settings: eligible, accruedPto: 480 }))).toEqual([]);
    expect(ptoWarnings(timecard({ days: [day({ daily: true })] }))).toEqual([]);
  });
  test('they are warnings: alone they refuse nothing', () => {
    const errors = ptoWarnings(timecard({ days }));
    expect(hasBlockingIssue({ errors, billingItemDetailErrors: [] })).toBe(false);
  });
});

describe('duplicate day and time', () => {
  const other = {
    workedDate: MONDAY,
    billingItemId: 7,
    engagementId: 5001,
    isSubmitted: true,
    daily: false,
    ranges: [],
  };
  test('the same time in another timecard', () => {
    const others = [{ ...other, ranges: [{ start: 600, end: 660 }] }];
    const of = (from: string, to: string) =>
      tokens(duplicateErrors(day({ timeEntrySpanDtos: [span(MONDAY, from, to)] }), others, false));
    expect(of('09:00', '10:01')).toEqual(['ERR_BILLING_EDIT_DUPLICATE_DATE_TIME']);
    expect(of('09:00', '10:00')).toEqual([]);
    expect(of('11:00', '12:00')).toEqual([]);
  });
  test('the same worked day, once it was submitted', () => {
    const worked = day({ daily: true });
    expect(tokens(duplicateErrors(worked, [{ ...other, daily: true }], false))).toEqual([
      'ERR_BILLING_EDIT_DUPLICATE_DATE',
    ]);
    expect(duplicateErrors(worked, [{ ...other, daily: true, isSubmitted: false }], false)).toEqual([]);
  });
});

describe('leave validation', () => {
  const leave = {
    id: 1,
    leave_request_id: 9,
    engagement_id: 1,
    leave_date: MONDAY,
    start_time: '09:00',
    end_time: '17:00',
    minutes: 480,
    leave_type: 'PTO',
    leave_type_id: 361,
    full_day_off: true,
    canceled: false,
  };
  const entry = leaveEntryOf(leave);
  const BOTH = ['ERR_BILLING_EDIT_LEAVE_PROCEED_LABEL', 'ERR_BILLING_EDIT_LEAVE_PROCEED_CHECKBOX'];
  test('labor on a full day off asks to proceed', () => {
    const days = [day({ timeEntrySpanDtos: [entry, span(MONDAY, '18:00', '19:00')] })];
    expect(tokens(leaveErrors(timecard({ days, leave: [leave] })))).toEqual(BOTH);
    expect(leaveErrors(timecard({ days: [day({ timeEntrySpanDtos: [entry] })], leave: [leave] }))).toEqual([]);
  });
  test('requested time that is not allocated asks to proceed', () => {
    const template = templateNo(2);
    const line = {
      id: null,
      leaveTypeId: 361,
      billingCostAllocId: null,
      tafwMinutes: 480,
      leaveDisplayName: 'Vacation',
    };
    const allocated = day({ billingCostAllocation: [allocation({ tafwBillingCostAllocations: [line] })] });
    expect(tokens(leaveErrors(timecard({ template, days: [], leave: [leave] })))).toEqual(BOTH);
    expect(leaveErrors(timecard({ template, days: [allocated], leave: [leave] }))).toEqual([]);
  });
  test('the bypass checkbox lets the timecard through; a cancelled request asks nothing', () => {
    const template = templateNo(2);
    expect(leaveErrors(timecard({ template, days: [], leave: [leave], bypassLeaveValidation: true }))).toEqual([]);
    expect(leaveErrors(timecard({ template, days: [], leave: [{ ...leave, canceled: true }] }))).toEqual([]);
  });
});
