import { useEffect } from 'react';
import { CallError } from 'shared-client';
import { getExpenseEditMetadata } from 'shared-client/billing';
import { newOf } from '../../domain/entry-query.ts';
import { settingOf } from '../../domain/report-setting.ts';
import type { ReportStore } from '../../state/report-store.ts';
import { useReport } from './report-context.tsx';

/**
 * Reads the amounts of other reports again, after the server asked for a reason that the page did not ask for because another report was
 * submitted in the meantime. The page then shows the limit and asks for the reason, too.
 */
export function useFreshLimits(store: ReportStore): void {
  const isRefused = useReport(({ serverErrors }) =>
    serverErrors.some(({ errorToken }) => errorToken === 'ERR_BILLING_EXPENSE_REASON'),
  );
  useEffect(() => {
    if (!isRefused) return undefined;
    const { billingItemId, engagementId, periodStartDate } = store.getState().metadata;
    const stop = new AbortController();
    const options = { ...newOf(billingItemId, periodStartDate), signal: stop.signal };
    getExpenseEditMetadata(billingItemId, engagementId, options).then(
      (metadata) => {
        const { spentBefore } = settingOf(metadata);
        if (!stop.signal.aborted) store.setState(({ setting }) => ({ setting: { ...setting, spentBefore } }));
      },
      (error: unknown) => {
        // The server's message is still shown; the next attempt reads again.
        if (!(error instanceof CallError) && !stop.signal.aborted) reportError(error);
      },
    );
    return () => stop.abort();
  }, [store, isRefused]);
}
