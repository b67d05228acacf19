import { locale } from 'shared-session';

/** A day in words with its year: `Nov 28, 2026` (docs: formats#days). */
export const noticeDay = (date: string): string =>
  new Intl.DateTimeFormat(locale.getState().tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
