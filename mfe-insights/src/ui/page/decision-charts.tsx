import type { InsightDecisions, LatePerson } from 'shared-client/insights';
import { locale, useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { ChartCard } from '../chart/chart-card.tsx';
import { formatCount, formatDuration } from '../chart/formats.ts';
import { RankedBars } from '../chart/ranked-bars.tsx';
import { StackedBars } from '../chart/stacked-bars.tsx';
import { decisionsByWeek, lateByPerson, rejectionsByReason, waitingByAge } from '../figures/decision-figures.ts';

const HOUR = 60;

/** What waits by age, and how long decisions take. */
export function DecisionCharts({ decisions }: { decisions: InsightDecisions }) {
  const t = useText();
  const { waiting, weeks, total, today } = decisions;
  const count = waiting.reduce((sum, { items }) => sum + items, 0);
  const late = waiting.find(({ age }) => age === '6-')?.items ?? 0;
  const ages = waitingByAge(t, waiting);
  const times = decisionsByWeek(t, weeks, today);
  return (
    <>
      <ChartCard
        title={t('LBL_IN_WAITING_BY_AGE')}
        result={
          count === 0
            ? t('MSG_IN_NOTHING_WAITS')
            : t('MSG_IN_WAITING', { items: formatCount(count), late: formatCount(late) })
        }
        figures={ages}
        format={formatCount}
        unit="items"
      >
        {(ids) => <RankedBars ids={ids} figures={ages} format={formatCount} />}
      </ChartCard>
      {total ? (
        <ChartCard
          title={t('LBL_IN_DECISION_TIME')}
          result={t('MSG_IN_DECISIONS', {
            median: formatDuration(total.medianMinutes),
            ninetieth: formatDuration(total.ninetiethMinutes),
          })}
          figures={times}
          format={formatDuration}
          unit="minutes"
          hasSum={false}
        >
          {(ids) => (
            <StackedBars
              ids={ids}
              figures={times}
              format={formatDuration}
              unit={HOUR}
              formatAxis={(hours) => inHours(locale.formatNumber(hours, 0))}
              height={200}
            />
          )}
        </ChartCard>
      ) : null}
    </>
  );
}

/** Why items were sent back. */
export function Rejections({ rejections }: { rejections: InsightDecisions['rejections'] }) {
  const t = useText();
  const [most] = rejections;
  if (!most) return null;
  const figures = rejectionsByReason(t, rejections);
  const items = formatCount(rejections.reduce((sum, one) => sum + one.items, 0));
  return (
    <ChartCard
      title={t('LBL_IN_REJECTIONS')}
      result={t('MSG_IN_REJECTIONS', { items, reason: most.reason })}
      figures={figures}
      format={formatCount}
      unit="items"
    >
      {(ids) => <RankedBars ids={ids} figures={figures} format={formatCount} />}
    </ChartCard>
  );
}

/** The people who are late most often. */
export function LatePeople({
  title,
  people,
  since,
}: {
  title: string;
  people: readonly LatePerson[];
  /** The day since which the timecards of these workers are told; absent for approvers. */
  since?: string;
}) {
  const t = useText();
  const [most] = people;
  if (!most) return null;
  const figures = lateByPerson(t, people, since);
  const said = { name: most.name, late: formatCount(most.late), items: formatCount(most.items) };
  return (
    <ChartCard title={title} result={t('MSG_IN_LATE', said)} figures={figures} format={formatCount} unit="items">
      {(ids) => <RankedBars ids={ids} figures={figures} format={formatCount} />}
    </ChartCard>
  );
}
