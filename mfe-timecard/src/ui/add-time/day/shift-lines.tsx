import { Button, IconButton } from 'mfe_widgets/button';
import { useText } from 'shared-session';
import { hoursOf } from '../../../domain/allocations/allocation-total.ts';
import { rowKey } from '../../../domain/form/blank.ts';
import type { ShiftLineForm } from '../../../domain/form/timecard-form.ts';
import { formatUnits } from '../../../domain/hours/hour-units.ts';
import { fieldId } from '../field-ids.ts';
import { useRules } from '../timecard-context.tsx';
import { AmountField } from './amount-field.tsx';
import { useDay } from './use-day.ts';

/** The shift editor: a shift and its hours a row, and their total. */
export function ShiftLines({ name }: { name: string }) {
  const t = useText();
  const { day, change, disabled } = useDay(name);
  const rules = useRules();
  const set = (field: string | null, next: (lines: readonly ShiftLineForm[]) => readonly ShiftLineForm[]) =>
    change(field, (one) => ({ ...one, shiftLines: next(one.shiftLines) }));
  const total = day.shiftLines.reduce((sum, line) => sum + hoursOf(line.hours, rules.precision), 0);
  return (
    <div className="tc-alloc" id={fieldId(name, 'shiftLines')} tabIndex={-1}>
      <h3>{t('LBL_SHIFTS')}</h3>
      {day.shiftLines.map((line, index) => (
        <div className="tc-alloc-row" key={line.key}>
          <label className="tc-field tc-field-wide">
            <span>{t('LBL_SHIFT_LINE', { line: index + 1 })}</span>
            <select
              className="tc-select"
              id={fieldId(name, `${line.key}.shiftName`)}
              value={line.shiftName}
              disabled={disabled}
              onChange={(event) => {
                const shiftName = event.target.value;
                set(`${line.key}.shiftName`, (lines) =>
                  lines.map((one) => (one.key === line.key ? { ...one, shiftName } : one)),
                );
              }}
            >
              <option value="">{t('LBL_CHOOSE')}</option>
              {rules.shiftNames.map((shift) => (
                <option key={shift}>{shift}</option>
              ))}
            </select>
          </label>
          <AmountField
            id={fieldId(name, `${line.key}.hours`)}
            label={t('LBL_HOURS_COLUMN')}
            value={line.hours}
            precision={rules.precision}
            disabled={disabled}
            onChange={(hours) =>
              set(`${line.key}.hours`, (lines) => lines.map((one) => (one.key === line.key ? { ...one, hours } : one)))
            }
          />
          {disabled || day.shiftLines.length === 1 ? null : (
            <span className="tc-alloc-remove">
              <IconButton
                icon="close"
                size="small"
                label={t('LBL_REMOVE_LINE', { line: index + 1 })}
                onClick={() => set(null, (lines) => lines.filter((one) => one.key !== line.key))}
              />
            </span>
          )}
        </div>
      ))}
      <div className="tc-actions">
        {disabled ? null : (
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() => set(null, (lines) => [...lines, { key: rowKey(), shiftName: '', hours: '' }])}
          >
            {t('LBL_ADD_SHIFT_LINE')}
          </Button>
        )}
        <span className="tc-line-total">
          {t('LBL_TOTAL_HOURS')} <b>{formatUnits(total, rules.precision)}</b>
        </span>
      </div>
    </div>
  );
}
