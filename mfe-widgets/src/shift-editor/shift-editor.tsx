import type { JSX } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { decimalText, readDecimal, settledAmount } from '../internal/decimal/index.ts';
import { AmountInput } from '../internal/rows/index.ts';
import { styled } from '../internal/styles/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { Select } from '../select/index.ts';

/** Hours of one shift differential (document 002, section 3). */
export interface ShiftEntry {
  key: string;
  shift: string;
  hours: string;
}

export interface ShiftEditorProps {
  /** The day, for assistive technology. */
  label: string;
  entries: readonly ShiftEntry[];
  onChange: (entries: readonly ShiftEntry[]) => void;
  shifts: readonly string[];
  /** Decimals of hours. Default 2. */
  hourDecimalPrecision?: number;
  readOnly?: boolean;
}

let lastKey = 0;

/** Hours of all shift lines, as steps at the hour precision. */
export function shiftHours(entries: readonly ShiftEntry[], precision: number): number {
  return entries.reduce((sum, entry) => sum + Math.max(0, readDecimal(entry.hours, precision) ?? 0), 0);
}

/** Which shifts a day's hours belong to (document 002, section 2.5). */
export function ShiftEditor({
  label,
  entries,
  onChange,
  shifts,
  hourDecimalPrecision = 2,
  readOnly = false,
}: ShiftEditorProps): JSX.Element {
  const text = useWidgetText();
  const precision = hourDecimalPrecision;
  const replace = (entry: ShiftEntry): void =>
    onChange(entries.map((other) => (other.key === entry.key ? entry : other)));
  const add = (): void => {
    lastKey += 1;
    onChange([...entries, { key: `new-shift-${lastKey}`, shift: '', hours: '' }]);
  };
  return (
    <section ref={styled} className="wd-entries" aria-label={`${text('LBL_SHIFT')}, ${label}`}>
      {entries.length === 0 ? null : (
        <table className="wd-rows">
          <thead>
            <tr>
              <th scope="col">{text('LBL_SHIFT')}</th>
              <th scope="col">{text('LBL_HOURS_COLUMN')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => {
              const line = `${label}, ${text('LBL_LINE', { line: index + 1 })}`;
              return (
                <tr key={entry.key}>
                  <td data-label={text('LBL_SHIFT')}>
                    <Select
                      label={`${text('LBL_SHIFT')}, ${line}`}
                      hideLabel
                      value={entry.shift}
                      placeholder={text('LBL_SELECT')}
                      options={shifts.map((shift) => ({ value: shift, label: shift }))}
                      disabled={readOnly}
                      onChange={(shift) => replace({ ...entry, shift })}
                    />
                  </td>
                  <td data-label={text('LBL_HOURS_COLUMN')}>
                    <AmountInput
                      label={`${text('LBL_HOURS_COLUMN')}, ${line}`}
                      value={entry.hours}
                      disabled={readOnly}
                      settle={(value) => settledAmount(value, precision)}
                      onChange={(hours) => replace({ ...entry, hours })}
                    />
                  </td>
                  <td className="wd-row-end">
                    {readOnly ? null : (
                      <IconButton
                        icon="close"
                        label={`${text('LBL_REMOVE')}, ${line}`}
                        onClick={() => onChange(entries.filter((other) => other.key !== entry.key))}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <footer className="wd-rows-foot">
        {readOnly ? null : (
          <Button variant="quiet" size="small" icon="plus" onClick={add}>
            {text('LBL_ADD_SHIFT')}
          </Button>
        )}
        <p className="wd-total">
          {text('LBL_TOTAL_HOURS')} <output>{decimalText(shiftHours(entries, precision), precision)}</output>
        </p>
      </footer>
    </section>
  );
}
