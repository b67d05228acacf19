import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { useState } from 'react';
import type { LateEngagement } from 'shared-client/approvals';
import { getNotSubmitted, remindWorkers } from 'shared-client/approvals';
import { notifications, useText } from 'shared-session';
import { formatCount } from '../../page/formats.ts';
import { refusalText } from '../../page/refusal-text.ts';

const lateQuery = {
  queryKey: ['approvals-not-submitted'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => getNotSubmitted({ signal }),
};

/** Whose time was not submitted in time, with a button for each and one for all (docs: reminders#reminder-by-hand). Closed at first. */
export function NotSubmitted() {
  const t = useText();
  const { data, refetch } = useQuery(lateQuery);
  const [busy, setBusy] = useState(false);
  const late = data?.engagements ?? [];
  if (late.length === 0) return null;
  const remindable = late.filter((one) => one.remindable === 'yes');
  const remind = async (engagements: readonly LateEngagement[]) => {
    setBusy(true);
    try {
      const count = await remindWorkers(engagements.map(({ engagementId }) => engagementId));
      notifications.toast({ style: 'success', message: t('MSG_AP_REMINDED', { count: formatCount(count) }) });
      await refetch();
    } catch (error) {
      notifications.toast({ style: 'error', message: refusalText(t, error) });
    }
    setBusy(false);
  };
  return (
    <details className="ap-not-submitted">
      <summary>
        {t('LBL_AP_NOT_SUBMITTED')} <b>{formatCount(late.length)}</b>
      </summary>
      <ul>
        {late.map((one) => (
          <li key={one.engagementId}>
            <span>
              <b>{one.workerName}</b> {one.title} · {formatCount(one.periods)}
            </span>
            {one.remindable === 'yes' ? (
              <Button size="small" disabled={busy} onClick={() => void remind([one])}>
                {t('LBL_AP_REMIND_WORKER', { name: one.workerName })}
              </Button>
            ) : (
              <small>{t(one.remindable === 'today' ? 'LBL_AP_REMINDED_TODAY' : 'LBL_AP_TAKES_NO_REMINDERS')}</small>
            )}
          </li>
        ))}
      </ul>
      {remindable.length > 1 ? (
        <Button size="small" disabled={busy} onClick={() => void remind(remindable)}>
          {t('LBL_AP_REMIND_ALL')}
        </Button>
      ) : null}
    </details>
  );
}
