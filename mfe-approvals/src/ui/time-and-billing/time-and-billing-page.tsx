import { useQuery } from '@tanstack/react-query';
import { LoadingCards } from 'mfe_widgets/load-states';
import { useMemo, useState } from 'react';
import { ForbiddenError } from 'shared-client';
import type { ApprovalItem, Principal, WaitingPeriod } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import type { PageProps } from 'shared-session/routing';
import { useModule } from 'shared-session/server-data';
import { newestDecision } from '../../domain/decision-queue.ts';
import type { RejectionWords } from '../../domain/decision-request.ts';
import { type ListState, type RecordsOf, readListState, viewOf, withoutFilters } from '../../domain/list-state.ts';
import type { ReviewAction } from '../../domain/review-keys.ts';
import { summaryQuery } from '../../state/approval-queries.ts';
import { currentRowIn } from '../page/current-row.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { useLatest } from '../page/use-latest.ts';
import { useWide } from '../page/use-wide.ts';
import { CurrentDetail } from './current-detail.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { Filters } from './list/filters.tsx';
import { ItemTable } from './list/item-table.tsx';
import { Pager } from './list/pager.tsx';
import { useList } from './list/use-list.ts';
import { PageHead } from './page-head.tsx';
import { RecordsNotShown } from './records-not-shown.tsx';
import { ReviewDialogs } from './review-dialogs.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useCurrentItem } from './use-current-item.ts';
import { type Target, useDeciding } from './use-deciding.ts';
import { useLazyParts } from './use-lazy-parts.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useSelection } from './use-selection.ts';

const loadTable = () => import('mfe_widgets/data-table');
const NO_PERIODS: readonly WaitingPeriod[] = [];
const NO_PRINCIPALS: readonly Principal[] = [];
const NO_REASONS: ReadonlyMap<number, string> = new Map();

