import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useState } from 'react';
import { CallError } from 'shared-client';
import { isJobRunning } from 'shared-client/jobs';
import { notifications, useText } from 'shared-session';
import { callErrorKey } from '../../host/call-error-text.ts';
import { useHost } from '../../host/host.tsx';
import { useLeaveRefresh, useTimecard } from '../timecard-context.tsx';

/** Update opens the leave system; Get Updates asks whether its job has finished and has the timecard loaded again. */
export function LeaveEntryTools() {
  const t = useText();
  const host = useHost();
  const refresh = useLeaveRefresh();
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState(false);
  const leave = useTimecard((state) => state.metadata.ceridianRedirectUrl);
  const getUpdates = async () => {
    setAsking(true);
    try {
      const busy = await isJobRunning('LeaveDataExtractionJob');
      setRunning(busy);
      if (!busy) refresh();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.kind === 'forbidden') host.go('/worker/time-expense');
      notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      {running ? <Banner tone="warning">{t('MSG_LEAVE_JOB_RUNNING')}</Banner> : null}
      <div className="tc-actions">
        {leave && /^https:\/\//.test(leave) ? (
          <Button size="small" icon="external" onClick={() => window.open(leave, '_blank', 'noopener,noreferrer')}>
            {t('LBL_UPDATE_LEAVE')}
          </Button>
        ) : null}
        <Button size="small" icon="refresh" busy={asking} onClick={() => void getUpdates()}>
          {t('LBL_GET_UPDATES')}
        </Button>
      </div>
    </>
  );
}
