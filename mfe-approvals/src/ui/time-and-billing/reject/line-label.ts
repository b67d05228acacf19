import type { Translate } from 'shared-session';
import { inHours } from 'shared-session/hours';
import type { RejectableLine } from '../../../domain/rejectable-lines.ts';
import { formatAmount, formatDate, formatHours } from '../../page/formats.ts';

/** The text of a line: `Taxi · Nov 9 · $12.50`, `Mon, Nov 9 · 8.00 h`, `CC-100 · Mon, Nov 9 · 6.00 h`, `Mon, Nov 9 · Did not work`. */
export function lineText(t: Translate, { name, date, hours, amount }: RejectableLine, currency: string | null): string {
  const isDay = name === '' && amount === null && date !== null;
  return [
    name || (isDay ? '' : amount === null ? t('LBL_AP_PERIOD') : ''),
    date === null ? '' : formatDate(date, amount === null ? 'day' : 'date'),
    hours ? inHours(formatHours(hours)) : isDay ? t('LBL_AP_REASON_DID_NOT_WORK') : '',
    amount === null ? '' : formatAmount(amount, currency),
  ]
    .filter(Boolean)
    .join(' · ');
}
