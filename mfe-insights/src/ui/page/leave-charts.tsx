import type { InsightHours } from 'shared-client/insights';
import { locale, useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { isEmpty } from '../../domain/chart.ts';
import { balancesByWeek, type HoursSummary, shownWeeks } from '../../domain/hours.ts';
import { ChartCard } from '../chart/chart-card.tsx';
import { formatDate, formatHours } from '../chart/formats.ts';
import { StackedBars, type StackedBarsProps } from '../chart/stacked-bars.tsx';
import { leaveByMonth, leaveLeft } from '../figures/hours-figures.ts';

/** The leave that a worker took by month, and what was left by week (docs: insights#insights-balance). */
export function LeaveCharts({ hours, summary }: { hours: InsightHours; summary: HoursSummary }) {
  const t = useText();
  const taken = leaveByMonth(t, shownWeeks(hours.weeks), hours);
  const left = leaveLeft(t, balancesByWeek(hours), hours.today);
  const [newest] = hours.leave;
  const balances = hours.leave.map(
    ({ kind, minutes }) =>
      `${t(kind === 'Sick' ? 'LBL_IN_SICK' : 'LBL_IN_PAID_LEAVE')} ${inHours(formatHours(minutes))}`,
  );
  return (
    <>
      {isEmpty(taken) ? null : (
        <ChartCard
          title={t('LBL_IN_LEAVE')}
          result={t('MSG_IN_LEAVE', { leave: formatHours(summary.leave), sick: formatHours(summary.sick) })}
          figures={taken}
          format={formatHours}
          unit="minutes"
        >
          {(ids) => <LeaveBars ids={ids} figures={taken} />}
        </ChartCard>
      )}
      {newest ? (
        <ChartCard
          title={t('LBL_IN_BALANCE')}
          result={t('MSG_IN_BALANCE', { date: formatDate(newest.asOfDate), leave: formatFacts(balances) })}
          figures={left}
          format={formatHours}
          unit="minutes"
          hasSum={false}
        >
          {(ids) => <LeaveBars ids={ids} figures={left} />}
        </ChartCard>
      ) : null}
    </>
  );
}

const LeaveBars = (props: Pick<StackedBarsProps, 'ids' | 'figures'>) => (
  <StackedBars
    {...props}
    format={formatHours}
    unit={60}
    formatAxis={(value) => locale.formatNumber(value, Number.isInteger(value) ? 0 : 1)}
    height={200}
  />
);
