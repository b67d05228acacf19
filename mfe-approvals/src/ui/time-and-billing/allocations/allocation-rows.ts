import type { AllocationRow } from 'mfe_widgets/allocation-editor';
import type { CostAllocation } from 'shared-client/schema/billing';

/** An allocation as a row of the editor. Amounts are texts with a decimal point. */
export function rowOf(allocation: CostAllocation, key: string): AllocationRow {
  return {
    key,
    sequence: allocation.sequence ?? 0,
    hours: textOf(allocation.hours),
    regularHours: textOf(allocation.regularHours),
    overtimeHours: textOf(allocation.overtimeHours),
    doubletimeHours: textOf(allocation.doubletimeHours),
    ptoHours: textOf(allocation.ptoHours),
    percentOfDay: textOf(allocation.percentOfDay),
    unitsWorked: textOf(allocation.unitsWorked),
    pieceType: allocation.pieceType ?? '',
    costAllocType: allocation.costAllocType ?? '',
    costAllocationMultiRates: allocation.costAllocationMultiRates.map(({ type, hrs, regHrs, otHrs, dtHrs }) => ({
      type: type ?? '',
      hrs: textOf(hrs),
      regHrs: textOf(regHrs),
      otHrs: textOf(otHrs),
      dtHrs: textOf(dtHrs),
    })),
    tafwBillingCostAllocations: allocation.tafwBillingCostAllocations.map(
      ({ id, leaveDisplayName, tafwHours }, at) => ({
        key: `${id ?? at}`,
        leaveDisplayName: leaveDisplayName ?? '',
        tafwHours: textOf(tafwHours),
      }),
    ),
  };
}

/** An allocation before anything was entered. */
const BLANK: CostAllocation = Object.freeze({
  id: null,
  regularHours: null,
  overtimeHours: null,
  doubletimeHours: null,
  ptoHours: null,
  costAllocationMultiRates: [],
  sequence: null,
  hours: null,
  percentOfDay: null,
  pieceType: null,
  unitsWorked: null,
  costAllocationValues: [],
  tafwBillingCostAllocations: [],
  costAllocType: null,
});

const BLANK_RATE: CostAllocation['costAllocationMultiRates'][number] = Object.freeze({
  id: null,
  billingCostAllocId: null,
  type: null,
  hrs: null,
  regHrs: null,
  otHrs: null,
  dtHrs: null,
  regularHourAmount: null,
  overtimeHourAmount: null,
  doubletimeHourAmount: null,
  regularHourSupplierPayAmount: null,
  overtimeHourSupplierPayAmount: null,
  doubletimeHourSupplierPayAmount: null,
});

/** The allocation of an edited row. An existing one keeps its id and the fields that the editor does not show. */
export function allocationOf(row: AllocationRow, before: CostAllocation | undefined): CostAllocation {
  const original = before ?? BLANK;
  return {
    ...original,
    sequence: row.sequence === 0 ? original.sequence : row.sequence,
    hours: numberOf(row.hours),
    regularHours: numberOf(row.regularHours),
    overtimeHours: numberOf(row.overtimeHours),
    doubletimeHours: numberOf(row.doubletimeHours),
    ptoHours: numberOf(row.ptoHours),
    percentOfDay: numberOf(row.percentOfDay),
    unitsWorked: numberOf(row.unitsWorked),
    pieceType: row.pieceType || null,
    costAllocType: row.costAllocType || null,
    costAllocationMultiRates: row.costAllocationMultiRates.map((line, at) => ({
      ...(original.costAllocationMultiRates[at] ?? BLANK_RATE),
      type: line.type || null,
      hrs: numberOf(line.hrs),
      regHrs: numberOf(line.regHrs),
      otHrs: numberOf(line.otHrs),
      dtHrs: numberOf(line.dtHrs),
    })),
    tafwBillingCostAllocations: original.tafwBillingCostAllocations.map((line, at) => ({
      ...line,
      tafwHours: numberOf(row.tafwBillingCostAllocations[at]?.tafwHours ?? textOf(line.tafwHours)),
    })),
  };
}

/** An allocation with the values of its custom fields, by field. Fields without a value are left out. */
export function withAnswers(allocation: CostAllocation, answers: ReadonlyMap<number, string>): CostAllocation {
  const before = new Map(allocation.costAllocationValues.map((one) => [one.reqBillCostAllocId, one]));
  return {
    ...allocation,
    costAllocationValues: [...answers].flatMap(([reqBillCostAllocId, value]) => {
      const known = before.get(reqBillCostAllocId);
      if (known && known.value === value) return [known];
      if (value === '') return [];
      return [
        {
          id: known?.id ?? null,
          reqBillCostAllocId,
          value,
          defaultValueSet: false,
          associatedValue1: null,
          associatedValue2: null,
          associatedValue3: null,
          associatedValue4: null,
          associatedValue5: null,
          billingCostAllocId: known?.billingCostAllocId ?? null,
          inactive: false,
        },
      ];
    }),
  };
}

const textOf = (amount: number | null): string => (amount === null ? '' : String(amount));
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
