import { useQuery } from '@tanstack/react-query';
import { Banner } from 'mfe_widgets/banner';
import { DataTable } from 'mfe_widgets/data-table';
import { EmptyState } from 'mfe_widgets/empty-state';
import { LoadingCards } from 'mfe_widgets/load-states';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Translate, useText } from 'shared-session';
import { navigate } from 'shared-session/routing';
import { type BatchOffer, batchOffers, settledItems } from '../../domain/batches.ts';
import { readListState, writeListState } from '../../domain/list-state.ts';
import { summaryQuery } from '../../state/approval-queries.ts';
import { batchesQuery } from '../../state/batch-queries.ts';
import { readApprovalsAnew } from '../../state/read-anew.ts';
import { formatCount } from '../page/formats.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { Batches } from './batches.tsx';
import { offerName } from './labels.ts';

interface BatchBillingProps {
  readonly onBehalfOf: number | null;
  /** The name of the person the reader is a delegate of. */
  readonly principal: string | undefined;
}

const idOf = ({ type, periodEndDate }: BatchOffer): string => `${type} ${periodEndDate}`;

/** Batch Billing: the waiting items by kind and period, each to be approved as one batch, and the progress of the batches. */
export function BatchBilling({ onBehalfOf, principal }: BatchBillingProps) {
  const t = useText();
  const summary = useQuery(summaryQuery({ onBehalfOf }));
  const mayDecide = summary.data?.mayDecide === true;
  const batches = useQuery({ ...batchesQuery(onBehalfOf), enabled: mayDecide });
  const [asked, setAsked] = useState<BatchOffer | null>(null);
  const offers = useMemo(() => batchOffers(summary.data?.periods ?? []), [summary.data?.periods]);
  const columns = useMemo(() => offerColumns(t), [t]);
  const actions = useCallback(
    (offer: BatchOffer) => [
      ...(mayDecide
        ? [{ id: 'batch', label: t('LBL_APPROVE_BATCH'), icon: 'check' as const, onSelect: () => setAsked(offer) }]
        : []),
      {
        id: 'show',
        label: t('LBL_SHOW_WHAT_WAITS'),
        icon: 'arrow-right' as const,
        onSelect: () => navigate(pathOf(offer, onBehalfOf)),
      },
    ],
    [t, mayDecide, onBehalfOf],
  );
  useReadAfter(batches.data && settledItems(batches.data));

  if (summary.isLoadingError) return <LoadFailure error={summary.error} onRetry={() => void summary.refetch()} />;
  if (!summary.data) return <LoadingCards />;
  return (
    <div className="ap-stack ap-panel">
      {mayDecide ? (
        <p className="ap-quiet">{t('MSG_BATCH_BILLING')}</p>
      ) : (
        <Banner tone="info">{t('MSG_VIEW_ONLY')}</Banner>
      )}
      {batches.isLoadingError ? (
        <LoadFailure error={batches.error} onRetry={() => void batches.refetch()} />
      ) : (
        <Batches batches={batches.data ?? []} readAt={batches.dataUpdatedAt} />
      )}
      {offers.length === 0 ? (
        <EmptyState icon="check-circle" title={t('MSG_NOTHING_WAITS_FOR_APPROVAL')} />
      ) : (
        <div className="ap-list">
          <DataTable
            label={t('LBL_TAB_BATCH_BILLING')}
            columns={columns}
            rows={offers}
            rowId={idOf}
            rowName={(offer) => offerName(t, offer)}
            onOpen={mayDecide ? setAsked : (offer) => navigate(pathOf(offer, onBehalfOf))}
            actions={actions}
            rowHeight={52}
            maxHeight="none"
          />
        </div>
      )}
      {asked ? (
        <BatchDialog
          offer={asked}
          asOf={summary.data.asOf}
          onBehalfOf={onBehalfOf}
          principal={principal}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

/** Reloads the waiting items when a batch has progressed. Both lists are read at the same time, and one may be older than the other. */
function useReadAfter(settled: number | undefined): void {
  const before = useRef(settled);
  useEffect(() => {
    if (before.current !== undefined && settled !== before.current) void readApprovalsAnew();
    before.current = settled;
  }, [settled]);
}

const offerColumns = (t: Translate): readonly import('mfe_widgets/data-table').DataColumn<BatchOffer>[] => [
  {
    id: 'what',
    title: t('LBL_KIND_AND_PERIOD'),
    width: '3fr',
    minWidth: 200,
    onCard: 'title',
    cell: (offer) => <b>{offerName(t, offer)}</b>,
  },
  { id: 'count', title: t('LBL_WAITING_ITEMS'), width: 120, onCard: 'end', cell: ({ count }) => formatCount(count) },
];

function pathOf({ type, periodEndDate }: BatchOffer, onBehalfOf: number | null): string {
  const start = readListState(new URLSearchParams());
  const query = writeListState({ ...start, view: type, periodEndDate, onBehalfOf });
  return `/manager/time-and-billing${query ? `?${query}` : ''}`;
}
