import type { useText } from 'shared-session';
import { formatDay } from '../chart/formats.ts';

/** The first day of the charts, and the present one. */
export interface ShownRange {
  readonly from: string;
  readonly today: string;
}

/** Why the figures of a month, `YYYY-MM`, are not those of all its days; null if they are (docs: insights#insights-partial). */
export const partialMonth = (
  t: ReturnType<typeof useText>,
  month: string,
  { from, today }: ShownRange,
): string | null => {
  if (today.startsWith(month)) return t('LBL_IN_RUNNING');
  return from.startsWith(month) && !from.endsWith('-01') ? t('LBL_IN_SINCE', { date: formatDay(from) }) : null;
};
