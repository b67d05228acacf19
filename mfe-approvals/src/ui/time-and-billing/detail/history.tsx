import type { StatusChange } from 'shared-client/schema/billing';
import { nameFor, useText } from 'shared-session';
import { Moment } from 'shared-session/moment';

/** The status changes of an item, the newest first. */
export function History({ history }: { history: readonly StatusChange[] }) {
  const t = useText();
  if (history.length === 0) return null;
  return (
    <section className="ap-part">
      <h3>{t('LBL_AP_HISTORY')}</h3>
      <ol className="ap-history">
        {[...history].reverse().map(({ status, changedAt, changedBy, changedFor, comment }) => (
          <li key={`${changedAt} ${status}`}>
            <b>{t(`LBL_AP_STATUS_${status.toUpperCase()}`)}</b>{' '}
            <Moment by={nameFor(t, changedBy, changedFor)} at={changedAt} />
            {comment ? <small>{comment}</small> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
