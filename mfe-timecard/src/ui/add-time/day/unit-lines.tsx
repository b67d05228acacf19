import { memo } from 'react';
import { useText } from 'shared-session';
import { allocatedUnits } from '../../../domain/allocations/allocation-total.ts';
import { dayEditors } from '../../../state/add-time/day-editors.ts';
import { dayName } from '../day-label.ts';
import { fieldId } from '../field-ids.ts';
import { formatLocalUnits } from '../hours-text.ts';
import { useChangeDay, useDayDisabled, useDayPart } from './use-day.ts';

/** Units worked: the widget's editor over the day's piece types. */
export const UnitLines = memo(function UnitLines({ name }: { name: string }) {
  const { UnitsEditor } = dayEditors().units;
  const t = useText();
  const change = useChangeDay(name);
  const disabled = useDayDisabled(name);
  const { units, workedDate, shiftNumber } = useDayPart(name, (day) => ({
    units: day.units,
    workedDate: day.workedDate,
    shiftNumber: day.shiftNumber,
  }));
  return (
    <UnitsEditor
      label={dayName(t, { workedDate, shiftNumber }, true)}
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
      fieldId={(at) => fieldId(name, `${units[at]?.key}.unitsWorked`)}
      total={<output>{formatLocalUnits(allocatedUnits(units))}</output>}
      readOnly={disabled}
    />
  );
});
