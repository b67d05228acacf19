import { memo } from 'react';
import { useText } from 'shared-session';
import type { MealBreakMissed } from '../../../domain/form/timecard-form.ts';
import { mealBreakChoices } from '../../../domain/server-errors/server-errors.ts';
import { fieldId } from '../field-ids.ts';
import { useTimecard } from '../timecard-context.tsx';
import { useChangeDay, useDayDisabled, useDayPart } from './use-day.ts';

const NONE: never[] = [];

/** Meal-break-missed choices, shown when the server requests them; a second period is a separate choice. */
export const MealBreakChoices = memo(function MealBreakChoices({ dayKey }: { dayKey: string }) {
  const t = useText();
  const change = useChangeDay(dayKey);
  const disabled = useDayDisabled(dayKey);
  const day = useDayPart(dayKey, ({ mealBreakMissedType, mealBreakMissedType2 }) => ({
    mealBreakMissedType,
    mealBreakMissedType2,
  }));
  const errors = useTimecard((state) => state.serverErrors.byDay[dayKey] ?? NONE);
  const asked = mealBreakChoices(day, errors);
  const choice = (field: 'mealBreakMissedType' | 'mealBreakMissedType2', label: string) => (
    <fieldset className="tc-choices">
      <legend>{t(label)}</legend>
      {(['Voluntary', 'Involuntary'] as const satisfies readonly MealBreakMissed[]).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={fieldId(dayKey, field)}
            checked={day[field] === value}
            disabled={disabled}
            onChange={() => change(null, (one) => ({ ...one, [field]: value }))}
          />
          <span>{t(value === 'Voluntary' ? 'LBL_VOLUNTARY' : 'LBL_INVOLUNTARY')}</span>
        </label>
      ))}
    </fieldset>
  );
  if (!asked.first && !asked.second) return null;
  return (
    <div className="tc-toggles">
      {asked.first ? choice('mealBreakMissedType', 'LBL_MEAL_BREAK_MISSED') : null}
      {asked.second ? choice('mealBreakMissedType2', 'LBL_MEAL_BREAK_MISSED_2') : null}
    </div>
  );
});
