import { locale } from 'shared-session';
import { useStore } from 'zustand';

/** Formats an ISO instant in the reader's language: the day, or with `time` also the time to the minute. */
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
