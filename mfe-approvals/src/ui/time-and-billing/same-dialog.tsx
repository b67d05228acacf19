import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { LoadingCards } from 'mfe_widgets/load-states';
import { useState } from 'react';
import { useText } from 'shared-session';
import { type ListState, sameAsLast } from '../../domain/list-state.ts';
import { listQuery } from '../../state/list-query.ts';
import { formatCount, formatRange } from '../page/formats.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { itemAmount } from './labels.ts';
import { MarkLine } from './list/mark-line.tsx';
import { Pager } from './list/pager.tsx';

interface SameDialogProps {
  /** The state of the list; the dialog shows its timecards that are the same as the last approved ones. */
  readonly state: ListState;
  readonly onClose: () => void;
  readonly onApprove: (same: ListState, asOf: string, count: number) => void;
}

/** Shows the timecards that are the same as the last approved ones, and approves all of them. */
export function SameDialog({ state, onClose, onApprove }: SameDialogProps) {
  const t = useText();
  const [page, setPage] = useState(0);
  // Timecards that are submitted while the reader pages are not approved, because they were not on the first page.
  const [begun, setBegun] = useState<string | null>(null);
  const same = sameAsLast(state, page);
  const { data, error, isLoadingError, refetch } = useQuery({
    ...listQuery(same),
    placeholderData: (before) => before,
  });
  const count = data?.totalElements ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('LBL_SAME_AS_LAST')}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>{t('LBL_CANCEL')}</Button>
          {data && count > 0 ? (
            <Button variant="primary" onClick={() => onApprove(sameAsLast(state, 0), begun ?? data.asOf, count)}>
              {t('LBL_APPROVE_COUNT', { count: formatCount(count) })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="ap-stack">
        {isLoadingError ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingCards lines={4} />
        ) : count === 0 ? (
          <p>{t('MSG_NONE_SAME')}</p>
        ) : (
          <>
            <p className="ap-quiet">{t('MSG_SAME_AS_LAST')}</p>
            <ul className="ap-card ap-lines">
              {data.content.map((item) => (
                <li key={item.billingItemId} className="ap-line">
                  <span className="ap-line-main">
                    <b>{item.workerName}</b> <span className="ap-quiet">{item.jobTitle}</span>
                    <MarkLine item={item} />
                  </span>
                  <span className="ap-quiet ap-line-period">
                    {formatRange(item.periodStartDate, item.periodEndDate)}
                  </span>
                  <b className="ap-number">{itemAmount(t, item)}</b>
                </li>
              ))}
            </ul>
            <Pager
              page={data.number}
              pages={data.totalPages}
              onPage={(next) => {
                setBegun(begun ?? data.asOf);
                setPage(next);
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
