import { inHours } from 'shared-session/hours';
import '../../texts/reviewer.ts';
import type { InsightDecisions, InsightHours, InsightMoney } from 'shared-client/insights';
import { useText } from 'shared-session';
import { chartPeriods, type HoursSummary } from '../../domain/hours.ts';
import type { Group } from '../../domain/list-paths.ts';
import { formatCount, formatDuration, formatHours, formatPercent } from '../chart/formats.ts';
import { BudgetCharts } from './budget-charts.tsx';
import { DecisionCharts, LatePeople, Rejections } from './decision-charts.tsx';
import { GroupChart, HoursCharts } from './hours-charts.tsx';
import { LongDays } from './long-days.tsx';
import { ExpenseCharts } from './money-charts.tsx';
import { type Tile, Tiles } from './tiles.tsx';

export interface ReviewerViewProps {
  readonly hours: InsightHours;
  readonly summary: HoursSummary;
  readonly decisions: InsightDecisions | undefined;
  readonly money: InsightMoney | undefined;
}

/** The figures of a manager, a supplier or the program: what waits, how long decisions take, hours and budgets. */
export function ReviewerView({ hours, summary, decisions, money }: ReviewerViewProps) {
  const t = useText();
  const { total } = summary;
  const by = (one: Group['by']) => ({ by: one, periodEnds: chartPeriods(hours) });
  return (
    <>
      <Tiles tiles={tilesOf(t, summary, decisions)} />
      <div className="in-cards">
        <HoursCharts hours={hours} summary={summary} />
        {decisions ? <DecisionCharts decisions={decisions} /> : null}
        <LongDays hours={hours} />
        {money ? <BudgetCharts money={money} /> : null}
        <GroupChart title={t('LBL_IN_BY_COMPANY')} groups={hours.companies} total={total} listed={by('company')} />
        <GroupChart title={t('LBL_IN_BY_SUPPLIER')} groups={hours.suppliers} total={total} listed={by('supplier')} />
        <GroupChart
          title={t('LBL_IN_BY_ENGAGEMENT')}
          groups={hours.engagements}
          total={total}
          listed={by('engagement')}
        />
        <GroupChart
          title={t('LBL_IN_BY_COST_CENTRE')}
          groups={hours.costCentres}
          total={total}
          listed={by('costCentre')}
        />
        <GroupChart title={t('LBL_IN_BY_WORKER')} groups={hours.workers} total={total} listed={by('worker')} />
        {decisions ? (
          <>
            <Rejections rejections={decisions.rejections} />
            <LatePeople title={t('LBL_IN_LATE_APPROVERS')} people={decisions.lateApprovers} />
            <LatePeople title={t('LBL_IN_LATE_SUBMITTERS')} people={decisions.lateSubmitters} since={decisions.from} />
          </>
        ) : null}
        {money ? <ExpenseCharts money={money} /> : null}
      </div>
    </>
  );
}

function tilesOf(
  t: ReturnType<typeof useText>,
  summary: HoursSummary,
  decisions: InsightDecisions | undefined,
): Tile[] {
  const { outcomes, overtime, total } = summary;
  const hours = (minutes: number) => inHours(formatHours(minutes));
  const sentBack = decisions?.rejections.reduce((sum, { items }) => sum + items, 0) ?? 0;
  return [
    { label: t('LBL_IN_APPROVED'), value: hours(outcomes.Approved + outcomes.Processed) },
    { label: t('LBL_IN_PENDING'), value: hours(outcomes.Pending) },
    {
      label: t('LBL_IN_OVERTIME'),
      value: formatPercent(overtime / Math.max(1, total)),
      note: hours(overtime),
    },
    ...(decisions?.total
      ? [
          {
            label: t('LBL_IN_HALF'),
            value: formatDuration(decisions.total.medianMinutes),
            note: `${t('LBL_IN_NINE_OF_TEN')} ${formatDuration(decisions.total.ninetiethMinutes)}`,
          },
        ]
      : []),
    ...(sentBack > 0 ? [{ label: t('LBL_IN_REJECTED'), value: formatCount(sentBack) }] : []),
  ];
}
