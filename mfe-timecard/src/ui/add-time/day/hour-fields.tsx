import { Switch } from 'mfe_widgets/switch';
import { memo } from 'react';
import { useText } from 'shared-session';
import { setSickDay } from '../../../domain/day/toggles.ts';
import type { VisibleParts } from '../../../domain/day/visible-parts.ts';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { dayEditors } from '../../../state/add-time/day-editors.ts';
import { fieldId } from '../field-ids.ts';
import { useRules } from '../timecard-context.tsx';
import { normalizeHours, normalizePercent } from './normalize-hours.ts';
import { useChangeDay, useDayDisabled, useTypedDayPart } from './use-day.ts';

/** Hours of the day, sick hours, sick day and holiday hours, if the template shows them. */
export const HourFields = memo(function HourFields({ dayKey, parts }: { dayKey: string; parts: VisibleParts }) {
  const { AmountField } = dayEditors().amounts;
  const t = useText();
  const change = useChangeDay(dayKey);
  const type = (field: string, next: (one: DayForm) => DayForm) => change(field, next, undefined, true);
  const disabled = useDayDisabled(dayKey);
  const day = useTypedDayPart(
    dayKey,
    ({ hours, sickHours, sickDay, sickDayPercent, holidayHours, holidayMessage }) => ({
      hours,
      sickHours,
      sickDay,
      sickDayPercent,
      holidayHours,
      holidayMessage,
    }),
  );
  const rules = useRules();
  if (!parts.hours && !parts.sickHours && !parts.sickDay && !parts.holiday) return null;
  return (
    <div className="tc-fields">
      {parts.hours ? (
        <AmountField
          id={fieldId(dayKey, 'hours')}
          label={t('LBL_HOURS_WORKED')}
          value={day.hours}
          normalize={normalizeHours(rules.precision)}
          precision={rules.precision}
          placeholder={(0).toFixed(rules.precision)}
          disabled={disabled}
          onChange={(hours) => type('hours', (one) => ({ ...one, hours }))}
        />
      ) : null}
      {parts.sickHours ? (
        <AmountField
          id={fieldId(dayKey, 'sickHours')}
          label={t('LBL_SICK_HOURS')}
          value={day.sickHours}
          normalize={normalizeHours(rules.precision)}
          precision={rules.precision}
          placeholder={(0).toFixed(rules.precision)}
          disabled={disabled}
          onChange={(sickHours) => type('sickHours', (one) => ({ ...one, sickHours }))}
        />
      ) : null}
      {parts.sickDay ? (
        <>
          <Switch
            label={t('LBL_SICK_DAY')}
            checked={day.sickDay}
            disabled={disabled}
            onChange={(on) => change(null, (one) => setSickDay(one, on, rules))}
          />
          {day.sickDay ? (
            <AmountField
              id={fieldId(dayKey, 'sickDayPercent')}
              label={t('LBL_SICK_PERCENT')}
              value={day.sickDayPercent}
              normalize={normalizePercent}
              precision={2}
              disabled={disabled}
              onChange={(sickDayPercent) => type('sickDayPercent', (one) => ({ ...one, sickDayPercent }))}
            />
          ) : null}
        </>
      ) : null}
      {parts.holiday ? (
        <AmountField
          id={fieldId(dayKey, 'holidayHours')}
          label={day.holidayMessage || t('LBL_HOLIDAY_HOURS')}
          value={day.holidayHours}
          normalize={normalizeHours(rules.precision)}
          precision={rules.precision}
          placeholder={(0).toFixed(rules.precision)}
          disabled
          onChange={() => {}}
        />
      ) : null}
    </div>
  );
});
