import type { HoursGroup, InsightHours } from 'shared-client/insights';
import { locale, useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { largestOf } from '../../domain/chart.ts';
import { type HoursSummary, OUTCOMES, shownWeeks, usualMinutes } from '../../domain/hours.ts';
import { type Group, groupPath, type PeriodEnds } from '../../domain/list-paths.ts';
import { ChartCard } from '../chart/chart-card.tsx';
import { formatHours, formatPercent } from '../chart/formats.ts';
import { RankedBars } from '../chart/ranked-bars.tsx';
import { StackedBars } from '../chart/stacked-bars.tsx';
import { hoursByGroup, hoursByWeek, outcomeLabel, outcomesByWeek } from '../figures/hours-figures.ts';

const MINUTES = 60;

const axisHours = (hours: number): string => locale.formatNumber(hours, Number.isInteger(hours) ? 0 : 1);

/** Hours by week, and what has become of them, with one scale. */
export function HoursCharts({ hours, summary }: { hours: InsightHours; summary: HoursSummary }) {
  const t = useText();
  const weeks = shownWeeks(hours.weeks);
  const figures = hoursByWeek(t, weeks, { today: hours.today, usual: usualMinutes(weeks) });
  const outcomes = outcomesByWeek(t, weeks, hours.today);
  const largest = largestOf(figures, outcomes);
  const said = {
    hours: formatHours(summary.total),
    overtime: formatHours(summary.overtime),
    leave: formatHours(summary.leave),
  };
  return (
    <>
      <ChartCard
        title={t('LBL_IN_HOURS_BY_WEEK')}
        result={t('MSG_IN_HOURS', said)}
        figures={figures}
        format={formatHours}
        unit="minutes"
        isWide
      >
        {(ids) => (
          <StackedBars
            ids={ids}
            figures={figures}
            format={formatHours}
            unit={MINUTES}
            formatAxis={axisHours}
            largest={largest}
          />
        )}
      </ChartCard>
      <ChartCard
        title={t('LBL_IN_OUTCOME')}
        result={<Outcome summary={summary} />}
        figures={outcomes}
        format={formatHours}
        unit="minutes"
        isWide
      >
        {(ids) => (
          <StackedBars
            ids={ids}
            figures={outcomes}
            format={formatHours}
            unit={MINUTES}
            formatAxis={axisHours}
            largest={largest}
          />
        )}
      </ChartCard>
    </>
  );
}

/** Whether everything that was worked has been invoiced (docs: insights#insights-outcome). */
function Outcome({ summary }: { summary: HoursSummary }) {
  const t = useText();
  const open = OUTCOMES.filter((one) => one !== 'Processed' && summary.outcomes[one] > 0);
  const missing = summary.missing > 0 ? ` ${t('MSG_IN_MISSING', { count: summary.missing })}` : '';
  if (summary.total === 0) return <>{missing.trim()}</>;
  if (open.length === 0) return <>{`${t('MSG_IN_ALL_INVOICED')}${missing}`}</>;
  const said = t('MSG_IN_OPEN', {
    hours: formatHours(open.reduce((sum, one) => sum + summary.outcomes[one], 0)),
    total: formatHours(summary.total),
    parts: formatFacts(open.map((one) => `${outcomeLabel(t, one)} ${formatHours(summary.outcomes[one])}`)),
  });
  return <>{`${said}${missing}`}</>;
}

/** Hours by engagement, worker, cost centre, supplier or company. */
export function GroupChart({
  title,
  groups: all,
  total,
  listed,
}: {
  title: string;
  groups: readonly HoursGroup[];
  total: number;
  /** What the list is filtered by, and the periods of the chart. */
  listed: { readonly by: Group['by']; readonly periodEnds: PeriodEnds };
}) {
  const t = useText();
  const groups = all.filter(({ minutes }) => minutes > 0);
  const [most] = groups;
  if (!most) return null;
  const hasOvertime = groups.some(({ overtimeMinutes }) => overtimeMinutes > 0);
  const figures = hoursByGroup(t, groups, {
    hasOvertime,
    pathOf: ({ id, name }) => groupPath({ by: listed.by, key: `${id ?? name}`, name }, listed.periodEnds),
  });
  const value = formatFacts([inHours(formatHours(most.minutes)), formatPercent(most.minutes / Math.max(1, total))]);
  return (
    <ChartCard
      title={title}
      result={t('MSG_IN_MOST', { name: most.name, value })}
      figures={figures}
      format={formatHours}
      unit="minutes"
    >
      {(ids) => <RankedBars ids={ids} figures={figures} format={formatHours} />}
    </ChartCard>
  );
}
