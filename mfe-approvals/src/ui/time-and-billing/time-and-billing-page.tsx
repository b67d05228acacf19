import { useQuery } from '@tanstack/react-query';
import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useEffect, useMemo, useState } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { notifications, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { navigate, type PageProps } from 'shared-session/routing';
import { useStore } from 'zustand';
import { decideAll, decideItems, type RejectionWords } from '../../domain/decision-request.ts';
import { type ListState, readListState, writeListState } from '../../domain/list-state.ts';
import { neighbour, nextAfter, type ReviewAction } from '../../domain/review-keys.ts';
import { listQuery, summaryQuery } from '../../state/approval-queries.ts';
import { createDecisions } from '../../state/decisions.ts';
import { errorKey, LoadFailure, LoadingLines } from '../page/load-states.tsx';
import { TypeCards } from '../page/type-cards.tsx';
import { useModule } from '../page/use-module.ts';
import { useWide } from '../page/use-wide.ts';
import { DecisionBar } from './decision-bar.tsx';
import { DetailOver, DetailPanel } from './detail/detail.tsx';
import { Filters } from './filters.tsx';
import { ItemTable } from './item-table.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { Pager } from './pager.tsx';
import { type Asked, RejectDialog } from './reject-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import { itemTitle } from './words.ts';

const PATH = '/manager/time-and-billing';
const loadTable = () => import('mfe_widgets/data-table');
const NOBODY: ReadonlySet<string> = new Set();

/** `manager/time-and-billing`: what waits for a decision, item by item or all that match, with the detail beside it. */
export function TimeAndBillingPage({ search }: PageProps) {
  const t = useText();
  const wide = useWide();
  const state = useMemo(() => readListState(new URLSearchParams(search)), [search]);
  const [decisions] = useState(() =>
    createDecisions((error) => notifications.notify({ style: 'error', message: t(errorKey(error)) })),
  );
  const { gone, underway } = useStore(decisions);
  const summary = useQuery(summaryQuery);
  const list = useQuery({ ...listQuery(state), placeholderData: (before) => before });
  const table = useModule('data-table', loadTable);
  const [selected, setSelected] = useState<ReadonlySet<string> | 'all'>(NOBODY);
  const [opened, setOpened] = useState<number | null>(() => Number(new URLSearchParams(search).get('item')) || null);
  const [over, setOver] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [keysShown, setKeysShown] = useState(false);
  const [keysOn, setKeysOn] = useState(true);

  const rows = useMemo(
    () => (list.data?.content ?? []).filter(({ billingItemId }) => !gone.has(billingItemId)),
    [list.data, gone],
  );
  const ids = rows.map(({ billingItemId }) => billingItemId);
  const current = rows.find(({ billingItemId }) => billingItemId === opened) ?? (wide ? rows[0] : undefined);
  const mayDecide = summary.data?.mayDecide ?? false;
  const waiting = state.view !== 'recent';

  const show = (next: ListState) => {
    setSelected(NOBODY);
    setOpened(null);
    const query = writeListState(next);
    navigate(query ? `${PATH}?${query}` : PATH, { replace: true });
  };
  // What was chosen among other items chooses nothing among these.
  useEffect(() => {
    if (selected !== 'all' && [...selected].some((id) => gone.has(Number(id))))
      setSelected(new Set([...selected].filter((id) => !gone.has(Number(id)))));
  }, [gone, selected]);

  // The last page is empty once all of it is decided.
  const pages = list.isPlaceholderData ? undefined : list.data?.totalPages;
  useEffect(() => {
    if (pages === undefined || state.page === 0 || state.page < pages) return;
    const query = writeListState({ ...state, page: Math.max(0, pages - 1) });
    navigate(query ? `${PATH}?${query}` : PATH, { replace: true });
  }, [pages, state]);

  const approveOrReject = (
    decision: 'approve' | 'reject',
    items: readonly ApprovalItem[] | 'all',
    words?: RejectionWords,
  ) => {
    if (items === 'all') {
      if (list.data) decisions.decide(decideAll(decision, state, list.data.asOf, words), titleOf(items));
      setSelected(NOBODY);
    } else if (items.length > 0 && decisions.decide(decideItems(decision, items, words), titleOf(items))) {
      const decided = new Set(items.map(({ billingItemId }) => billingItemId));
      setOpened(nextAfter(ids, decided, current?.billingItemId ?? null));
      setOver(false);
    }
  };
  const titleOf = (items: readonly ApprovalItem[] | 'all'): string => {
    const [one] = items === 'all' ? [] : items;
    if (one && items.length === 1) return itemTitle(t, one);
    return t('LBL_ITEMS_COUNT', { count: items === 'all' ? (list.data?.totalElements ?? 0) : items.length });
  };
  const approve = (items: readonly ApprovalItem[] | 'all') => approveOrReject('approve', items);
  const reject = (items: readonly ApprovalItem[] | 'all') => setAsked({ items, what: titleOf(items) });

  const act = (action: ReviewAction) => {
    const decidable = current?.mayDecide ? [current] : [];
    if (action === 'next' || action === 'previous')
      setOpened(neighbour(ids, current?.billingItemId ?? null, action === 'next' ? 1 : -1));
    else if (action === 'approve') approve(decidable);
    else if (action === 'reject' && decidable.length > 0) reject(decidable);
    else if (action === 'open') setOver(current !== undefined);
    else if (action === 'undo') void decisions.undo();
    else if (action === 'keys') setKeysShown(true);
    else if (action === 'select' && current?.mayDecide && selected !== 'all') {
      const id = String(current.billingItemId);
      setSelected(selected.has(id) ? new Set([...selected].filter((one) => one !== id)) : new Set([...selected, id]));
    }
  };
  useReviewKeys(keysOn && waiting, act);

  const open = (item: ApprovalItem) => {
    setOpened(item.billingItemId);
    setOver(!wide);
  };
  const detail = current ? (
    <>
      {wide ? (
        <DetailPanel
          key={current.billingItemId}
          item={current}
          onApprove={() => approve([current])}
          onReject={() => reject([current])}
          onStep={(step) => setOpened(neighbour(ids, current.billingItemId, step))}
        />
      ) : null}
      {!wide && over ? (
        <DetailOver
          item={current}
          onApprove={() => approve([current])}
          onReject={() => reject([current])}
          onClose={() => setOver(false)}
        />
      ) : null}
    </>
  ) : null;

  return (
    <div className="ap-page">
      <header className="ap-title">
        <div>
          <h1>{t('LBL_MENU_TIME_AND_BILLING')}</h1>
          <p>
            {summary.data?.oldestSubmittedAt
              ? t('MSG_OLDEST_SINCE', { date: formatMoment(summary.data.oldestSubmittedAt) })
              : null}
          </p>
        </div>
        {mayDecide ? (
          <div className="ap-keys-button">
            <Button icon="info" onClick={() => setKeysShown(true)}>
              {t('LBL_KEYS')}
            </Button>
          </div>
        ) : null}
      </header>
      <TypeCards summary={summary.data} current={state.view} />
      {summary.data && !mayDecide ? (
        <Banner tone="info" live="off">
          {t('MSG_VIEW_ONLY')}
        </Banner>
      ) : null}
      <Filters state={state} periods={summary.data?.periods ?? []} rows={rows} onChange={show} />
      <OutcomeBanner decisions={decisions} />
      {list.isLoadingError || table.error ? (
        <LoadFailure
          error={list.error ?? table.error ?? new Error()}
          onRetry={() => {
            void list.refetch();
            table.retry();
          }}
        />
      ) : !list.data || !table.module ? (
        <LoadingLines count={10} />
      ) : (
        <div className="ap-review" data-detail={wide && current !== undefined}>
          <div className="ap-list" aria-busy={list.isPlaceholderData}>
            {mayDecide && waiting ? (
              <SelectionBar
                rows={rows}
                total={list.data.totalElements}
                selected={selected}
                busy={underway !== null || list.isPlaceholderData}
                onSelect={setSelected}
                onApprove={approve}
                onReject={reject}
              />
            ) : null}
            <ItemTable
              module={table.module}
              state={state}
              rows={rows}
              selected={selected}
              selectable={mayDecide && waiting}
              currentId={current ? String(current.billingItemId) : undefined}
              onSelect={setSelected}
              onOpen={open}
              onApprove={(item) => approve([item])}
              onReject={(item) => reject([item])}
              onChange={show}
            />
            <Pager page={list.data.number} pages={list.data.totalPages} onPage={(page) => show({ ...state, page })} />
          </div>
          {detail}
        </div>
      )}
      <DecisionBar decisions={decisions} />
      {asked ? (
        <RejectDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onReject={(words) => {
            setAsked(null);
            approveOrReject('reject', asked.items, words);
          }}
        />
      ) : null}
      <KeysDialog open={keysShown} on={keysOn} onSwitch={setKeysOn} onClose={() => setKeysShown(false)} />
    </div>
  );
}
