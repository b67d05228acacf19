import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { useLayoutEffect, useRef, useState } from 'react';
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
  const [sending, setSending] = useState<number | 'all' | null>(null);
  const region = useRef<HTMLDetailsElement>(null);
  const pressed = useRef<HTMLElement>(null);
  // A button goes once its worker was reminded; the next one has the focus then, unless the reader has moved on.
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body)
      (region.current?.querySelector('button') ?? region.current?.querySelector('summary'))?.focus();
  });
  const late = data?.engagements ?? [];
  if (late.length === 0) return null;
  const remindable = late.filter((one) => one.remindable === 'yes');
  const remind = async (which: number | 'all', engagements: readonly LateEngagement[], button: HTMLElement) => {
    if (sending !== null) return;
    setSending(which);
    pressed.current = button;
    try {
      const count = await remindWorkers(engagements.map(({ engagementId }) => engagementId));
      notifications.toast({ style: 'success', message: t('MSG_AP_REMINDED', { count: formatCount(count) }) });
      await refetch();
    } catch (error) {
      notifications.toast({ style: 'error', message: refusalText(t, error) });
    }
    setSending(null);
  };
  return (
    <details ref={region} className="ap-not-submitted">
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
              <Button
                size="small"
                busy={sending === one.engagementId}
                onClick={({ currentTarget }) => void remind(one.engagementId, [one], currentTarget)}
              >
                {t('LBL_AP_REMIND_WORKER', { name: one.workerName })}
              </Button>
            ) : (
              <small>{t(one.remindable === 'today' ? 'LBL_AP_REMINDED_TODAY' : 'LBL_AP_TAKES_NO_REMINDERS')}</small>
            )}
          </li>
        ))}
      </ul>
      {remindable.length > 1 ? (
        <Button
          size="small"
          busy={sending === 'all'}
          onClick={({ currentTarget }) => void remind('all', remindable, currentTarget)}
        >
          {t('LBL_AP_REMIND_ALL')}
        </Button>
      ) : null}
    </details>
  );
}
