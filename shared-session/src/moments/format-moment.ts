import { formatIsoDate, locale, wallClock } from 'shared-session';

/**
 * An instant in the user's language, clock and time zone: its date in the locale's display pattern (docs: formats#date-patterns)
 * and its time, `11/16/2026, 10:42 AM`. With `zone` the time says which zone it is of.
 */
export function formatMoment(instant: string, { zone = false }: { readonly zone?: boolean } = {}): string {
  const { timeTag, datePattern, timeZone } = locale.getState();
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const date = formatIsoDate(wallClock(at, timeZone).date, datePattern);
  const time = new Intl.DateTimeFormat(timeTag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(zone ? { timeZoneName: 'short' } : {}),
  }).format(at);
  return `${date}, ${time}`;
}

/** The time of an instant by the user's clock, in the user's zone: `10:42 AM`. */
export function formatTime(at: Date): string {
  const { timeTag, timeZone } = locale.getState();
  return at.toLocaleTimeString(timeTag, { timeStyle: 'short', timeZone });
}
