import { locale } from 'shared-session';
import { useStore } from 'zustand';

/** Writes an ISO instant as the reader does: its day, or with `time` the minute as well. */
export function useInstant(): (iso: string, style?: 'day' | 'time') => string {
  const tag = useStore(locale, (state) => state.timeTag);
  const timeZone = useStore(locale, (state) => state.timeZone);
  return (iso, style = 'day') =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'medium',
      ...(style === 'time' ? { timeStyle: 'short' } : {}),
      timeZone,
    }).format(new Date(iso));
}
