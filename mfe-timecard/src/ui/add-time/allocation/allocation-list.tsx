import type { AllocationAction, AllocationRow } from 'mfe_widgets/allocation-editor';
import { memo, useCallback, useMemo } from 'react';
import { type AllocationForm, SPAN_TYPES } from '../../../domain/form/timecard-form.ts';
import { dayEditors } from '../../../state/add-time/day-editors.ts';
import { fieldId } from '../field-ids.ts';
import { useRules, useTimecard } from '../timecard-context.tsx';
import { allocationIssue, allocationOf, allocationsAfter, editorRules, rowsOf } from './allocation-rows.ts';
import { AllocationSubtotals } from './allocation-subtotals.tsx';
import { CustomFields } from './custom-fields.tsx';

export type ChangeAllocations = (
  field: string | null,
  /** `left` returns the current remainder to allocate; the shown value follows typing. */
  next: (rows: readonly AllocationForm[], left: () => number | undefined) => readonly AllocationForm[],
  typed?: boolean,
) => void;

interface AllocationListProps {
  /** The day of the rows, or `item`. */
  scope: string;
  /** The name of the day or the period. */
  label: string;
  rows: readonly AllocationForm[];
  /** The rows that the subtotals count; updated when typing pauses. */
  counted: readonly AllocationForm[];
  /** Hours left to allocate, in units; undefined if allocations are not compared with times. */
  left: number | undefined;
  /** ISO day for which custom fields offer reference values. */
  workedDate: string | undefined;
  disabled: boolean;
  /** `field` names the control that changed; null if rows were added or removed. `typed` as in `ChangeDay`. Stable. */
  onChange: ChangeAllocations;
}

/** The allocations of a day or of the item: connects the form's allocations and their custom fields to the widget's editor. */
export const AllocationList = memo(function AllocationList(props: AllocationListProps) {
  const { AllocationEditor } = dayEditors().allocations;
  const { scope, label, rows, counted, left, workedDate, disabled, onChange } = props;
  const rules = useRules();
  const prorated = useTimecard((state) => state.metadata.rateApplication === 'DAILY_PRORATE');
  const issues = useTimecard((state) => state.shownIssues);
  const rowIssues = useMemo(() => issues.flatMap((issue) => allocationIssue(issue) ?? []), [issues]);
  const { type } = editorRules(rules);
  const types = useMemo(
    () => (type === 'ot_multi_rate' ? [SPAN_TYPES.labor, ...rules.multiRates.map((rate) => rate.type)] : []),
    [type, rules],
  );
  const idOf = useCallback(
    (key: string, field: string) => fieldId(scope, field === '' ? key : `${key}.${field}`),
    [scope],
  );
  const apply = useCallback(
    (_: unknown, action: AllocationAction) => {
      const field =
        action.kind === 'edit'
          ? `${action.key}.${action.field}`
          : action.kind === 'type'
            ? `${action.key}.costAllocType`
            : null;
      const typed = action.kind === 'edit' && action.field !== 'pieceType';
      onChange(field, (all, leftNow) => allocationsAfter(all, withLeft(action, leftNow), rules), typed);
    },
    [onChange, rules],
  );
  const { openCustomValues, customFields } = rules;
  const fields = useMemo(
    () =>
      openCustomValues
        ? (row: AllocationRow) => {
            const form = allocationOf(row);
            return form ? (
              <CustomFields
                openCustomValues={openCustomValues}
                fields={customFields}
                values={form.values}
                workedDate={workedDate}
                disabled={disabled}
                showErrors={issues.some((issue) => issue.field?.startsWith(`${row.key}.value-`))}
                onChange={(field, next) =>
                  onChange(`${row.key}.${field}`, (all) =>
                    all.map((one) => (one.key === row.key ? { ...one, values: next(one.values) } : one)),
                  )
                }
              />
            ) : null;
          }
        : undefined,
    [openCustomValues, customFields, workedDate, disabled, issues, onChange],
  );
  return (
    <div className="tc-alloc" id={fieldId(scope, 'allocations')} tabIndex={-1}>
      <AllocationEditor
        label={label}
        type={type}
        rows={rowsOf(rows)}
        onChange={apply}
        types={types}
        multiRates={rules.multiRates}
        prorated={prorated}
        pieceTypes={rules.pieceTypes}
        eligibleForPto={rules.eligibleForPTO}
        hourDecimalPrecision={rules.precision}
        {...(left === undefined ? {} : { left })}
        issues={rowIssues}
        fieldId={idOf}
        customFields={fields}
        total={<AllocationSubtotals rows={counted} />}
        keepsOne
        readOnly={disabled}
      />
    </div>
  );
});

/** Allocates the current remainder, not that of the last pause in typing. */
function withLeft(action: AllocationAction, left: () => number | undefined): AllocationAction {
  return action.kind === 'place' ? { ...action, left: left() ?? action.left } : action;
}
