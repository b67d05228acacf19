import type { InsightHours } from 'shared-client/insights';
import type { useText } from 'shared-session';
import type { ChartFigures } from '../../domain/chart.ts';
import { weekOfDay } from '../../domain/hours.ts';
import { weekPath } from '../../domain/list-paths.ts';
import { formatDay } from '../chart/formats.ts';

type T = ReturnType<typeof useText>;

/** Days with overtime, or without a meal. */
export const longDays = (
  t: T,
  { days, weeks }: Pick<InsightHours, 'days' | 'weeks'>,
  formatName: (date: string) => string,
): ChartFigures => ({
  series: [
    { label: t('LBL_IN_OVERTIME'), fill: 'stripes' },
    { label: t('LBL_IN_NO_MEAL'), fill: 'faint' },
  ],
  marks: days.map(({ date, overtimeMinutes, missedMeals }) => ({
    ...{ key: date, label: formatDay(date), name: formatName(date), partial: null, expected: null },
    values: [overtimeMinutes, missedMeals],
    path: weekPath(weekOfDay(weeks, date)),
  })),
  expectedLabel: null,
});
