import { useText } from 'shared-session';
import { allocatedUnits } from '../../../domain/allocations/allocation-total.ts';
import { fieldId } from '../field-ids.ts';
import { sayUnits } from '../hours-text.ts';
import { AmountField } from './amount-field.tsx';
import { useDay } from './use-day.ts';

/** Units worked: one row a piece type, and their total. Input is cut to 6 characters (document 002, section 5). */
export function UnitLines({ name }: { name: string }) {
  const t = useText();
  const { day, change, disabled } = useDay(name);
  return (
    <div className="tc-fields">
      {day.units.map((unit) => (
        <AmountField
          key={unit.key}
          id={fieldId(name, `${unit.key}.unitsWorked`)}
          label={unit.type}
          value={unit.unitsWorked}
          precision={9}
          plain
          maxLength={6}
          disabled={disabled}
          onChange={(unitsWorked) =>
            change(`${unit.key}.unitsWorked`, (one) => ({
              ...one,
              units: one.units.map((row) => (row.key === unit.key ? { ...row, unitsWorked } : row)),
            }))
          }
        />
      ))}
      <span className="tc-line-total">
        {t('LBL_TOTAL_UNITS')} <b>{sayUnits(allocatedUnits(day.units))}</b>
      </span>
    </div>
  );
}
