import * as v from 'valibot';
import { leaveAllocation, multiRateLine } from './schema/cost-allocation.ts';
import { shiftEntry } from './schema/time-entry.ts';
import { BILLING_ITEM_TYPES, RATE_APPLICATIONS, STATUS_REASONS } from './schema/vocabulary.ts';
import { billingItemDetail, editMetadata, saveResponse, timecardSavePayload } from './schema.ts';

const EDIT_METADATA_FIELDS =
  `billingItemId, engagementId, clientName, workerName, status, timecardTemplateId, earningsEndDate, periodStartDate,
  selectedDate, selectedEndDate, billingType, overtimeRuleId, overtimeRule, billingItemDetails,
  billingItemCostAllocations, previouslySubmittedList, attachments, workPeriod, workedDates, eligibleForSickTime,
  eligibleForPTO, eligibleForDNW, eligibleForSickTime, tracksAccrualBalance, trackingDaysOffApplicable, displaySickDay,
  payroll, piecePaySelected, rateApplication, useShiftDifferential, shiftDifferentials, leaveTypes, leaveName,
  accruedHours, asOfDate, engMultiRates, engPieceTypes, engDefaultTimeEntries, hourDecimalPrecision, use24HourClock,
  customizedLaborValue, clientCustomFieldDefDtos, tafwUpdate, hasCanceledTafwLeaveRequest, allowTimecardSubmit,
  blockDupDateTimeEntry, showPaidBreak, ceridianRedirectUrl`
    .split(',')
    .map((name) => name.trim());

test('the edit metadata has every field listed (docs: billing-items#edit-metadata, billing-items#billing-item-fields, billing-items#detail-fields, billing-items#time-entry-data, billing-items#span-fields, errors#error-item, allocations#allocation-fields, lists#detail-item-fields, attachments#upload-response)', () => {
  for (const field of EDIT_METADATA_FIELDS) expect(Object.keys(editMetadata.entries)).toContain(field);
});

test('the save payload has the fields listed (docs: saving#save-payload) and a version (docs: billing-items#billing-item-fields, billing-items#detail-fields, billing-items#time-entry-data, billing-items#span-fields)', () => {
  expect(Object.keys(timecardSavePayload.entries).sort()).toEqual(
    [
      ...['id', 'requisitionId', 'timecardTemplateId', 'periodEndDate', 'selectedDate', 'selectedEndDate', 'type'],
      ...['overtimeRuleId', 'bypassLeaveValidation', 'billingItemDetails', 'billingCostAllocations', 'attachments'],
      'version',
    ].sort(),
  );
});

test("the string 'null' is no value (docs: formats#hour-precision)", () => {
  const parsed = v.parse(editMetadata, {
    billingItemId: 0,
    version: 0,
    engagementId: 7,
    timecardTemplateId: 0,
    earningsEndDate: '2026-11-22',
    periodStartDate: '2026-11-16',
    clientName: 'null',
    selectedDate: 'null',
    customizedLaborValue: 'null',
  });
  expect(parsed.clientName).toBeNull();
  expect(parsed.selectedDate).toBeNull();
  expect(parsed.customizedLaborValue).toBeNull();
  expect(parsed.billingItemDetails).toEqual([]);
  expect(parsed.hourDecimalPrecision).toBe(2);
});

test('a span may end at 24:00, or on the next date, and may still be empty', () => {
  const parsed = v.parse(billingItemDetail, {
    workedDate: '2026-11-16',
    timeEntrySpanDtos: [
      { startTimeStr: '2026-11-16 16:00', endTimeStr: '2026-11-16 24:00', timeEntrySpanType: 'Labor' },
      { startTimeStr: '2026-11-16 22:00', endTimeStr: '2026-11-17 06:00', timeEntrySpanType: 'Labor' },
      {},
    ],
  });
  expect(parsed.timeEntrySpanDtos.map((span) => span.endTimeStr)).toEqual([
    '2026-11-16 24:00',
    '2026-11-17 06:00',
    null,
  ]);
});

