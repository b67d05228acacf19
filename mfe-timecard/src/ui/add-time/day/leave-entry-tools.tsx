import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useState } from 'react';
import { CallError } from 'shared-client';
import { isJobRunning } from 'shared-client/jobs';
import { notifications, useText } from 'shared-session';
import { addTimeAddress } from '../../../state/add-time/entry-query.ts';
import { callErrorKey } from '../../host/call-error-text.ts';
import { useHost } from '../../host/host.tsx';
import { useTimecard } from '../timecard-context.tsx';

/** Update opens the leave system; Get Updates asks whether its job has finished and loads the page again. */
export function LeaveEntryTools() {
  const t = useText();
  const host = useHost();
  const metadata = useTimecard((state) => state.metadata);
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState(false);
  const leave = metadata.ceridianRedirectUrl;
  const getUpdates = async () => {
    setAsking(true);
    try {
      const busy = await isJobRunning('LeaveDataExtractionJob');
      setRunning(busy);
      if (!busy) {
        host.go(
          addTimeAddress({
            billingItemId: metadata.billingItemId || null,
            reqId: metadata.engagementId,
            startDate: metadata.selectedDate,
            willRefreshTAFWData: true,
          }),
        );
      }
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
