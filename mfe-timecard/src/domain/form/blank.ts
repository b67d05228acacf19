import type { TimecardTemplate } from 'shared-client/timecard-templates';
import type {
  AllocationForm,
  CustomValueForm,
  DayForm,
  MultiRateForm,
  SpanForm,
  TimecardForm,
  UnitForm,
} from './timecard-form.ts';
import { SPAN_TYPES } from './timecard-form.ts';
import type { CustomField, TimecardRules } from './timecard-rules.ts';

let nextKey = 0;

/** A name for a new row, unique on this page. */
export function rowKey(): string {
  nextKey += 1;
  return `row-${nextKey}`;
}

/** An empty time span of the default type Labor (docs: time-entry#time-default-type). */
export function blankSpan(type: string = SPAN_TYPES.labor): SpanForm {
  return {
    key: rowKey(),
    id: null,
    timeEntryId: null,
    start: '',
    end: '',
    type,
    paidBreak: false,
    shiftName: '',
    source: null,
    leaveType: null,
    leaveTypeId: null,
    leaveRequestId: null,
    fullDayOff: false,
  };
}

/** An empty multi-rate line. */
export function blankMultiRate(type = ''): MultiRateForm {
  return {
    key: rowKey(),
    id: null,
    billingCostAllocId: null,
    type,
    hours: '',
    regularHours: '',
    overtimeHours: '',
    doubletimeHours: '',
  };
}

/** The empty value of a custom field. */
export function blankCustomValue(field: CustomField): CustomValueForm {
  return {
    id: null,
    reqBillCostAllocId: field.id,
    value: '',
    defaultValueSet: false,
    associatedValues: [],
    billingCostAllocationId: null,
    inactive: false,
  };
}

/** An empty cost allocation of the template's type. */
export function blankAllocation(rules: TimecardRules, sequence: number): AllocationForm {
  const type = rules.template.allocationType;
  return {
    key: rowKey(),
    id: null,
    costAllocType: '',
    sequence,
    hours: '',
    regularHours: '',
    overtimeHours: '',
    doubletimeHours: '',
    ptoHours: '',
    percentOfDay: '',
    pieceType: type === 'per_unit' ? (rules.pieceTypes[0] ?? '') : '',
    unitsWorked: '',
    multiRates: type === 'multi_rate' ? rules.multiRates.map((rate) => blankMultiRate(rate.type)) : [],
    leave: [],
    values: rules.customFields.map(blankCustomValue),
  };
}

/** One line per piece type, without units. */
function blankUnits(rules: TimecardRules): UnitForm[] {
  return rules.pieceTypes.map((type) => ({
    key: rowKey(),
    id: null,
    timeEntryId: null,
    type,
    unitsWorked: '',
    billRate: null,
    payRate: null,
  }));
}

/** The rows of an untouched day: one span, one allocation, one shift line, every piece type. */
export function blankRows(rules: TimecardRules): Pick<DayForm, 'spans' | 'allocations' | 'shiftLines' | 'units'> {
  const { template } = rules;
  return {
    spans: template.showTimeEntry ? [blankSpan()] : [],
    allocations: allocatesByDay(template) ? [blankAllocation(rules, 1)] : [],
    shiftLines: template.showShiftEntry ? [{ key: rowKey(), shiftName: '', hours: '' }] : [],
    units: showsUnitsOfDay(template) ? blankUnits(rules) : [],
  };
}

/** Whether allocations belong to days. On templates with one card for the whole period they do not. */
export function allocatesByDay(template: TimecardTemplate): boolean {
  return template.showAllocations && !template.showPeriodEntry;
}

/** Whether units are entered per day; otherwise they are allocated. */
export function showsUnitsOfDay(template: TimecardTemplate): boolean {
  return template.showUnitEntry && template.allocationType !== 'per_unit';
}

/** An untouched day. */
export function blankDay(rules: TimecardRules, workedDate: string): DayForm {
  return {
    key: workedDate,
    billingItemDetailId: null,
    timeEntryId: null,
    workedDate,
    shiftNumber: null,
    shiftStartDay: null,
    shiftEndDay: null,
    readOnly: false,
    didNotWork: false,
    daily: false,
    noBreakTaken: false,
    hours: '',
    sickHours: '',
    sickDayPercent: '',
    sickDay: false,
    holiday: false,
    holidayHours: '',
    holidayMessage: '',
    dayOffType: 'Undefined',
    notes: '',
    mealBreakMissedType: '',
    mealBreakMissedType2: '',
    ...blankRows(rules),
    beforeCopy: null,
  };
}

/** A base for a form whose base is unknown: blank days. */
export function blankBase(form: TimecardForm, rules: TimecardRules): TimecardForm {
  const days = form.days.filter((day) => day.shiftNumber === null);
  return { ...form, days: days.map((day) => blankDay(rules, day.workedDate)), allocations: [], attachments: [] };
}
