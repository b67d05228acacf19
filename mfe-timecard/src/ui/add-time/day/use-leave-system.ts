import { useMemo } from 'react';
import { CallError } from 'shared-client';
import { isJobRunning, JOB_NAMES } from 'shared-client/jobs';
import { reportFailure } from 'shared-client/report-failure';
import { notifications, useText } from 'shared-session';
import { callErrorKey } from '../../page/call-error-text.ts';
import { useHost } from '../../page/host.tsx';
import { useLeaveRefresh, useTimecard } from '../timecard-context.tsx';

/**
 * Updates the leave system's entries. Update opens the leave system. Get Updates checks whether its jobs (the extraction of leave data and
 * the processing of timecards) have finished, and reloads the timecard (docs: leave#leave-update, leave#leave-jobs).
 */
export function useLeaveSystem() {
  const t = useText();
  const host = useHost();
  const refresh = useLeaveRefresh();
  const link = useTimecard((state) => state.metadata.ceridianRedirectUrl);
  return useMemo(() => {
    return {
      url: link && /^https:\/\//.test(link) ? link : undefined,
      isJobRunning: async () => {
        try {
          // The second job follows the first. They are checked in this order, so that the moment between them is not missed.
          for (const job of JOB_NAMES) if (await isJobRunning(job)) return true;
          return false;
        } catch (error) {
          if (error instanceof CallError) {
            if (error.kind === 'forbidden') host.go('/worker/time-expense');
            notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
          } else reportFailure('Whether the jobs of the leave system run could not be asked.', error);
          throw error;
        }
      },
      onRefresh: refresh,
    };
  }, [t, host, refresh, link]);
}
