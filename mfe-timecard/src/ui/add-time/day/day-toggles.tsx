import { Button } from 'mfe_widgets/button';
import { Switch } from 'mfe_widgets/switch';
import { memo } from 'react';
import { useText } from 'shared-session';
import { focusAdded } from 'shared-session/focus';
import { canCopyFromPreviousDay, clearAll, copyDay } from '../../../domain/copy/copy-day.ts';
import { noReview, withoutGoneValues } from '../../../domain/copy/copy-previous-period.ts';
import { setDayOffType, setDidNotWork, setNoBreakTaken, setWorked } from '../../../domain/day/toggles.ts';
import type { VisibleParts } from '../../../domain/day/visible-parts.ts';
import type { DayForm, DayOffType } from '../../../domain/form/timecard-form.ts';
import { isFullDayOff } from '../../../domain/leave-system/leave-system-entry.ts';
import { formatReview } from '../copy/copy-review-text.ts';
import { reviewNotices } from '../copy/review-notices.ts';
import { dayLabel } from '../day-label.ts';
import { fieldId } from '../field-ids.ts';
import { dayByKey, useRules, useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { useChangeDay, useDay, useDayDisabled, useDayPart } from './use-day.ts';

/** The switches of a day: worked, did not work, no lunch break taken, day off, copy from the previous day. */
export const DayToggles = memo(function DayToggles({ dayKey, parts }: { dayKey: string; parts: VisibleParts }) {
  const t = useText();
  const store = useTimecardStore();
  const change = useChangeDay(dayKey);
  const disabled = useDayDisabled(dayKey);
  const day = useDayPart(dayKey, (one) => ({
    daily: one.daily,
    didNotWork: one.didNotWork,
    noBreakTaken: one.noBreakTaken,
    copied: one.beforeCopy !== null,
    fullDayOff: isFullDayOff(one),
  }));
  const rules = useRules();
  const previous = useTimecard((state) => {
    const index = state.form.days.findIndex((one) => one.key === dayKey);
    return canCopyFromPreviousDay(state.form.days, index) ? state.form.days[index - 1] : undefined;
  });
  const copyFrom = (from: DayForm) => {
    const here = dayByKey(store.getState().form.days, dayKey);
    if (!here) return;
    const review = noReview();
    const copied = withoutGoneValues(copyDay(from, here), rules, review);
    change(null, () => copied, 'ACTION_COPY_DAY');
    reviewNotices.add(formatReview(t, review));
  };
  return (
    <div className="tc-toggles">
      {parts.worked ? (
        <Switch
          label={t('LBL_TC_WORKED')}
          checked={day.daily}
          disabled={disabled || day.didNotWork}
          onChange={(on) => change(null, (one) => setWorked(one, on, rules))}
        />
      ) : null}
      {parts.didNotWork ? (
        <Switch
          label={t('LBL_DID_NOT_WORK')}
          checked={day.didNotWork}
          disabled={disabled}
          onChange={(on) => change(null, (one) => setDidNotWork(one, on, rules))}
        />
      ) : null}
      {parts.noLunch ? (
        <Switch
          id={fieldId(dayKey, 'noBreakTaken')}
          label={t('LBL_NO_LUNCH')}
          checked={day.noBreakTaken}
          disabled={disabled || day.fullDayOff}
          onChange={(on) => change(null, (one) => setNoBreakTaken(one, on))}
        />
      ) : null}
      {previous && !disabled ? (
        <span className="tc-toggles-end">
          {day.copied ? (
            <Button variant="quiet" size="small" onClick={() => change(null, clearAll, 'ACTION_CLEAR')}>
              {t('LBL_CLEAR_ALL')}
            </Button>
          ) : (
            <Button
              variant="quiet"
              size="small"
              onClick={({ currentTarget }) =>
                focusAdded(currentTarget, currentTarget.closest<HTMLElement>('.tc-card'), () => copyFrom(previous))
              }
            >
              {t('LBL_COPY_FROM_DAY', { day: dayLabel(t, previous) })}
            </Button>
          )}
        </span>
      ) : null}
      {parts.dayOff ? <DayOffChips dayKey={dayKey} sick={parts.dayOffSick} /> : null}
    </div>
  );
});

const DAY_OFF: readonly DayOffType[] = ['Undefined', 'Voluntary', 'Sick', 'Other'];

/** The reasons for a day off, as chips. Payroll mode hides Sick (docs: days#day-off-chip). */
export function DayOffChips({ dayKey, sick }: { dayKey: string; sick: boolean }) {
  const t = useText();
  const { day, change, disabled } = useDay(dayKey);
  const rules = useRules();
  return (
    <fieldset className="tc-choices">
      <legend>{t('LBL_DAY_OFF')}</legend>
      {DAY_OFF.filter((type) => type !== 'Sick' || sick).map((type) => (
        <label key={type}>
          <input
            type="radio"
            name={fieldId(dayKey, 'dayOffType')}
            checked={day.dayOffType === type}
            disabled={disabled}
            onChange={() => change(null, (one) => setDayOffType(one, type, rules))}
          />
          <span>{t(`LBL_DAY_OFF_${type.toUpperCase()}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
