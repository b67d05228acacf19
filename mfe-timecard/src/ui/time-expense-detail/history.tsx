import type { GeneralInfo } from 'shared-client/billing';
import { nameFor, useText } from 'shared-session';
import { Moment } from 'shared-session/moment';
import { reasonText, statusText } from '../time-expense/status-text.ts';

/** The history of an item: each change of its status, by whom and when. */
export function History({ changes }: { changes: GeneralInfo['history'] }) {
  const t = useText();
  return (
    <section className="tc-panel">
      <h2>{t('LBL_HISTORY')}</h2>
      <ol className="tc-history">
        {changes.map((change) => (
          <li key={`${change.changedAt} ${change.status}`}>
            <b>{change.statusReason ? reasonText(t, change.statusReason) : statusText(t, change.status)}</b>
            <small>
              <Moment by={nameFor(t, change.changedBy, change.changedFor)} at={change.changedAt} />
            </small>
            {change.comment ? <span>{change.comment}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
