import { useText } from 'shared-session';
import { chartPeriods } from '../../domain/hours.ts';
import { GroupChart, HoursCharts } from './hours-charts.tsx';
import { InvoicedSoFar, type OwnFigures } from './invoiced-so-far.tsx';
import { LeaveCharts } from './leave-charts.tsx';
import { ExpenseCharts, Reports } from './money-charts.tsx';

/** A worker's own figures: whether all that they worked has been invoiced, and what they worked for. */
export function WorkerView({ hours, summary, money }: OwnFigures) {
  const t = useText();
  // All of them are the reader's own.
  const engagements = hours.engagements.map((one) => ({ ...one, workerName: null }));
  return (
    <>
      <InvoicedSoFar hours={hours} summary={summary} money={money} />
      <div className="in-cards">
        <HoursCharts hours={hours} summary={summary} />
        <GroupChart
          title={t('LBL_IN_BY_ENGAGEMENT')}
          groups={engagements}
          total={summary.total}
          listed={{ by: 'engagement', periodEnds: chartPeriods(hours) }}
        />
        <GroupChart
          title={t('LBL_IN_BY_COST_CENTRE')}
          groups={hours.costCentres}
          total={summary.total}
          listed={{ by: 'costCentre', periodEnds: chartPeriods(hours) }}
        />
        {money ? <ExpenseCharts money={money} /> : null}
        {money ? <Reports reports={money.reports} /> : null}
        <LeaveCharts hours={hours} summary={summary} />
      </div>
    </>
  );
}
