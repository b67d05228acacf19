import { Button } from 'mfe_widgets/button';
import type { ReactNode } from 'react';
import { useText } from 'shared-session';
import { addAllocation, deleteAllocation } from '../../../domain/allocations/edit-allocations.ts';
import type { AllocationForm } from '../../../domain/form/timecard-form.ts';
import { useTimecard } from '../timecard-context.tsx';
import { AllocationLeft } from './allocation-left.tsx';
import { AllocationRow } from './allocation-row.tsx';
import { AllocationSubtotals } from './allocation-subtotals.tsx';

interface AllocationListProps {
  /** Day the rows stand on, or `item`. */
  scope: string;
  rows: readonly AllocationForm[];
  /** Hours left to place, in units; 0 where allocations are not compared with times. */
  left: number;
  /** ISO day for which custom fields offer reference values. */
  workedDate: string | undefined;
  disabled: boolean;
  /** `field` names the control that changed; null where rows come and go. */
  onChange: (field: string | null, next: (rows: readonly AllocationForm[]) => readonly AllocationForm[]) => void;
  /** More ways to fill the rows. */
  actions?: ReactNode;
}

/** The allocations of a day or of the item: what is left and what was placed, the rows, Add Allocation. */
export function AllocationList({ scope, rows, left, workedDate, disabled, onChange, actions }: AllocationListProps) {
  const t = useText();
  const rules = useTimecard((state) => state.rules);
  return (
    <div className="tc-alloc" id={`tc.${scope}.allocations`} tabIndex={-1}>
      <h3>
        {t('LBL_ALLOCATION')} <AllocationLeft left={left} rows={rows} />
        <AllocationSubtotals rows={rows} />
      </h3>
      {rows.map((row, index) => (
        <AllocationRow
          key={row.key}
          scope={scope}
          row={row}
          workedDate={workedDate}
          line={index + 1}
          disabled={disabled}
          onChange={(field, next) =>
            onChange(`${row.key}.${field}`, (all) => all.map((one) => (one.key === row.key ? next(one) : one)))
          }
          onRemove={rows.length > 1 ? () => onChange(null, (all) => deleteAllocation(all, row.key, rules)) : undefined}
        />
      ))}
      {disabled ? null : (
        <div className="tc-actions">
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() => onChange(null, (all) => addAllocation(all, rules))}
          >
            {t('LBL_ADD_ALLOCATION')}
          </Button>
          {actions}
        </div>
      )}
    </div>
  );
}
