import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatHours } from '../../page/amounts.ts';
import { formatDate } from '../../page/dates.ts';
import { useTimecard } from '../timecard-context.tsx';
import { useWorkerHours } from '../use-worker-hours.ts';

/** The worker's saved hours over all engagements, day by day; only days with hours. */
export function WorkerHours() {
  const t = useText();
  const hours = useWorkerHours();
  const precision = useTimecard((state) => state.rules.precision);
  const dates = useTimecard((state) => state.rules.workedDates);
  const days = dates.filter((date) => (hours?.[date] ?? 0) > 0);
  if (!hours || days.length === 0) return null;
  const total = days.reduce((sum, date) => sum + (hours[date] ?? 0), 0);
  return (
    <section className="tc-panel" aria-labelledby="tc.worker-hours">
      <h2 id="tc.worker-hours">{t('LBL_ALL_ENGAGEMENTS')}</h2>
      <dl className="tc-totals">
        {days.map((date) => (
          <div key={date}>
            <dt>{formatDate(date, 'short')}</dt>
            <dd>{formatHours(hours[date] ?? 0, precision)}</dd>
          </div>
        ))}
        <div className="tc-total">
          <dt>{t('LBL_TOTAL')}</dt>
          <dd>{inHours(formatHours(total, precision))}</dd>
        </div>
      </dl>
    </section>
  );
}
