import { useQuery } from '@tanstack/react-query';
import { Button, IconButton } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import type { ApprovalItem } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { itemQuery } from '../../../state/item-query.ts';
import { formatRange } from '../../page/formats.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import type { ShownFile } from '../../second-look/second-look.tsx';
import { useSecondLook } from '../../second-look/use-second-look.ts';
import { SwipeArea } from '../list/swipe-area.tsx';
import { InNameOf } from '../record-owner.tsx';
import { useLazyParts } from '../use-lazy-parts.ts';
import { Unusual } from './unusual.tsx';
import { WeekChart } from './week-chart.tsx';

interface DetailProps {
  readonly item: ApprovalItem;
  /** The person on whose behalf; undefined for the reader's own name. */
  readonly principal: string | undefined;
  readonly onBehalfOf: number | null;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

/** The current item beside the list, with the buttons to decide on it. */
export function DetailPanel({
  item,
  principal,
  onBehalfOf,
  onApprove,
  onReject,
  onStep,
  next,
  file,
}: DetailProps & {
  readonly onStep: (step: 1 | -1) => void;
  readonly next?: ApprovalItem | undefined;
  readonly file?: ShownFile | undefined;
}) {
  const t = useText();
  return (
    <aside className="ap-detail ap-card" aria-label={item.workerName ?? ''}>
      <header className="ap-detail-head">
        <div>
          <h2>{item.workerName}</h2>
          <p className="ap-quiet">{subtitle(item)}</p>
          <InNameOf principal={principal} />
        </div>
        <IconButton size="small" icon="chevron-up" label={t('LBL_KEY_PREVIOUS')} onClick={() => onStep(-1)} />
        <IconButton size="small" icon="chevron-down" label={t('LBL_KEY_NEXT')} onClick={() => onStep(1)} />
      </header>
      {item.mayDecide ? (
        <div className="ap-detail-actions">
          <Button onClick={onReject}>
            {t('LBL_REJECT')}{' '}
            <span className="ap-key" aria-hidden="true">
              R
            </span>
          </Button>
          <Button variant="primary" onClick={onApprove}>
            {t('LBL_APPROVE')}{' '}
            <span className="ap-key" aria-hidden="true">
              A
            </span>
          </Button>
        </div>
      ) : null}
      <DetailBody key={item.billingItemId} item={item} onBehalfOf={onBehalfOf} next={next} file={file} />
    </aside>
  );
}

/** The current item over the list, on a narrow screen. */
export function DetailOver({
  item,
  principal,
  onBehalfOf,
  onApprove,
  onReject,
  onClose,
}: DetailProps & { readonly onClose: () => void }) {
  const t = useText();
  const body = (
    <div className="ap-over">
      <p className="ap-quiet">{subtitle(item)}</p>
      <InNameOf principal={principal} />
      <DetailBody key={item.billingItemId} item={item} onBehalfOf={onBehalfOf} />
    </div>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.workerName ?? ''}
      width={640}
      tall
      closeOnBackdrop
      footer={
        item.mayDecide ? (
          <>
            <Button onClick={onReject}>{t('LBL_REJECT')}</Button>
            <Button variant="primary" onClick={onApprove}>
              {t('LBL_APPROVE')}
            </Button>
          </>
        ) : null
      }
    >
      {item.mayDecide ? (
        <SwipeArea
          movesWith={(target) => target.closest<HTMLElement>('.ap-over')}
          onSwipe={(_, swipe) => (swipe === 'approve' ? onApprove : onReject)()}
        >
          {body}
        </SwipeArea>
      ) : (
        body
      )}
    </Dialog>
  );
}

const subtitle = ({ jobTitle, reqName, periodStartDate, periodEndDate }: ApprovalItem): string =>
  [jobTitle, reqName, formatRange(periodStartDate, periodEndDate)].filter(Boolean).join(' · ');

/** Data of the list are shown at once; lines, a second look and history follow. */
function DetailBody({
  item,
  onBehalfOf,
  next,
  file,
}: Pick<DetailProps, 'item' | 'onBehalfOf'> & {
  readonly next?: ApprovalItem | undefined;
  readonly file?: ShownFile | undefined;
}) {
  const query = itemQuery(item.billingItemId, item.version);
  const { error, isLoadingError, refetch, ...latest } = useQuery({ ...query, placeholderData: (before) => before });
  // Lines of an earlier version are never shown as the current ones; a dialog that is open over them stays.
  const data = latest.isPlaceholderData ? undefined : latest.data;
  const lazy = useLazyParts(latest.data !== undefined).module;
  const look = useSecondLook();
  return (
    <div className="ap-detail-body">
      {lazy && (item.absence !== null || item.waitsFor.length > 0) ? <lazy.WaitsFor item={item} /> : null}
      {item.days.length > 0 ? <WeekChart item={item} /> : null}
      <Unusual item={item} />
      {isLoadingError ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {look.module ? (
            <look.module.BilledLines item={data.item} project={data.project} currency={item.currency} />
          ) : null}
          {lazy && data.item.corrected ? (
            <lazy.Corrected
              corrected={data.item.corrected}
              adjusted={data.item.adjustmentAmount ?? 0}
              currency={item.currency ?? 'USD'}
            />
          ) : null}
        </>
      ) : (
        <LoadingCards lines={4} />
      )}
      {lazy && latest.data ? <lazy.Allocations item={item} read={latest.data} onBehalfOf={onBehalfOf} /> : null}
      {lazy && data ? <lazy.AcceptedLines item={item} whole={data.item} /> : null}
      {look.error ? <PartFailure onRetry={look.retry} /> : null}
      {look.module ? (
        <look.module.SecondLook
          billingItemId={item.billingItemId}
          version={item.version}
          onBehalfOf={onBehalfOf}
          heading="h3"
          beside={file}
        />
      ) : null}
      {data ? (
        <>
          {lazy ? (
            // A delegate may be allowed to comment on another person's behalf, but not in their own name.
            <lazy.Comments
              item={item}
              comments={data.comments}
              mayComment={data.mayComment || (onBehalfOf !== null && item.mayDecide)}
              onBehalfOf={onBehalfOf}
            />
          ) : null}
          {look.module ? <look.module.History history={data.history} /> : null}
          {lazy && next ? <lazy.NextItem {...next} onBehalfOf={onBehalfOf} /> : null}
        </>
      ) : null}
    </div>
  );
}
