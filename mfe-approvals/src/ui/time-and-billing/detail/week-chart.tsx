import type { ApprovalItem } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { weekBars } from '../../../domain/week-bars.ts';
import { formatDate, formatHours } from '../../page/formats.ts';

/** With more days than this, the bars have no text. */
const WORDED = 7;

/** The hours of each day of the period, with the usual ones as a dashed line. */
export function WeekChart({ item }: { item: ApprovalItem }) {
  const t = useText();
  const bars = weekBars(item);
  const worded = bars.length <= WORDED;
  return (
    <section className="ap-part">
      <ol className="ap-chart" data-worded={worded}>
        {bars.map(({ date, hours, height, unusual, usual }) => (
          <li key={date}>
            <span className="ap-chart-hours">{hours > 0 ? formatHours(hours) : '–'}</span>
            <span className="ap-chart-day" aria-hidden="true">
              <span className="ap-bar" data-unusual={unusual || undefined} style={{ height: `${height * 100}%` }} />
              {usual === null ? null : <span className="ap-chart-usual" style={{ bottom: `${usual * 100}%` }} />}
            </span>
            <span className="ap-chart-name">{formatDate(date, worded ? 'weekday' : 'date')}</span>
          </li>
        ))}
      </ol>
      {item.usualHours === null ? null : <p className="ap-hint">{t('MSG_DASHED_USUAL')}</p>}
    </section>
  );
}
