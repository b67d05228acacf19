import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { LoadingCards } from 'mfe_widgets/load-states';
import { type ReactNode, useCallback, useState } from 'react';
import type { EngagementItem } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { navigate } from 'shared-session/routing';
import type { EntryQuery } from '../../domain/entry-query.ts';
import { EndedNote, EngagementSelect } from './engagement-select.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useLoaded } from './use-loaded.ts';

/** The queries of an entry page. The object keeps its identity between renders. */
export interface EntrySource<Metadata> {
  readonly engagements: (signal: AbortSignal) => Promise<readonly EngagementItem[]>;
  /** Loads the item, and whether an item of this kind can be entered at all. */
  readonly load: (
    signal: AbortSignal,
    which: { readonly billingItemId: number; readonly engagementId: number; readonly startDate: string | null },
  ) => Promise<{ readonly metadata: Metadata; readonly isTaken: boolean }>;
  readonly pathOf: (engagementId: number) => string;
  /** Label keys: the page's title, and why nothing can be entered. */
  readonly title: string;
  readonly none: string;
  readonly noneWhy: string;
}

/** The frame's properties for the page of an item. */
export interface EntryItem {
  /** The select for the engagement; none for an existing item. */
  readonly engagements: ReactNode;
  /** Reads the item again. */
  readonly onReload: () => void;
  /** The first save gave the new item this number. Its URL then shows the item that is already open. */
  readonly onNumbered: (billingItemId: number) => void;
}

interface EntryFrameProps<Metadata> {
  readonly query: EntryQuery;
  readonly source: EntrySource<Metadata>;
  /** The open item; another item is mounted again. */
  readonly children: (metadata: Metadata, item: EntryItem) => ReactNode;
}

/** Loads the item of the URL, with the loading, error and empty states. */
export function EntryFrame<Metadata>({ query, source, children }: EntryFrameProps<Metadata>) {
  const t = useText();
  const { billingItemId, startDate } = query;
  const list = useLoaded(billingItemId === 0 ? source.engagements : null);
  const first = list.data?.find(({ status }) => status === 'Filled') ?? list.data?.[0];
  const engagementId = query.engagementId ?? first?.id ?? null;
  const load = useCallback(
    (signal: AbortSignal) => source.load(signal, { billingItemId, engagementId: engagementId ?? 0, startDate }),
    [source, billingItemId, engagementId, startDate],
  );
  const [numbered, setNumbered] = useState<{ billingItemId: number; load: typeof load } | null>(null);
  const isOpen = billingItemId > 0 && numbered?.billingItemId === billingItemId;
  const item = useLoaded(engagementId === null ? null : isOpen ? numbered.load : load);
  const { retry } = item;
  const onReload = useCallback(() => {
    setNumbered(null);
    retry();
  }, [retry]);
  const onNumbered = useCallback((number: number) => setNumbered({ billingItemId: number, load }), [load]);
  const error = list.error ?? item.error;
  const engagements =
    billingItemId === 0 && list.data ? (
      <>
        {list.data.length > 1 ? (
          <EngagementSelect list={list.data} chosen={engagementId} pathOf={source.pathOf} />
        ) : null}
        <EndedNote engagement={list.data.find(({ id }) => id === engagementId)} />
      </>
    ) : null;
  // The item is shown together with the select for the engagement, so that the select does not push it down under a finger.
  const isSettled = billingItemId > 0 || list.data !== null || list.error !== null;
  const back = <Button onClick={() => navigate('/worker/time-expense')}>{t('LBL_EX_BACK_TO_LIST')}</Button>;
  if (item.data && isSettled && (item.data.isTaken || billingItemId > 0)) {
    return children(item.data.metadata, { engagements, onReload, onNumbered });
  }
  return (
    <div className="ex-page">
      <header className="ex-title">
        <h1>{t(source.title)}</h1>
        {engagements}
      </header>
      {error ? (
        <LoadFailure
          error={error}
          back={back}
          onRetry={() => {
            list.retry();
            retry();
          }}
        />
      ) : item.data || list.data?.length === 0 ? (
        <EmptyState title={t(source.none)} action={back}>
          {t(source.noneWhy)}
        </EmptyState>
      ) : (
        <LoadingCards />
      )}
    </div>
  );
}
