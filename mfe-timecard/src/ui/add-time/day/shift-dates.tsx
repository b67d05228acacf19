import { useText } from 'shared-session';
import { setShiftStart, shiftEndChoices } from '../../../domain/shifts/shifts.ts';
import { formatDate } from '../../page/dates.ts';
import { fieldId } from '../field-ids.ts';
import { useRules } from '../timecard-context.tsx';
import { useDay } from './use-day.ts';

/** Start and end date of a shift. */
export function ShiftDates({ dayKey }: { dayKey: string }) {
  const t = useText();
  const { day, change, disabled } = useDay(dayKey);
  const rules = useRules();
  const ends = shiftEndChoices(day, rules);
  return (
    <div className="tc-fields">
      <label className="tc-field tc-field-wide">
        <span>{t('LBL_SHIFT_START_DATE')}</span>
        <select
          className="tc-input tc-select"
          id={fieldId(dayKey, 'shiftStartDay')}
          value={day.shiftStartDay ?? ''}
          disabled={disabled}
          onChange={(event) => {
            const date = event.target.value;
            change(null, (one) => setShiftStart(one, date));
          }}
        >
          {rules.workedDates.map((date) => (
            <option key={date} value={date}>
              {formatDate(date, 'short')}
            </option>
          ))}
        </select>
      </label>
      <label className="tc-field tc-field-wide">
        <span>{t('LBL_SHIFT_END_DATE')}</span>
        <select
          className="tc-input tc-select"
          id={fieldId(dayKey, 'shiftEndDay')}
          value={day.shiftEndDay ?? ''}
          disabled={disabled}
          onChange={(event) => {
            const shiftEndDay = event.target.value;
            change(null, (one) => ({ ...one, shiftEndDay }));
          }}
        >
          {ends.map((date) => (
            <option key={date} value={date}>
              {formatDate(date, 'short')}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