/** `manager/time-and-billing`: the items that wait for a decision, one by one or all matching ones at once, with the detail beside them. */
export function TimeAndBillingPage({ search }: PageProps) {
  const t = useText();
  const wide = useWide();
  const wanted = useMemo(() => readListState(new URLSearchParams(search)), [search]);
  const deciding = useDeciding(wanted);
  const { decisions, gone, outcomes, asked } = deciding;
  const summary = useQuery(summaryQuery(wanted));
  const mayDecide = summary.data?.mayDecide ?? false;
  const [isBatchRunning, setBatchRunning] = useState(false);
  const { list, rows, isUsedUp, show } = useList(wanted, deciding);
  const { item } = wanted;
  const shownItem = useCurrentItem(rows, item, wide);
  const { current } = shownItem;
  const only = item === null ? undefined : current;
  const state = useMemo(() => (only ? { ...wanted, view: viewOf(only.type) } : wanted), [only, wanted]);
  // The reader's own summary contains the people the reader is a delegate of.
  const own = useQuery(summaryQuery()).data;
  const principals = own?.standsInFor ?? NO_PRINCIPALS;
  const hasCompanyRecords = own?.hasCompanyRecords ?? false;
  const principal = principals.find(({ userId }) => userId === state.onBehalfOf)?.name;
  const periods = summary.data?.periods ?? NO_PERIODS;
  const table = useModule('data-table', loadTable);
  const { selected, select, selectNone, toggle } = useSelection(gone);
  const [shown, setShown] = useState<'keys' | 'same' | null>(null);
  const [keysOn, setKeysOn] = useState(true);

  // Fetched after the list, so that it is loaded when something is rejected.
  const parts = useLazyParts(mayDecide && list.data !== undefined);
  // The columns depend on them, so with no outcomes they stay what they were when the parts arrive.
  const reportText = outcomes.length > 0 ? parts.module?.reasonsOf : undefined;
  const reasons = useMemo(() => reportText?.(t, outcomes) ?? NO_REASONS, [reportText, t, outcomes]);
  const waiting = state.view !== 'recent';
  const busy = deciding.busy || isBatchRunning || list.isPlaceholderData;

  const change = (next: ListState) => {
    selectNone();
    shownItem.forget();
    show({ ...next, item: null });
  };
  const showRecords = (records: RecordsOf) => change({ ...withoutFilters(state), ...records });
  const decide = (decision: 'approve' | 'reject', target: Target, words?: RejectionWords) => {
    deciding.decide(decision, target, words);
    if ('asOf' in target) selectNone();
    else shownItem.leave(target);
  };
  /** All items that match, as the list was read. */
  const targetOf = (items: readonly ApprovalItem[] | 'all'): Target => {
    if (items !== 'all') return items;
    const shown = rows.filter((one) => one.mayDecide);
    return list.data ? { state, asOf: list.data.asOf, count: list.data.totalElements, shown } : [];
  };
  const approve = (items: readonly ApprovalItem[] | 'all') => decide('approve', targetOf(items));
  const reject = (items: readonly ApprovalItem[] | 'all') => deciding.ask(targetOf(items));
  // The same functions at each rendering: a step to another item renders none of what they are passed to.
  const latest = useLatest({ change, showRecords, approve, reject });
  const acts = useMemo(
    () => ({
      change: (next: ListState) => latest.current.change(next),
      showRecords: (records: RecordsOf) => latest.current.showRecords(records),
      approve: (items: readonly ApprovalItem[] | 'all') => latest.current.approve(items),
      reject: (items: readonly ApprovalItem[] | 'all') => latest.current.reject(items),
      showKeys: () => setShown('keys'),
      showSame: () => setShown('same'),
    }),
    [latest],
  );
  const act = (action: ReviewAction) => {
    const decidable = current?.mayDecide ? [current] : [];
    if (action === 'next' || action === 'previous') shownItem.step(action === 'next' ? 1 : -1);
    else if (action === 'approve') approve(decidable);
    else if (action === 'reject' && decidable.length > 0) reject(decidable);
    else if (action === 'open') shownItem.openOver();
    else if (action === 'undo') {
      // Undoes the last action: a decision, or a change of allocations.
      const newest = newestDecision(decisions.getState());
      const until = newest === null ? 0 : (newest.until ?? Number.POSITIVE_INFINITY);
      if (!parts.module?.undoAllocationsAfter(until, t)) decisions.undo();
    } else if (action === 'keys') setShown('keys');
    else if (action === 'same' && mayDecide && state.view === 'TIME') setShown('same');
    else if (action === 'select' && current?.mayDecide) toggle(String(current.billingItemId));
  };
  useReviewKeys(keysOn && waiting, act);

  return (
    <div className="ap-page ap-dense">
      <PageHead
        summary={summary.isLoadingError ? null : summary.data}
        principals={principals}
        hasCompanyRecords={hasCompanyRecords}
        state={state}
        onKeys={acts.showKeys}
        onRecords={acts.showRecords}
      />
      <Filters
        state={state}
        periods={periods}
        rows={rows}
        hasAbsence={summary.data?.records === 'company' && hasCompanyRecords}
        onChange={acts.change}
      />
      {parts.module && waiting ? (
        <parts.module.BatchReports onBehalfOf={state.onBehalfOf} onRunning={setBatchRunning} />
      ) : null}
      {parts.module ? <parts.module.OutcomeBanners outcomes={outcomes} onDismiss={decisions.dismiss} /> : null}
      {(state.onBehalfOf !== null || state.records !== null) && list.error instanceof ForbiddenError ? (
        <RecordsNotShown
          text={t(state.onBehalfOf === null ? 'MSG_OWN_RECORDS_ONLY' : 'MSG_NO_LONGER_STANDS_IN')}
          onOwn={() => showRecords({ onBehalfOf: null, records: null })}
        />
      ) : list.isLoadingError || table.error ? (
        <LoadFailure
          error={list.error ?? table.error ?? new Error()}
          onRetry={() => {
            void list.refetch();
            table.retry();
          }}
        />
      ) : !list.data || !table.module ? (
        <LoadingCards lines={10} />
      ) : (
        <div className="ap-review" data-detail={wide && current !== undefined}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears which row inside has the focus. */}
          <div
            className="ap-list"
            aria-busy={list.isPlaceholderData}
            onFocus={({ target }) => shownItem.followFocus(target)}
          >
            {mayDecide && waiting ? (
              <SelectionBar
                rows={rows}
                total={list.data.totalElements}
                selected={selected}
                busy={busy}
                onSelect={select}
                onApprove={acts.approve}
                onReject={acts.reject}
                {...(state.view === 'TIME' ? { onSame: acts.showSame } : {})}
              />
            ) : null}
            <ItemTable
              module={table.module}
              state={state}
              rows={rows}
              pages={list.data.totalPages}
              periods={periods}
              reasons={reasons}
              selected={selected}
              selectable={mayDecide && waiting}
              isUsedUp={isUsedUp}
              currentId={current ? String(current.billingItemId) : undefined}
              onSelect={select}
              onOpen={shownItem.open}
              onApprove={(item) => approve([item])}
              onReject={(item) => reject([item])}
              onChange={change}
            />
            <Pager page={list.data.number} pages={list.data.totalPages} onPage={(page) => change({ ...state, page })} />
            {parts.module && mayDecide && state.onBehalfOf === null ? (
              <>
                <parts.module.LatePeople side="workers" />
                {hasCompanyRecords ? <parts.module.LatePeople side="approvers" /> : null}
              </>
            ) : null}
          </div>
          <CurrentDetail
            item={current}
            next={shownItem.next}
            principal={principal}
            onBehalfOf={state.onBehalfOf}
            wide={wide}
            over={shownItem.isOver}
            onApprove={approve}
            onReject={reject}
            onStep={shownItem.step}
            onClose={shownItem.close}
          />
        </div>
      )}
      <DecisionBar decisions={decisions} />
      {asked && parts.error ? <LoadFailure error={parts.error} onRetry={parts.retry} /> : null}
      {asked && parts.module ? (
        <parts.module.RejectDialog
          asked={asked}
          principal={principal}
          onClose={deciding.stopAsking}
          onReject={(words) => {
            // The row that it was opened from goes, and the table uses its element for another one.
            focusAfter(
              document.activeElement as HTMLElement,
              () => {
                deciding.stopAsking();
                decide('reject', asked.target, words);
              },
              currentRowIn,
            );
          }}
        />
      ) : null}
      <ReviewDialogs
        shown={shown}
        state={state}
        keysOn={keysOn}
        onKeysSwitch={setKeysOn}
        onApprove={(target) => decide('approve', target)}
        onClose={() => setShown(null)}
      />
    </div>
  );
}
