import { Button } from 'mfe_widgets/button';
import { useText } from 'shared-session';
import { percentTotal } from '../../../domain/allocations/allocation-total.ts';
import { addAllocation, deleteAllocation, placeRemaining } from '../../../domain/allocations/edit-allocations.ts';
import type { AllocationForm } from '../../../domain/form/timecard-form.ts';
import { formatUnits } from '../../../domain/hours/hour-units.ts';
import { allocationLeft, comparesSpansWithAllocation } from '../../../domain/save-rules/3-total-allocation.ts';
import { AllocationRow } from '../allocation/allocation-row.tsx';
import { AllocationSubtotals } from '../allocation/allocation-subtotals.tsx';
import { useTimecard } from '../timecard-context.tsx';
import { useDay } from './use-day.ts';

/** The allocations of a day, with the amount left to place in words. */
export function Allocations({ name }: { name: string }) {
  const t = useText();
  const { day, change, disabled } = useDay(name);
  const rules = useTimecard((state) => state.rules);
  const left = comparesSpansWithAllocation(rules) ? allocationLeft(day, rules) : 0;
  const set = (field: string | null, next: (rows: readonly AllocationForm[]) => readonly AllocationForm[]) =>
    change(field, (one) => ({ ...one, allocations: next(one.allocations) }), 'DEED_ALLOCATION');
  return (
    <div className="tc-alloc" id={`tc.${name}.allocations`} tabIndex={-1}>
      <h3>
        {t('LBL_ALLOCATION')} <AllocationLeft left={left} rows={day.allocations} />
        <AllocationSubtotals rows={day.allocations} />
      </h3>
      {day.allocations.map((row, index) => (
        <AllocationRow
          key={row.key}
          scope={name}
          row={row}
          workedDate={day.workedDate}
          line={index + 1}
          disabled={disabled}
          onChange={(field, next) =>
            set(`${row.key}.${field}`, (rows) => rows.map((one) => (one.key === row.key ? next(one) : one)))
          }
          onRemove={
            day.allocations.length > 1 ? () => set(null, (rows) => deleteAllocation(rows, row.key, rules)) : undefined
          }
        />
      ))}
      {disabled ? null : (
        <div className="tc-actions">
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() => set(null, (rows) => addAllocation(rows, rules))}
          >
            {t('LBL_ADD_ALLOCATION')}
          </Button>
          {left > 0 ? (
            <Button
              variant="quiet"
              size="small"
              onClick={() =>
                set(null, (rows) =>
                  rows.map((row, index) => (index === rows.length - 1 ? placeRemaining(row, left, rules) : row)),
                )
              }
            >
              {t('LBL_PLACE_REMAINING', { hours: formatUnits(left, rules.precision) })}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

/** What is left to place: hours, or percent. */
export function AllocationLeft({ left, rows }: { left: number; rows: readonly AllocationForm[] }) {
  const t = useText();
  const rules = useTimecard((state) => state.rules);
  if (rules.template.allocationType === 'percent') {
    const percent = 100_00 - percentTotal(rows);
    if (percent === 0) return <span data-tone="ok">{t('LBL_ALL_PLACED')}</span>;
    return (
      <span data-tone="warn">
        {t(percent > 0 ? 'LBL_PERCENT_LEFT' : 'LBL_PERCENT_OVER', {
          percent: formatUnits(Math.abs(percent), 2).replace(/\.00$/, ''),
        })}
      </span>
    );
  }
  if (!comparesSpansWithAllocation(rules) || left === 0) return null;
  return (
    <span data-tone="warn">
      {t(left > 0 ? 'LBL_HOURS_LEFT' : 'LBL_TOO_MUCH_PLACED', {
        hours: formatUnits(Math.abs(left), rules.precision),
      })}
    </span>
  );
}