test.each(['2026-02-30 10:00', '2026-11-16 24:01', '2026-11-16T10:00', '11/16/2026 10:00', '10:00'])(
  'a span does not start at %s',
  (startTimeStr) => {
    const span = { workedDate: '2026-11-16', timeEntrySpanDtos: [{ startTimeStr }] };
    expect(v.safeParse(billingItemDetail, span).success).toBe(false);
  },
);

test('billing notes have at most 2000 characters', () => {
  const day = (notes: string) => ({ workedDate: '2026-11-16', timeEntry: { notes } });
  expect(v.safeParse(billingItemDetail, day('x'.repeat(2000))).success).toBe(true);
  expect(v.safeParse(billingItemDetail, day('x'.repeat(2001))).success).toBe(false);
});

test('a save that failed returns no billingItemId, which is not greater than 0', () => {
  expect(v.parse(saveResponse, { billingItemId: null }).billingItemId).toBe(0);
});

test('a multi-rate line has the fields listed (docs: allocations#multi-rate-fields)', () => {
  expect(Object.keys(multiRateLine.entries)).toEqual([
    ...['id', 'billingCostAllocId', 'type', 'hrs', 'regHrs', 'otHrs', 'dtHrs'],
    ...['regularHourAmount', 'overtimeHourAmount', 'doubletimeHourAmount'],
    ...['regularHourSupplierPayAmount', 'overtimeHourSupplierPayAmount', 'doubletimeHourSupplierPayAmount'],
  ]);
});

test('a leave allocation has the fields listed (docs: leave#leave-allocation)', () => {
  expect(Object.keys(leaveAllocation.entries)).toEqual([
    ...['id', 'leaveTypeId', 'billingCostAllocId', 'tafwHours', 'leaveDisplayName'],
  ]);
});

test('the response of a save names the item, its errors and those of its days (docs: saving#save-answer)', () => {
  expect(Object.keys(saveResponse.entries)).toEqual(
    expect.arrayContaining(['billingItemId', 'errors', 'billingItemDetailErrors']),
  );
});

test('types and rate applications are closed lists (docs: billing-items#billing-item-types, billing-items#rate-applications)', () => {
  expect(BILLING_ITEM_TYPES).toEqual(['ADJUSTMENT', 'BENEFIT', 'EXPENSE', 'PROJECT', 'TIME']);
  expect(RATE_APPLICATIONS).toEqual([
    ...['HOURLY', 'HOURLY_STRAIGHT', 'DAILY', 'DAILY_PRORATE', 'DAILY_TIERED', 'WEEKLY', 'VARIABLE', 'PROJECT_BASED'],
    ...['ANNUAL_SALARY', 'WEEKLY_STAFFING', 'BIWEEKLY_STAFFING', 'MONTHLY', 'PER_UNIT'],
  ]);
});

test('a work period has a start time and a type (docs: billing-items#work-period-fields)', () => {
  expect(Object.keys(v.parse(editMetadata.entries.workPeriod, { startTime: '00:00', type: 'Weekly' }) ?? {})).toEqual(
    expect.arrayContaining(['startTime', 'type']),
  );
});

test('the reasons of a status are a closed list (docs: billing-items#status-reasons)', () => {
  expect(STATUS_REASONS).toEqual([
    ...['Failed Approval Routing', 'Pending Approval Routing', 'Pending Extension Approval', 'Pending Invoicing'],
    ...['Pending Manager Approval', 'Pending MSP Review', 'Rejected Extension Approval', 'Did Not Work', 'Draft'],
  ]);
});

test('a shift entry has a type, a name and hours in calls (docs: shifts#shift-entry-fields)', () => {
  expect(Object.keys(shiftEntry.entries)).toEqual(
    expect.arrayContaining(['shiftDifferentialType', 'shiftName', 'hours']),
  );
});
