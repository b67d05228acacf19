import { TIMECARD_TEMPLATES, type TimecardTemplate } from 'shared-client/timecard-templates';
import type { EngagementSettings, MultiRatePay } from '../../engagements/tables.ts';

/** The settings of an engagement before its template adds to them. */
export const plainSettings: EngagementSettings = {
  eligibleForSickTime: false,
  eligibleForPTO: false,
  eligibleForDNW: true,
  tracksAccrualBalance: false,
  trackingDaysOffApplicable: false,
  displaySickDay: false,
  payroll: false,
  piecePaySelected: false,
  useShiftDifferential: false,
  shiftDifferentials: [],
  leaveTypes: [],
  leaveName: null,
  engMultiRates: [],
  engPieceTypes: [],
  engDefaultTimeEntries: [],
  use24HourClock: false,
  customizedLaborValue: null,
  allowTimecardSubmit: true,
  blockDupDateTimeEntry: false,
  showPaidBreak: false,
  ceridianRedirectUrl: null,
  mealPeriodRules: false,
  showTotalHours: true,
  timecardTemplate: null,
  mspReview: false,
  customFieldIds: [],
  billingTypes: ['TIME', 'EXPENSE', 'ADJUSTMENT', 'BENEFIT'],
  attachmentLimit: -1,
  expensePolicies: [
    { kind: 'DAY_LIMIT', category: 'Meals', expenseType: null, amount: 60 },
    { kind: 'DAY_LIMIT', category: 'Auto', expenseType: 'RENTAL', amount: 200 },
    { kind: 'RECEIPT_ABOVE', category: null, expenseType: null, amount: 75 },
    { kind: 'NO_WEEKEND', category: 'Meals', expenseType: null, amount: null },
  ],
  unitRates: [
    { type: 'MILEAGE', unit: 'mi', rate: '0.67', day: '2024-01-01' },
    { type: 'MILEAGE', unit: 'mi', rate: '0.70', day: '2025-01-01' },
    { type: 'MILEAGE', unit: 'mi', rate: '0.725', day: '2026-01-01' },
    { type: 'PER_DIEM', unit: 'day', rate: '68.00', day: '2024-10-01' },
  ],
};

const shifts = ['Day', 'Evening', 'Night'].map((shiftName, index) => ({
  id: 301 + index,
  shiftDifferentialType: 'Name',
  shiftName,
}));

const multiRates = [
  { id: 321, type: 'On call', showOTDT: false },
  { id: 322, type: 'Site work', showOTDT: true },
  { id: 323, type: 'Travel', showOTDT: false },
];

const hourly = (regular: number) => ({ regular, overtime: regular * 1.5, doubletime: regular * 2 });

/** For the engagements with multi-rates. */
export const multiRatePay: readonly MultiRatePay[] = [
  { type: 'Labor', bill: hourly(54), supplierPay: hourly(41) },
  { type: 'On call', bill: hourly(18), supplierPay: hourly(13.5) },
  { type: 'Site work', bill: hourly(62), supplierPay: hourly(47) },
  { type: 'Travel', bill: hourly(30), supplierPay: hourly(22.75) },
];

const pieceTypes = [
  { id: 341, type: 'Pallet inspected', billRate: 4.2, payRate: 3.1 },
  { id: 342, type: 'Label printed', billRate: 0.18, payRate: 0.12 },
  { id: 343, type: 'Container sealed', billRate: 11.5, payRate: 8.75 },
];

const officeDay = [
  { startTimeStr: '08:30', endTimeStr: '12:00', timeType: 'Labor', customFields: [] },
  { startTimeStr: '12:00', endTimeStr: '12:30', timeType: 'Lunch', customFields: [] },
  { startTimeStr: '12:30', endTimeStr: '17:00', timeType: 'Labor', customFields: [] },
];

/** The URL to change a leave request, in place of the leave system's. */
export const LEAVE_SYSTEM_URL = 'https://leave.example.com/requests';

export const leaveTypes = [
  { id: 361, leaveTypeId: 361, leaveType: 'PTO', leaveDisplayName: 'Vacation' },
  { id: 362, leaveTypeId: 362, leaveType: 'Unpaid Leave', leaveDisplayName: 'Unpaid leave' },
];

/** Settings with which a template shows everything that it can. */
export function settingsFor({ id, ...template }: TimecardTemplate): EngagementSettings {
  const showsSick = template.showSickHours || template.showSickDay;
  const isMultiRate = template.templateType === 'MultiRates';
  return {
    ...plainSettings,
    eligibleForSickTime: showsSick || id === 2,
    eligibleForPTO: template.allocationType === 'ot_hours' && id !== 3,
    tracksAccrualBalance: showsSick,
    trackingDaysOffApplicable: template.showWorked,
    displaySickDay: template.showSickDay,
    payroll: id === 7,
    piecePaySelected: template.showUnitEntry,
    useShiftDifferential: template.showShiftEntry || template.showShiftSelect,
    shiftDifferentials: template.showShiftEntry || template.showShiftSelect ? shifts : [],
    engMultiRates: isMultiRate ? multiRates : [],
    ...(isMultiRate ? { multiRatePay } : {}),
    engPieceTypes: template.showUnitEntry ? pieceTypes : [],
    engDefaultTimeEntries: template.showTimeEntry && !template.showBillingItemShift ? officeDay : [],
    use24HourClock: id % 5 === 4,
    customizedLaborValue: id === 31 ? 'Regular work' : null,
    blockDupDateTimeEntry: id === 2,
    showPaidBreak: template.showPaidBreak,
    mealPeriodRules: id === 2 || id === 19,
    showTotalHours: id !== 4,
    mspReview: id === 5 || id === 22,
    leaveName: showsSick ? 'Sick Leave' : null,
  };
}

export const templateById = (id: number): TimecardTemplate => TIMECARD_TEMPLATES[id] as TimecardTemplate;
