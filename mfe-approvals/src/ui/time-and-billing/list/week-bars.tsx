import type { ApprovalItem } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { weekBars } from '../../../domain/week-bars.ts';
import { formatDate, formatHours } from '../../page/formats.ts';

/** A period as small bars of hours by day, with a text alternative for screen readers. */
export function WeekBars({ item }: { item: ApprovalItem }) {
  const t = useText();
  const bars = weekBars(item);
  const said = bars
    .filter(({ hours }) => hours > 0)
    .map(({ date, hours }) => t('LBL_MARK_DAY', { day: formatDate(date, 'weekday'), hours: formatHours(hours) }));
  return (
    <span className="ap-bars" role="img" aria-label={formatFacts(said)}>
      {bars.map(({ date, height, hours, unusual }) => (
        <span
          key={date}
          className="ap-bar"
          data-unusual={unusual || undefined}
          data-empty={hours === 0 || undefined}
          style={{ height: `${Math.max(height * 100, 6)}%` }}
        />
      ))}
    </span>
  );
}
