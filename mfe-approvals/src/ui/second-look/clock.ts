import { locale, type Translate } from 'shared-session';
import { formatTime } from 'shared-validators/clock';

/** A stretch of time by the reader's clock: `8:00 AM – 12:00 PM`. */
export function formatSpan(t: Translate, { startTime, endTime }: { startTime: string; endTime: string }): string {
  const { hour12 } = new Intl.DateTimeFormat(locale.getState().timeTag, { hour: 'numeric' }).resolvedOptions();
  const clock = hour12 === false ? '24' : '12';
  return t('LBL_AP_FROM_TO', {
    from: formatTime(startTime, { clock, bound: 'start' }),
    until: formatTime(endTime, { clock, bound: 'end' }),
  });
}
