import { EmptyState } from 'mfe_widgets/empty-state';
import { useText } from 'shared-session';
import { formatDate } from '../../page/dates.ts';
import { useTimecard } from '../timecard-context.tsx';

/** Replaces the days while the entire period is not worked: names the reported period, and says that no entry is lost. */
export function EntireNotWorkedCard() {
  const t = useText();
  const from = useTimecard((state) => state.metadata.periodStartDate);
  const until = useTimecard((state) => state.metadata.earningsEndDate);
  return (
    <section className="tc-card">
      <EmptyState icon="calendar" title={t('LBL_ENTIRE_TITLE')}>
        <p>{t('MSG_ENTIRE', { from: formatDate(from, 'long'), to: formatDate(until, 'long') })}</p>
        <p>{t('MSG_ENTIRE_KEPT')}</p>
      </EmptyState>
    </section>
  );
}
