import type { JSX } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { settledAmount } from '../internal/decimal/index.ts';
import { AmountInput } from '../internal/rows/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { Select } from '../select/index.ts';
import type { MultiRateLine } from './allocations.ts';
import { showsOvertime } from './columns.ts';

export interface MultiRateLinesProps {
  lines: readonly MultiRateLine[];
  multiRates: readonly { type: string; showOTDT: boolean }[];
  precision: number;
  /** Which row, for assistive technology. */
  label: string;
  readOnly: boolean;
  /** Regular, overtime and double-time instead of hours. */
  splits: boolean;
  onChange: (lines: readonly MultiRateLine[]) => void;
}

/** The hours of a row by multi-rate type. */
export function MultiRateLines(props: MultiRateLinesProps): JSX.Element {
  const { lines, multiRates, precision, label, readOnly, splits, onChange } = props;
  const text = useWidgetText();
  const replace = (at: number, line: MultiRateLine): void =>
    onChange(lines.map((other, index) => (index === at ? line : other)));
  const amount = (
    at: number,
    line: MultiRateLine,
    field: 'hrs' | 'regHrs' | 'otHrs' | 'dtHrs',
    name: string,
  ): JSX.Element => (
    <div className="wd-field">
      <span className="wd-label">{name}</span>
      <AmountInput
        label={`${name}, ${line.type}, ${label}`}
        value={line[field]}
        disabled={readOnly}
        settle={(value) => settledAmount(value, precision)}
        onChange={(value) => replace(at, { ...line, [field]: value })}
      />
    </div>
  );
  return (
    <div className="wd-rates">
      {lines.map((line, at) => (
        <div key={at} className="wd-allocation">
          <Select
            label={text('LBL_TYPE')}
            value={line.type}
            placeholder={text('LBL_SELECT')}
            options={multiRates.map(({ type }) => ({ value: type, label: type }))}
            disabled={readOnly}
            onChange={(type) => replace(at, { ...line, type })}
          />
          {splits ? amount(at, line, 'regHrs', text('LBL_REGULAR')) : amount(at, line, 'hrs', text('LBL_HOURS'))}
          {splits && showsOvertime(line.type, multiRates) ? amount(at, line, 'otHrs', text('LBL_OT')) : null}
          {splits && showsOvertime(line.type, multiRates) ? amount(at, line, 'dtHrs', text('LBL_DT')) : null}
          {readOnly ? null : (
            <IconButton
              icon="close"
              label={`${text('LBL_REMOVE')}, ${line.type}, ${label}`}
              onClick={() => onChange(lines.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {readOnly ? null : (
        <Button
          variant="quiet"
          size="small"
          icon="plus"
          onClick={() => onChange([...lines, { type: '', hrs: '', regHrs: '', otHrs: '', dtHrs: '' }])}
        >
          {text('LBL_ADD_RATE')}
        </Button>
      )}
    </div>
  );
}
