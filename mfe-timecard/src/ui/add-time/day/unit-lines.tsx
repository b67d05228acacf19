import { memo } from 'react';
import { useText } from 'shared-session';
import { allocatedUnits } from '../../../domain/allocations/allocation-total.ts';
import { dayEditors } from '../../../state/add-time/day-editors.ts';
import { dayLabel } from '../day-label.ts';
import { fieldId } from '../field-ids.ts';
import { formatLocalUnits } from '../hours-text.ts';
import { useChangeDay, useDayDisabled, useTypedDayPart } from './use-day.ts';

/** Units worked: connects the day's piece types to the widget's editor. */
export const UnitLines = memo(function UnitLines({ dayKey }: { dayKey: string }) {
  const { UnitsEditor } = dayEditors().units;
  const t = useText();
  const change = useChangeDay(dayKey);
  const disabled = useDayDisabled(dayKey);
  const { units, workedDate, shiftNumber } = useTypedDayPart(dayKey, (day) => ({
    units: day.units,
    workedDate: day.workedDate,
    shiftNumber: day.shiftNumber,
  }));
  return (
    <UnitsEditor
      label={dayLabel(t, { workedDate, shiftNumber }, true)}
      pieces={units}
      onChange={(_, at, unitsWorked) =>
        change(
          `${units[at]?.key}.unitsWorked`,
          (day) => ({
            ...day,
            units: day.units.map((row, index) => (index === at ? { ...row, unitsWorked } : row)),
          }),
          undefined,
          true,
        )
      }
      fieldId={(at) => fieldId(dayKey, `${units[at]?.key}.unitsWorked`)}
      total={<output>{formatLocalUnits(allocatedUnits(units))}</output>}
      readOnly={disabled}
    />
  );
});
