import { useCallback } from 'react';
import { useText } from 'shared-session';
import { formatList } from 'shared-session/lists';
import { formatDate } from '../../page/dates.ts';
import { dayLabel } from '../day-label.ts';
import { dayByKey, useDayKeys, useTimecardStore } from '../timecard-context.tsx';

const WEEK = 7;

/** Formats days for a sentence: `Monday`, `Mon, Tue, and Thu`. */
export function useNamesOfDays(): (keys: readonly string[]) => string {
  const t = useText();
  const store = useTimecardStore();
  const long = useDayKeys().length > WEEK;
  return useCallback(
    (keys) => {
      const names = keys.flatMap((key) => {
        const day = dayByKey(store.getState().form.days, key);
        if (!day) return [];
        if (day.shiftNumber !== null || keys.length === 1) return [dayLabel(t, day, long)];
        return [formatDate(day.workedDate, long ? 'month-day' : 'short-weekday')];
      });
      return formatList(names);
    },
    [t, store, long],
  );
}
