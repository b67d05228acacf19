import { useQuery } from '@tanstack/react-query';
import { IconButton } from 'mfe_widgets/button';
import type { EngagementPeriod } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { neighboursOf } from '../../../domain/periods/choose-period.ts';
import { periodsQuery } from '../../../state/server-data/periods-query.ts';
import { useTimecard } from '../timecard-context.tsx';

/** Links to the previous and the next period. */
export function PeriodSteps({ onChoose }: { onChoose: (period: EngagementPeriod) => void }) {
  const t = useText();
  const { engagementId, periodStartDate } = useTimecard((state) => state.metadata);
  const { data } = useQuery(periodsQuery(engagementId));
  const { previous, next } = neighboursOf(data ?? [], periodStartDate);
  return (
    <span className="tc-period-steps">
      <IconButton
        icon="chevron-left"
        label={t('LBL_PREVIOUS_PERIOD')}
        data-period-control="previous"
        aria-disabled={!previous || undefined}
        onClick={() => previous && onChoose(previous)}
      />
      <IconButton
        icon="chevron-right"
        label={t('LBL_NEXT_PERIOD')}
        data-period-control="next"
        aria-disabled={!next || undefined}
        onClick={() => next && onChoose(next)}
      />
    </span>
  );
}
