import type { PastDecision } from 'shared-client/approvals';
import { nameFor, useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { Moment } from 'shared-session/moment';
import { formatRange } from '../page/formats.ts';

/** The last decisions on the engagement, the newest first. */
export function LastDecisions({ decisions }: { readonly decisions: readonly PastDecision[] }) {
  const t = useText();
  if (decisions.length === 0) return <p className="ap-look-quiet">{t('MSG_NO_DECISIONS')}</p>;
  return (
    <ol className="ap-look-list">
      {decisions.map(({ billingItemId, type, periodStartDate, periodEndDate, decision, reason, by, byFor, at }) => (
        <li key={`${at} ${billingItemId}`}>
          <b>{t(decision === 'approve' ? 'LBL_AP_STATUS_APPROVED' : 'LBL_AP_STATUS_REJECTED')}</b>{' '}
          {formatFacts([t(`LBL_AP_TYPE_${type}`), formatRange(periodStartDate, periodEndDate)])}
          <small>
            <Moment by={nameFor(t, by, byFor)} at={at} />
          </small>
          {reason ? <small>{reason}</small> : null}
        </li>
      ))}
    </ol>
  );
}
