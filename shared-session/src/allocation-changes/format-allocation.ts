import type { ChangedAllocation } from 'shared-client/schema/billing';
import { locale, registerTexts, type Translate } from 'shared-session';
import { inHours } from '../hours/index.ts';

registerTexts({ LBL_PERIOD: 'Period' });

/** The amount of an allocation: `8.00 h`, `40 %`, `12`. Hours have `precision` decimals, other amounts keep theirs. */
export function formatAllocated(unit: ChangedAllocation['unit'], amount: number, precision = 2): string {
  if (unit === 'hours') return inHours(locale.formatNumber(amount, precision));
  const text = locale.formatNumber(amount, (String(amount).split('.')[1] ?? '').length);
  return unit === 'percent' ? `${text} %` : text;
}

/** The place of an allocation: `Mon, Nov 9 · CC-100`; the period if it belongs to no day. */
export function formatAllocationPlace(t: Translate, date: string | null, name: string | null): string {
  return [date === null ? t('LBL_PERIOD') : formatDay(date), name].filter(Boolean).join(' · ');
}

/** `Mon, Nov 9 · CC-100: 7.50 h → 4.50 h`; `–` on one side of what was added or removed. */
export function formatAllocationChange(
  t: Translate,
  { workedDate, name, nameBefore, unit, before, after }: ChangedAllocation,
  precision = 2,
): string {
  const [was, is] = [before, after].map((amount) => (amount === null ? '–' : formatAllocated(unit, amount, precision)));
  const named = nameBefore === null ? name : `${nameBefore} → ${name}`;
  return `${formatAllocationPlace(t, workedDate, named)}: ${was} → ${is}`;
}

/** A calendar date in the user's language: `Mon, Nov 9`. */
const formatDay = (date: string): string =>
  new Intl.DateTimeFormat(locale.getState().tag, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
