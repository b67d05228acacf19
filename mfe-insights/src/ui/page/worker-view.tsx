import type { InsightHours, InsightMoney } from 'shared-client/insights';
import { locale, useText } from 'shared-session';
import { isEmpty } from '../../domain/chart.ts';
import { type HoursSummary, shownWeeks } from '../../domain/hours.ts';
import { ChartCard } from '../chart/chart-card.tsx';
import { formatDate, formatHours, formatList } from '../chart/formats.ts';
import { StackedBars } from '../chart/stacked-bars.tsx';
import { leaveByMonth } from '../figures/hours-figures.ts';
import { Glance } from './glance.tsx';
import { GroupChart, HoursCharts } from './hours-charts.tsx';
import { ExpenseCharts, Reports } from './money-charts.tsx';

/** A worker's own figures: whether all that they worked has been invoiced, and what they worked for. */
export function WorkerView({
  hours,
  summary,
  money,
}: {
  hours: InsightHours;
  summary: HoursSummary;
  money: InsightMoney | undefined;
}) {
  const t = useText();
  // All of them are the reader's own.
  const engagements = hours.engagements.map((one) => ({ ...one, workerName: null }));
  return (
    <>
      <Glance hours={hours} summary={summary} money={money} />
      <div className="in-cards">
        <HoursCharts hours={hours} summary={summary} />
        <GroupChart title={t('LBL_IN_BY_ENGAGEMENT')} groups={engagements} total={summary.total} />
        <GroupChart
          title={t('LBL_IN_BY_COST_CENTRE')}
          groups={hours.costCentres}
          total={summary.total}
          hasList={false}
        />
        {money ? <ExpenseCharts money={money} /> : null}
        {money ? <Reports reports={money.reports} /> : null}
        <Leave hours={hours} summary={summary} />
      </div>
    </>
  );
}

function Leave({ hours, summary }: { hours: InsightHours; summary: HoursSummary }) {
  const t = useText();
  const figures = leaveByMonth(t, shownWeeks(hours.weeks), hours);
  if (isEmpty(figures) && hours.leave.length === 0) return null;
  const [newest] = hours.leave;
  const taken = t('MSG_IN_LEAVE', { leave: formatHours(summary.leave), sick: formatHours(summary.sick) });
  const balances = hours.leave.map(
    ({ kind, minutes }) =>
      `${t(kind === 'Sick' ? 'LBL_IN_SICK' : 'LBL_IN_PAID_LEAVE')} ${t('LBL_IN_HOURS', { hours: formatHours(minutes) })}`,
  );
  const left = newest
    ? ` ${t('MSG_IN_BALANCE', { date: formatDate(newest.asOfDate), leave: formatList(balances) })}`
    : '';
  return (
    <ChartCard title={t('LBL_IN_LEAVE')} result={`${taken}${left}`} figures={figures} format={formatHours}>
      {(ids) =>
        isEmpty(figures) ? null : (
          <StackedBars
            ids={ids}
            figures={figures}
            format={formatHours}
            unit={60}
            formatAxis={(value) => locale.formatNumber(value, Number.isInteger(value) ? 0 : 1)}
            height={200}
          />
        )
      }
    </ChartCard>
  );
}
