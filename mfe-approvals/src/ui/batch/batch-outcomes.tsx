import { useQuery } from '@tanstack/react-query';
import { Dialog } from 'mfe_widgets/dialog';
import { LoadingCards } from 'mfe_widgets/load-states';
import type { ApprovalBatch } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { batchQuery } from '../../state/batch-queries.ts';
import { formatDate } from '../page/formats.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { outcomeText } from '../time-and-billing/outcome-banner.tsx';

/** The items of a batch that were not approved, and why. */
export function BatchOutcomes({ batch, onClose }: { readonly batch: ApprovalBatch; readonly onClose: () => void }) {
  const t = useText();
  const { data, error, isLoadingError, refetch } = useQuery(batchQuery(batch.runId));
  return (
    <Dialog open onClose={onClose} title={t('LBL_SHOW_NOT_APPROVED', { count: batch.failed })} width={560}>
      {isLoadingError ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className="ap-stack">
          {data.fates.map((one) => (
            <li key={one.billingItemId}>
              <b>{one.workerName}</b> {one.periodEndDate ? formatDate(one.periodEndDate) : null}: {outcomeText(t, one)}
            </li>
          ))}
        </ul>
      ) : (
        <LoadingCards lines={4} />
      )}
    </Dialog>
  );
}
