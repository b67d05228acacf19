import type {
  AllocationAction,
  AllocationIssue,
  AllocationRow,
  AllocationRules,
  AllocationType,
} from 'mfe_widgets/allocation-editor';
import { blankAllocation, blankMultiRate } from '../../../domain/form/blank.ts';
import { ALLOCATION_AMOUNTS, type AllocationForm } from '../../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../../domain/form/timecard-rules.ts';
import { memoizeWeak } from '../../../domain/memoize-weak.ts';
import type { ValidationIssue } from '../../../domain/save-rules/validation-issue.ts';
import { dayEditors } from '../../../state/add-time/day-editors.ts';

/** Fields with the same name in the widget and in the form. */
const SAME = [...ALLOCATION_AMOUNTS, 'pieceType', 'costAllocType'] as const satisfies readonly (keyof AllocationRow &
  keyof AllocationForm)[];

/** The control of an allocation that an issue leads to; undefined if it leads elsewhere, such as to a custom field. */
export function allocationIssue(issue: ValidationIssue): AllocationIssue | undefined {
  const [key = '', name] = (issue.field ?? '').split('.');
  const field = SAME.find((known) => known === name);
  return field && { key, field };
}

const forms = new WeakMap<AllocationRow, AllocationForm>();

/** The allocation that a row was made from; its custom values are in the form only. */
export function allocationOf(row: AllocationRow): AllocationForm | undefined {
  return forms.get(row);
}

const rowOf = memoizeWeak((form: AllocationForm): AllocationRow => {
  const row = {
    key: form.key,
    sequence: form.sequence ?? 0,
    ...(Object.fromEntries(SAME.map((name) => [name, form[name]])) as Pick<AllocationRow, (typeof SAME)[number]>),
    costAllocationMultiRates: form.multiRates.map((line) => ({
      type: line.type,
      hrs: line.hours,
      regHrs: line.regularHours,
      otHrs: line.overtimeHours,
      dtHrs: line.doubletimeHours,
    })),
    tafwBillingCostAllocations: form.leave.map((line) => ({
      key: line.key,
      leaveDisplayName: line.leaveDisplayName,
      tafwHours: line.hours,
    })),
  };
  forms.set(row, form);
  return row;
});

/** Allocations as editor rows. An unchanged allocation gives the same row, so its line does not render again. */
export const rowsOf = memoizeWeak((allocations: readonly AllocationForm[]): readonly AllocationRow[] =>
  allocations.map(rowOf),
);

/** Applies an action of the editor to the allocations. Ids and custom values stay; a new row is a blank one of the template. */
export function allocationsAfter(
  allocations: readonly AllocationForm[],
  action: AllocationAction,
  rules: TimecardRules,
): readonly AllocationForm[] {
  const before = new Map(allocations.map((form) => [form.key, form]));
  return dayEditors()
    .allocations.changeAllocations(rowsOf(allocations), action, editorRules(rules))
    .map((row) => {
      const form = before.get(row.key);
      if (!form) return blankAllocation(rules, row.sequence);
      return rowOf(form) === row ? form : withRow(form, row);
    });
}

function withRow(form: AllocationForm, row: AllocationRow): AllocationForm {
  return {
    ...form,
    ...(Object.fromEntries(SAME.map((name) => [name, row[name]])) as Pick<AllocationForm, (typeof SAME)[number]>),
    sequence: form.sequence === null && row.sequence === 0 ? null : row.sequence,
    multiRates: row.costAllocationMultiRates.map((line, at) => ({
      ...(form.multiRates[at] ?? blankMultiRate()),
      type: line.type,
      hours: line.hrs,
      regularHours: line.regHrs,
      overtimeHours: line.otHrs,
      doubletimeHours: line.dtHrs,
    })),
    leave: form.leave.map((line, at) => ({
      ...line,
      hours: row.tafwBillingCostAllocations[at]?.tafwHours ?? line.hours,
    })),
  };
}

/** The rules in the shape of the editor. A template without allocations shows no editor. */
export function editorRules({ template, multiRates, precision }: TimecardRules): AllocationRules {
  return { type: template.allocationType as AllocationType, multiRates, precision };
}
