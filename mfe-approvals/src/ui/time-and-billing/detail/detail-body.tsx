import { useQuery } from '@tanstack/react-query';
import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import type { ApprovalItem } from 'shared-client/approvals';
import { hasHours } from '../../../domain/week-bars.ts';
import { itemQuery } from '../../../state/item-query.ts';
import '../../../texts/detail-body.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import type { ShownFile } from '../../second-look/second-look.tsx';
import { useSecondLook } from '../../second-look/use-second-look.ts';
import { useLazyParts } from '../use-lazy-parts.ts';
import { Unusual } from './unusual.tsx';
import { WeekChart } from './week-chart.tsx';

/** Data of the list are shown at once; lines, a second look and history follow. */
export function DetailBody({
  item,
  onBehalfOf,
  next,
  file,
}: {
  readonly item: ApprovalItem;
  readonly onBehalfOf: number | null;
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
      {hasHours(item) || item.usualHours !== null ? <WeekChart item={item} /> : null}
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
