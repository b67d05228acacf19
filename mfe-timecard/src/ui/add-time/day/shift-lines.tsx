import type { ShiftAction, ShiftEntry } from 'mfe_widgets/shift-editor';
import { memo, useCallback } from 'react';
import { useText } from 'shared-session';
import { hoursOf } from '../../../domain/allocations/allocation-total.ts';
import type { ShiftLineForm } from '../../../domain/form/timecard-form.ts';
import { memoizeWeak } from '../../../domain/memoize-weak.ts';
import { dayEditors } from '../../../state/add-time/day-editors.ts';
import { formatSteps } from '../../page/amounts.ts';
import { dayLabel } from '../day-label.ts';
import { fieldId } from '../field-ids.ts';
import { useRules } from '../timecard-context.tsx';
import { useChangeDay, useDayDisabled, useTypedDayPart } from './use-day.ts';

/** A line as an entry of the shift editor. An unchanged line gives the same entry, so its row does not render again. */
const entryOf = memoizeWeak(
  (line: ShiftLineForm): ShiftEntry => ({ key: line.key, shift: line.shiftName, hours: line.hours }),
);

/** Applies an action to the lines. A day always keeps one line to fill in. */
function linesAfter(lines: readonly ShiftLineForm[], action: ShiftAction): readonly ShiftLineForm[] {
  return dayEditors()
    .shifts.changeShifts(lines.map(entryOf), action)
    .map((entry) => {
      const line = lines.find((one) => one.key === entry.key);
      return line && entryOf(line) === entry ? line : { key: entry.key, shiftName: entry.shift, hours: entry.hours };
    });
}

/** The shifts of a day and their hours: connects the day's shift lines to the widget's editor. */
export const ShiftLines = memo(function ShiftLines({ dayKey }: { dayKey: string }) {
  const { ShiftEditor } = dayEditors().shifts;
  const t = useText();
  const rules = useRules();
  const change = useChangeDay(dayKey);
  const disabled = useDayDisabled(dayKey);
  const { lines, workedDate, shiftNumber } = useTypedDayPart(dayKey, (day) => ({
    lines: day.shiftLines,
    workedDate: day.workedDate,
    shiftNumber: day.shiftNumber,
  }));
  const total = lines.reduce((sum, line) => sum + hoursOf(line.hours, rules.precision), 0);
  const idOf = useCallback(
    (key: string, field: 'shift' | 'hours') => fieldId(dayKey, `${key}.${field === 'shift' ? 'shiftName' : 'hours'}`),
    [dayKey],
  );
  const apply = useCallback(
    (_: unknown, action: ShiftAction) => {
      const typed = action.kind === 'edit' && 'hours' in action.part;
      const field = action.kind === 'edit' ? `${action.key}.${typed ? 'hours' : 'shiftName'}` : null;
      change(field, (day) => ({ ...day, shiftLines: linesAfter(day.shiftLines, action) }), undefined, typed);
    },
    [change],
  );
  return (
    <div className="tc-alloc" id={fieldId(dayKey, 'shiftLines')} tabIndex={-1}>
      <h3>{t('LBL_SHIFTS')}</h3>
      <ShiftEditor
        label={dayLabel(t, { workedDate, shiftNumber }, true)}
        entries={lines.map(entryOf)}
        onChange={apply}
        shifts={rules.shiftNames}
        hourDecimalPrecision={rules.precision}
        fieldId={idOf}
        total={<output>{formatSteps(total, rules.precision)}</output>}
        readOnly={disabled}
      />
    </div>
  );
});
