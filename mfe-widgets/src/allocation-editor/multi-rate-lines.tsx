import type { JSX } from 'react';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { AllocationAmount } from './allocation-amount.tsx';
import type { MarkedFields } from './allocation-issues.ts';
import type { AllocationRow, MultiRateLine } from './allocation-row.ts';
import type { AllocationTable } from './allocation-table.ts';
import { showsOvertime } from './columns.ts';
import '../internal/texts/editors-english.ts';

export interface MultiRateLinesProps {
  row: AllocationRow;
  line: number;
  table: AllocationTable;
  /** The controls of the row that are marked. */
  marked: MarkedFields;
}

/** The hours of a row by multi-rate type. Types with showOTDT have overtime and double time as well. */
export function MultiRateLines({ row, line, table, marked }: MultiRateLinesProps): JSX.Element {
  const text = usePageText();
  const lines = row.costAllocationMultiRates;
  const amount = (at: number, rate: MultiRateLine, field: 'hrs' | 'regHrs' | 'otHrs' | 'dtHrs', label: string) => (
    <AllocationAmount
      key={field}
      table={table}
      rowKey={row.key}
      field={`rate-${at}-${field}`}
      label={label}
      name={text('LBL_LINE_FIELD', { field: label === rate.type ? label : `${rate.type}, ${label}`, line })}
      value={rate[field]}
      write={(hours) => (now) => ({
        costAllocationMultiRates: now.costAllocationMultiRates.map((other, index) =>
          index === at ? { ...other, [field]: hours } : other,
        ),
      })}
      normalize={table.normalizeHours}
      precision={table.precision}
      placeholder={(0).toFixed(table.precision)}
      invalid={marked.has(`rate-${at}-${field}`)}
    />
  );
  return (
    <div className="wd-rates">
      {lines.map((rate, at) =>
        table.splitsRates && showsOvertime(rate.type, table.multiRates) ? (
          <div key={rate.type} className="wd-allocation">
            <b className="wd-rate-name">{rate.type}</b>
            {amount(at, rate, 'regHrs', text('LBL_REGULAR'))}
            {amount(at, rate, 'otHrs', text('LBL_OT'))}
            {amount(at, rate, 'dtHrs', text('LBL_DT'))}
          </div>
        ) : (
          <div key={rate.type} className="wd-allocation">
            {amount(at, rate, 'hrs', rate.type)}
          </div>
        ),
      )}
    </div>
  );
}
