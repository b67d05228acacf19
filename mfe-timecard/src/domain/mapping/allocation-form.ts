import type { CostAllocation } from 'shared-client/schema/billing';
import { decimalText, plainDecimal, readDecimal, readHours, unitsToNumber } from 'shared-validators/amounts';
import { multiRateTotal } from '../allocations/allocation-total.ts';
import { shownCustomFields } from '../allocations/custom-values.ts';
import { blankCustomValue, blankMultiRate, rowKey } from '../form/blank.ts';
import type { AllocationForm, CustomValueForm, MultiRateForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';

/** One cost allocation from the server, with an empty value for every custom field that it does not carry yet. */
export function allocationForm(row: CostAllocation, rules: TimecardRules): AllocationForm {
  const values = row.costAllocationValues.map(
    (value): CustomValueForm => ({
      id: value.id,
      reqBillCostAllocId: value.reqBillCostAllocId ?? 0,
      value: value.value ?? '',
      defaultValueSet: value.defaultValueSet,
      associatedValues: [1, 2, 3, 4, 5].map((n) => value[`associatedValue${n}` as 'associatedValue1'] ?? ''),
      billingCostAllocationId: value.billingCostAllocId,
      inactive: value.inactive,
    }),
  );
  const known = new Set(values.map((value) => value.reqBillCostAllocId));
  return {
    key: rowKey(),
    id: row.id,
    costAllocType: row.costAllocType ?? '',
    sequence: row.sequence,
    hours: decimalText(row.hours),
    regularHours: decimalText(row.regularHours),
    overtimeHours: decimalText(row.overtimeHours),
    doubletimeHours: decimalText(row.doubletimeHours),
    ptoHours: decimalText(row.ptoHours),
    percentOfDay: decimalText(row.percentOfDay),
    pieceType: row.pieceType ?? '',
    unitsWorked: decimalText(row.unitsWorked),
    multiRates: multiRatesOf(row, rules),
    leave: row.tafwBillingCostAllocations.map((line) => ({
      key: rowKey(),
      id: line.id,
      leaveTypeId: line.leaveTypeId,
      billingCostAllocId: line.billingCostAllocId,
      leaveDisplayName: line.leaveDisplayName ?? '',
      hours: decimalText(line.tafwHours),
    })),
    values: [...values, ...rules.customFields.filter((field) => !known.has(field.id)).map(blankCustomValue)],
  };
}

/** Multi-rate types are compared case-insensitively (docs: allocations#multi-rate-case). */
function multiRatesOf(row: CostAllocation, rules: TimecardRules): MultiRateForm[] {
  const saved = row.costAllocationMultiRates.map((line) => ({
    key: rowKey(),
    id: line.id,
    billingCostAllocId: line.billingCostAllocId,
    type: line.type ?? '',
    hours: decimalText(line.hrs),
    regularHours: decimalText(line.regHrs),
    overtimeHours: decimalText(line.otHrs),
    doubletimeHours: decimalText(line.dtHrs),
  }));
  if (rules.template.allocationType !== 'multi_rate') return saved;
  const types = new Set(saved.map((line) => line.type.toLowerCase()));
  return [
    ...saved,
    ...rules.multiRates.filter((rate) => !types.has(rate.type.toLowerCase())).map((rate) => blankMultiRate(rate.type)),
  ];
}

/**
 * The payload of one allocation. Multi-rate entries only with a type and a positive total, leave lines only with hours>0 or an existing id
 * (docs: saving#save-multi-rate-lines, saving#save-leave-lines); values of hidden follow-on fields not at all.
 */
export function allocationPayload(row: AllocationForm, rules: TimecardRules): CostAllocation {
  const hours = (text: string): number | null => {
    const units = text.trim() === '' ? null : readHours(text, rules.precision);
    return units === null ? null : unitsToNumber(units, rules.precision);
  };
  const shown = new Set(shownCustomFields(row.values, rules).map((field) => field.id));
  const known = new Set(rules.customFields.map((field) => field.id));
  return {
    id: row.id,
    regularHours: hours(row.regularHours),
    overtimeHours: hours(row.overtimeHours),
    doubletimeHours: hours(row.doubletimeHours),
    ptoHours: hours(row.ptoHours),
    costAllocationMultiRates: row.multiRates
      .filter((line) => line.type !== '' && multiRateTotal(line, rules.precision) > 0)
      .map((line) => ({
        ...NO_AMOUNTS,
        id: line.id,
        billingCostAllocId: line.billingCostAllocId,
        type: line.type,
        hrs: hours(line.hours),
        regHrs: hours(line.regularHours),
        otHrs: hours(line.overtimeHours),
        dtHrs: hours(line.doubletimeHours),
      })),
    sequence: row.sequence,
    hours: hours(row.hours),
    percentOfDay: percentOf(row.percentOfDay),
    pieceType: row.pieceType === '' ? null : row.pieceType,
    unitsWorked: unitsNumber(row.unitsWorked),
    costAllocationValues: row.values
      .filter(
        (value) =>
          (shown.has(value.reqBillCostAllocId) || !known.has(value.reqBillCostAllocId)) &&
          (value.value !== '' || value.id !== null),
      )
      .map((value) => valuePayload(value)),
    tafwBillingCostAllocations: row.leave
      .filter((line) => line.id !== null || (readHours(line.hours, rules.precision) ?? 0) > 0)
      .map((line) => ({
        id: line.id,
        leaveTypeId: line.leaveTypeId,
        billingCostAllocId: line.billingCostAllocId,
        tafwHours: hours(line.hours),
        leaveDisplayName: line.leaveDisplayName,
      })),
    costAllocType: row.costAllocType === '' ? null : row.costAllocType,
  };
}

/** The server computes the amounts. */
const NO_AMOUNTS = {
  regularHourAmount: null,
  overtimeHourAmount: null,
  doubletimeHourAmount: null,
  regularHourSupplierPayAmount: null,
  overtimeHourSupplierPayAmount: null,
  doubletimeHourSupplierPayAmount: null,
};

function valuePayload(value: CustomValueForm): CostAllocation['costAllocationValues'][number] {
  const associated = (n: number) => value.associatedValues[n] || null;
  return {
    id: value.id,
    reqBillCostAllocId: value.reqBillCostAllocId,
    value: value.value === '' ? null : value.value,
    defaultValueSet: value.defaultValueSet,
    associatedValue1: associated(0),
    associatedValue2: associated(1),
    associatedValue3: associated(2),
    associatedValue4: associated(3),
    associatedValue5: associated(4),
    billingCostAllocId: value.billingCostAllocationId,
    inactive: value.inactive,
  };
}

/** Percent as the number that is sent, in hundredths; at most 100, because the call rejects more. */
function percentOf(text: string): number | null {
  const hundredths = text.trim() === '' ? null : readDecimal(text, 2);
  return hundredths === null ? null : Math.min(hundredths, 10_000) / 100;
}

/** Units as typed, rounded to a billionth. */
export function unitsNumber(text: string): number | null {
  if (text.trim() === '' || readDecimal(text, 9) === null) return null;
  return Math.max(0, Number(plainDecimal(text)));
}
