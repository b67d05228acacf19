import { useCallback } from 'react';
import { useText } from 'shared-session';
import { useShallow } from 'zustand/react/shallow';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { action, changeDay } from '../../../state/add-time/edit-history.ts';
import type { TimecardState } from '../../../state/add-time/timecard-store.ts';
import { dayLabel } from '../day-label.ts';
import { dayByKey, useEditable, useTimecard, useTimecardStore, useTyped } from '../timecard-context.tsx';

/**
 * Changes a day. `key` names the action. Consecutive edits of one `field` are one step; pass null if rows are added or removed. `typed`: a
 * keystroke in an uncontrolled field; the rest of the page follows after the paint.
 */
export type ChangeDay = (field: string | null, next: (day: DayForm) => DayForm, key?: string, typed?: boolean) => void;

/** Returns a stable function that changes a day. */
export function useChangeDay(dayKey: string): ChangeDay {
  const t = useText();
  const store = useTimecardStore();
  return useCallback(
    (field, next, key = 'ACTION_DAY', typed = false) => {
      const day = dayByKey(store.getState().form.days, dayKey);
      const params = { day: day ? dayLabel(t, day, true) : '' };
      changeDay(store, dayKey, action(key, params, field && `${dayKey}.${field}`, typed), next);
    },
    [store, dayKey, t],
  );
}

/** Whether a day may be changed. */
export function useDayDisabled(dayKey: string): boolean {
  const editable = useEditable();
  const readOnly = useTimecard((state) => dayByKey(state.form.days, dayKey)?.readOnly === true);
  return !editable || readOnly;
}

/**
 * Parts of a day. The component renders again when one of them changes, not when the rest of the day does. Typed text arrives when typing
 * pauses.
 */
export function useDayPart<T extends object>(dayKey: string, select: (day: DayForm) => T): T {
  return useTimecard(usePartOf(dayKey, select));
}

/** The same for the fields that are typed into: it updates after the paint of each keystroke. */
export function useTypedDayPart<T extends object>(dayKey: string, select: (day: DayForm) => T): T {
  return useTyped(usePartOf(dayKey, select));
}

function usePartOf<T extends object>(dayKey: string, select: (day: DayForm) => T): (state: TimecardState) => T {
  // A deleted shift is selected once more before it unmounts.
  return memoizedByDay(
    dayKey,
    useShallow((day: DayForm | undefined) => (day ? select(day) : ({} as T))),
  );
}

/** Memoizes a selection by its day object. */
function memoizedByDay<T>(dayKey: string, partOf: (day: DayForm | undefined) => T): (state: TimecardState) => T {
  let known: { readonly day: DayForm | undefined; readonly part: T } | undefined;
  return ({ form }) => {
    const day = dayByKey(form.days, dayKey);
    if (known === undefined || known.day !== day) known = { day, part: partOf(day) };
    return known.part;
  };
}

/** A whole day and the function that changes it. */
export function useDay(dayKey: string): { day: DayForm; change: ChangeDay; disabled: boolean } {
  const day = useTimecard((state) => dayByKey(state.form.days, dayKey)) as DayForm;
  return { day, change: useChangeDay(dayKey), disabled: useDayDisabled(dayKey) };
}
