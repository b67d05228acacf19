import { Button } from 'mfe_widgets/button';
import type { MouseEvent } from 'react';
import { notifications, useText } from 'shared-session';
import { allocationLeft } from '../../../domain/allocations/allocation-left.ts';
import { daysLeftToPlace } from '../../../domain/allocations/days-left-to-place.ts';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../../domain/form/timecard-rules.ts';
import { action, changeForm } from '../../../state/add-time/edit-history.ts';
import { allocationsAfter } from '../allocation/allocation-rows.ts';
import { leadTo } from '../field-ids.ts';
import { useTimecard, useTimecardStore } from '../timecard-context.tsx';

/** A single day is left to its own button. */
const SEVERAL = 2;

/**
 * Allocates the remaining hours of every day to its last line, shows a message, and can be undone. Offered if several days have hours left.
 */
export function PlaceAll() {
  const t = useText();
  const store = useTimecardStore();
  const rules = useTimecard((state) => state.rules);
  const offers = useTimecard((state) => daysLeftToPlace(state.form.days, state.rules).length >= SEVERAL);
  if (!offers) return null;
  const place = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const wanted = new Set(daysLeftToPlace(store.getState().form.days, rules));
    changeForm(store, action('ACTION_PLACE_ALL'), (form) => ({
      ...form,
      days: form.days.map((day) => (wanted.has(day) ? withAllPlaced(day, rules) : day)),
    }));
    notifications.notify({
      style: 'success',
      message: t('MSG_PLACED_ALL', { count: wanted.size }),
      duration: 3000,
    });
    const [first] = wanted;
    leadTo(store, currentTarget, first?.key, undefined);
  };
  return <Button onClick={place}>{t('LBL_PLACE_ALL')}</Button>;
}

function withAllPlaced(day: DayForm, rules: TimecardRules): DayForm {
  const left = allocationLeft(day, rules);
  return { ...day, allocations: allocationsAfter(day.allocations, { kind: 'place', left }, rules) };
}
