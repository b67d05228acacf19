import { type JSX, memo, useCallback } from 'react';
import { RemoveRow, RowSelect } from '../internal/rows/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { AllocationAmount } from './allocation-amount.tsx';
import type { MarkedFields } from './allocation-issues.ts';
import { type AllocationRow, isMultiRate, UNITS_LENGTH } from './allocation-row.ts';
import type { AllocationTable } from './allocation-table.ts';
import type { AmountField } from './columns.ts';
import { MultiRateLines } from './multi-rate-lines.tsx';
import '../internal/texts/editors-english.ts';

export interface AllocationLineProps {
  row: AllocationRow;
  /** 1 for the first. */
  line: number;
  table: AllocationTable;
  /** The controls that are marked. */
  marked: MarkedFields;
}

/** The change that each amount makes; created once, so that the other amounts do not render again. */
const WRITE: Record<AmountField, (text: string) => Partial<AllocationRow>> = {
  hours: (hours) => ({ hours }),
  regularHours: (regularHours) => ({ regularHours }),
  overtimeHours: (overtimeHours) => ({ overtimeHours }),
  doubletimeHours: (doubletimeHours) => ({ doubletimeHours }),
  ptoHours: (ptoHours) => ({ ptoHours }),
  percentOfDay: (percentOfDay) => ({ percentOfDay }),
  unitsWorked: (unitsWorked) => ({ unitsWorked }),
};

/** One allocation: its custom fields, its type, its amounts. It renders again only when its own row changes. */
export const AllocationLine = memo(function AllocationLine({
  row,
  line,
  table,
  marked,
}: AllocationLineProps): JSX.Element {
  const { key } = row;
  const { type, dispatch, fieldId, readOnly } = table;
  const text = usePageText();
  const choose = useCallback(
    (costAllocType: string) => dispatch({ kind: 'type', key, costAllocType }),
    [dispatch, key],
  );
  const choosePiece = useCallback(
    (pieceType: string) => dispatch({ kind: 'edit', key, field: 'pieceType', part: { pieceType } }),
    [dispatch, key],
  );
  const rated = type === 'ot_multi_rate' && isMultiRate(row.costAllocType, rateTypes(table));
  const nameOf = (field: string) => text('LBL_LINE_FIELD', { field, line });
  const select = (
    field: 'costAllocType' | 'pieceType',
    label: string,
    value: string,
    options: readonly string[],
    change: typeof choose,
  ) => (
    <div className="wd-field wd-allocation-choice">
      <span className="wd-label" aria-hidden="true">
        {label}
      </span>
      <RowSelect
        id={fieldId(key, field)}
        label={nameOf(label)}
        value={value}
        placeholder={text('LBL_CHOOSE')}
        options={options}
        disabled={readOnly}
        invalid={marked.has(field)}
        onChange={change}
      />
    </div>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every engine.
    <div
      className="wd-allocation"
      role="group"
      aria-label={text('LBL_ALLOCATION_LINE', { line })}
      id={fieldId(key, '')}
    >
      {type === 'hours' ? (
        <span className="wd-sequence" title={text('LBL_SEQUENCE')}>
          {row.sequence}
        </span>
      ) : null}
      {table.types.length === 0 || type === 'per_unit'
        ? null
        : select('costAllocType', text('LBL_TYPE'), row.costAllocType, table.types, choose)}
      {type === 'per_unit'
        ? select('pieceType', text('LBL_PIECE_TYPE'), row.pieceType, table.pieceTypes, choosePiece)
        : null}
      {table.columns.map(({ field, label }) =>
        rated && field !== 'ptoHours' ? null : (
          <AllocationAmount
            key={field}
            table={table}
            rowKey={key}
            field={field}
            label={text(label)}
            name={nameOf(text(label))}
            value={row[field]}
            write={WRITE[field]}
            normalize={
              field === 'unitsWorked'
                ? undefined
                : field === 'percentOfDay'
                  ? table.normalizePercent
                  : table.normalizeHours
            }
            precision={field === 'unitsWorked' || field === 'percentOfDay' ? 2 : table.precision}
            placeholder={field === 'unitsWorked' || field === 'percentOfDay' ? '0' : (0).toFixed(table.precision)}
            maxLength={field === 'unitsWorked' ? UNITS_LENGTH : undefined}
            invalid={marked.has(field)}
          />
        ),
      )}
      {row.tafwBillingCostAllocations.map((leave) => (
        <AllocationAmount
          key={leave.key}
          table={table}
          rowKey={key}
          field={`leave-${leave.key}`}
          label={leave.leaveDisplayName}
          name={nameOf(leave.leaveDisplayName)}
          value={leave.tafwHours}
          write={(tafwHours) => (now) => ({
            tafwBillingCostAllocations: now.tafwBillingCostAllocations.map((other) =>
              other.key === leave.key ? { ...other, tafwHours } : other,
            ),
          })}
          normalize={table.normalizeHours}
          precision={table.precision}
          placeholder={(0).toFixed(table.precision)}
          invalid={marked.has(`leave-${leave.key}`)}
        />
      ))}
      {table.customFields === undefined ? null : <div className="wd-allocation-fields">{table.customFields(row)}</div>}
      {readOnly || !table.removable ? null : (
        <RemoveRow line={line} onRemove={() => dispatch({ kind: 'remove', key })} />
      )}
      {type === 'multi_rate' || rated ? <MultiRateLines row={row} line={line} table={table} marked={marked} /> : null}
    </div>
  );
});

function rateTypes({ multiRates }: AllocationTable): readonly string[] {
  return multiRates.map((rate) => rate.type);
}
