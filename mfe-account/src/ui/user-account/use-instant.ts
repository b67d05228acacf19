import { locale, wallClock } from 'shared-session';
import { formatDay, formatMoment } from 'shared-session/moments';
import { useStore } from 'zustand';

/** Formats an ISO instant in the reader's language (docs: formats#moments): the day, or with `time` also the time to the minute. */
export function useInstant(): (iso: string, style?: 'day' | 'time') => string {
  useStore(locale, (state) => state.timeTag);
  const timeZone = useStore(locale, (state) => state.timeZone);
  return (iso, style = 'day') =>
    style === 'time' ? formatMoment(iso) : formatDay(wallClock(new Date(iso), timeZone).date);
}
