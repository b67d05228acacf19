import type { JSX, ReactNode } from 'react';
import { Banner } from '../banner/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { decimalText, settledAmount } from '../internal/decimal/index.ts';
import { AmountInput } from '../internal/rows/index.ts';
import { styled } from '../internal/styles/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { Select } from '../select/index.ts';
import {
  type AllocationRow,
  type AllocationType,
  allocationTotals,
  blankAllocation,
  isMultiRate,
  leftToPlace,
  stepsText,
  UNITS_LENGTH,
  withAllocationType,
  withoutAllocation,
} from './allocations.ts';
import { columnsOf } from './columns.ts';
import { MultiRateLines } from './multi-rate-lines.tsx';

export interface AllocationEditorProps {
  /** The day, for assistive technology. */
  label: string;
  type: AllocationType;
  rows: readonly AllocationRow[];
  onChange: (rows: readonly AllocationRow[]) => void;
  /** Choices of the Type select; without any there is none. */
  types?: readonly string[];
  /** The engagement's multi-rates. */
  multiRates?: readonly { type: string; showOTDT: boolean }[];
  pieceTypes?: readonly string[];
  eligibleForPto?: boolean;
  /** Decimals of hours. Default 2. */
  hourDecimalPrecision?: number;
  /** Hours to place, as steps at the hour precision (8.50 h is 850); says what is left. */
  target?: number;
  /** Messages in the banner. */
  errors?: readonly string[];
  /** Custom fields of a row, under it. */
  customFields?: (row: AllocationRow) => ReactNode;
  readOnly?: boolean;
}

let lastKey = 0;

/** Where a day's hours, percents or units go, for all six allocation types (document 002, sections 2.4, 4 and 5). */
export function AllocationEditor(props: AllocationEditorProps): JSX.Element {
  const { label, type, rows, onChange, types = [], multiRates = [], pieceTypes = [], readOnly = false } = props;
  const text = useWidgetText();
  const precision = props.hourDecimalPrecision ?? 2;
  const columns = columnsOf(type, props.eligibleForPto ?? false);
  const rateTypes = multiRates.map((rate) => rate.type);
  const totals = allocationTotals(rows, type, precision);
  const left = leftToPlace(totals, type, props.target);
  const unit = type === 'percent' ? '%' : 'h';
  const decimals = type === 'percent' ? 2 : precision;

  const replace = (row: AllocationRow): void => onChange(rows.map((other) => (other.key === row.key ? row : other)));
  const add = (): void => {
    lastKey += 1;
    onChange([...rows, blankAllocation(`new-allocation-${lastKey}`, rows.length + 1)]);
  };

  return (
    <section ref={styled} className="wd-entries" aria-label={`${text('LBL_ALLOCATION')}, ${label}`}>
      <header className="wd:flex wd:items-baseline wd:justify-between wd:text-label">
        <h3 className="wd:font-semibold">{text('LBL_ALLOCATION')}</h3>
        {left === undefined || left === 0 ? null : (
          <span className={left > 0 ? 'wd:font-medium wd:text-warn' : 'wd:font-medium wd:text-bad'}>
            {text(left > 0 ? 'LBL_LEFT_TO_PLACE' : 'LBL_PLACED_TOO_MUCH', { amount: stepsText(left, decimals), unit })}
          </span>
        )}
      </header>
      {(props.errors ?? []).length === 0 ? null : (
        <Banner tone="error">
          {props.errors?.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Banner>
      )}
      {rows.map((row, index) => {
        const line = `${label}, ${text('LBL_LINE', { line: index + 1 })}`;
        const rated = type === 'multi_rate' || (type === 'ot_multi_rate' && isMultiRate(row.costAllocType, rateTypes));
        return (
          <div key={row.key} className="wd-allocation">
            {type === 'hours' ? (
              <span className="wd-sequence" title={text('LBL_SEQUENCE')}>
                {row.sequence}
              </span>
            ) : null}
            {types.length === 0 || type === 'per_unit' ? null : (
              <Select
                label={text('LBL_TYPE')}
                value={row.costAllocType}
                placeholder={text('LBL_SELECT')}
                options={types.map((value) => ({ value, label: value }))}
                disabled={readOnly}
                onChange={(chosen) => replace(withAllocationType(row, chosen, type, rateTypes))}
              />
            )}
            {type === 'per_unit' ? (
              <Select
                label={text('LBL_PIECE_TYPE')}
                value={row.pieceType}
                placeholder={text('LBL_SELECT')}
                options={pieceTypes.map((value) => ({ value, label: value }))}
                disabled={readOnly}
                onChange={(pieceType) => replace({ ...row, pieceType })}
              />
            ) : null}
            {columns.map((column) => (
              <div key={column.field} className="wd-field">
                <span className="wd-label">{text(column.label)}</span>
                <AmountInput
                  label={`${text(column.label)}, ${line}`}
                  value={row[column.field]}
                  disabled={readOnly || (rated && type === 'ot_multi_rate' && column.field !== 'ptoHours')}
                  {...(column.field === 'unitsWorked'
                    ? { maxLength: UNITS_LENGTH }
                    : { settle: (value: string) => settledAmount(value, column.precision ?? precision) })}
                  onChange={(value) => replace({ ...row, [column.field]: value })}
                />
              </div>
            ))}
            {row.tafwBillingCostAllocations.map((leave) => (
              <div key={leave.key} className="wd-field">
                <span className="wd-label">{leave.leaveDisplayName}</span>
                <AmountInput
                  label={`${leave.leaveDisplayName}, ${line}`}
                  value={leave.tafwHours}
                  disabled={readOnly}
                  settle={(value) => settledAmount(value, precision)}
                  onChange={(tafwHours) =>
                    replace({
                      ...row,
                      tafwBillingCostAllocations: row.tafwBillingCostAllocations.map((other) =>
                        other.key === leave.key ? { ...other, tafwHours } : other,
                      ),
                    })
                  }
                />
              </div>
            ))}
            {readOnly ? null : (
              <IconButton
                icon="trash"
                label={`${text('LBL_REMOVE')}, ${line}`}
                onClick={() => onChange(withoutAllocation(rows, row.key, type))}
              />
            )}
            {rated ? (
              <MultiRateLines
                lines={row.costAllocationMultiRates}
                multiRates={multiRates}
                precision={precision}
                label={line}
                readOnly={readOnly}
                splits={type === 'ot_multi_rate'}
                onChange={(costAllocationMultiRates) => replace({ ...row, costAllocationMultiRates })}
              />
            ) : null}
            {props.customFields === undefined ? null : (
              <div className="wd-allocation-fields">{props.customFields(row)}</div>
            )}
          </div>
        );
      })}
      <footer className="wd-rows-foot">
        {readOnly ? null : (
          <Button variant="quiet" size="small" icon="plus" onClick={add}>
            {text('LBL_ADD_ALLOCATION')}
          </Button>
        )}
        <div className="wd-totals">
          {type === 'percent' ? (
            <p className="wd-total">
              {text('LBL_TOTAL_PERCENT')} <output>{decimalText(totals.percent, 2)}</output>
            </p>
          ) : type === 'per_unit' ? (
            <p className="wd-total">
              {text('LBL_UNITS')} <output>{decimalText(totals.units, 2)}</output>
            </p>
          ) : (
            <p className="wd-total">
              {text('LBL_HOURS')} <output>{decimalText(totals.hours, precision)}</output>
            </p>
          )}
        </div>
      </footer>
    </section>
  );
}
