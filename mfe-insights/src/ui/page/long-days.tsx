import type { InsightHours } from 'shared-client/insights';
import { useText } from 'shared-session';
import { calendarWeeks } from '../../domain/hours.ts';
import { ChartCard } from '../chart/chart-card.tsx';
import { DayMap } from '../chart/day-map.tsx';
import { formatCount, formatFullDay, formatHours } from '../chart/formats.ts';
import { longDays } from '../figures/day-figures.ts';

/** Days with overtime or without a meal, as a calendar. */
export function LongDays({ hours }: { hours: InsightHours }) {
  const t = useText();
  const { days } = hours;
  if (days.length === 0) return null;
  const figures = longDays(t, hours, formatFullDay);
  const withOvertime = days.filter(({ overtimeMinutes }) => overtimeMinutes > 0);
  const result = t('MSG_IN_LONG_DAYS', {
    hours: formatHours(days.reduce((sum, { overtimeMinutes }) => sum + overtimeMinutes, 0)),
    days: formatCount(withOvertime.length),
    meals: formatCount(days.reduce((sum, { missedMeals }) => sum + missedMeals, 0)),
  });
  // Both values of a day have units of their own, so the meals are said in words.
  const said = figures.marks.map((mark, index) => {
    const meals = days[index]?.missedMeals;
    return {
      ...mark,
      values: [mark.values[0] ?? 0],
      ...(meals ? { alert: `${t('LBL_IN_NO_MEAL')} ${formatCount(meals)}` } : {}),
    };
  });
  const table = { ...figures, series: figures.series.slice(0, 1), marks: said };
  return (
    <ChartCard title={t('LBL_IN_LONG_DAYS')} result={result} figures={table} format={formatHours} unit="minutes" isWide>
      {(ids) => (
        <DayMap
          ids={ids}
          figures={table}
          labels={figures.series.map(({ label }) => label)}
          hasRing={(index) => (days[index]?.missedMeals ?? 0) > 0}
          format={formatHours}
          weeks={calendarWeeks(hours)}
        />
      )}
    </ChartCard>
  );
}
