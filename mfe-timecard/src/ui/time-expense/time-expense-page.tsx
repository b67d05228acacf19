import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { StatusBadge } from 'mfe_widgets/status-badge';
import { useCallback, useState } from 'react';
import { type BillingItemSummary, getBillingItems } from 'shared-client/billing';
import { locale, useText } from 'shared-session';
import { addTimeAddress } from '../../state/add-time/entry-query.ts';
import { sayDate } from '../host/dates.ts';
import { useHost } from '../host/host.tsx';
import { LoadFailed, LoadingCards } from '../host/load-states.tsx';
import { useCall } from '../host/use-call.ts';
import { statusExplanation } from './status-explanation.ts';

const TYPES = ['TIME', 'EXPENSE', 'PROJECT', 'ADJUSTMENT', 'BENEFIT'] as const;
const STATUSES = ['Saved', 'Pending', 'Approved', 'Rejected', 'Processed'] as const;
const PAGE_SIZE = 20;
/** A search looks at this many items, because the call has no text search. */
const SEARCH_SIZE = 200;

/** `worker/time-expense`: time and expense, with search, filters and what each status means. */
export function TimeExpensePage() {
  const t = useText();
  const host = useHost();
  const [search, setSearch] = useState('');
  const [type, setType] = useState('');
  const [status, setStatus] = useState('');
  const [order, setOrder] = useState<'desc' | 'asc'>('desc');
  const [page, setPage] = useState(0);
  const searching = search.trim() !== '';
  const { data, error, loading, reload } = useCall(
    useCallback(
      (signal: AbortSignal) =>
        getBillingItems(
          {
            page: searching ? 0 : page,
            size: searching ? SEARCH_SIZE : PAGE_SIZE,
            sort: `periodEndDate,${order}`,
            ...(type ? { type } : {}),
            ...(status ? { status } : {}),
          },
          { signal },
        ),
      [page, order, type, status, searching],
    ),
  );
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const items = (data?.content ?? []).filter((item) => matches(item, words));
  const filtered = searching || type !== '' || status !== '';
  const choose = (set: (value: string) => void) => (event: React.ChangeEvent<HTMLSelectElement>) => {
    set(event.target.value);
    setPage(0);
  };
  return (
    <div className="tc-page">
      <header className="tc-title">
        <div className="tc-title-text">
          <h1>{t('LBL_TIME_AND_EXPENSE')}</h1>
          <p>{data ? t('LBL_ITEMS_COUNT', { count: searching ? items.length : data.totalElements }) : ''}</p>
        </div>
        <div className="tc-title-tools">
          <Button variant="primary" icon="plus" onClick={() => host.go(addTimeAddress({ showEnagagementList: true }))}>
            {t('LBL_ADD_TIME')}
          </Button>
        </div>
      </header>
      <search className="tc-filters">
        <input
          type="search"
          className="tc-input"
          maxLength={150}
          placeholder={t('LBL_SEARCH_ITEMS')}
          aria-label={t('LBL_SEARCH_ITEMS')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <select className="tc-select" aria-label={t('LBL_TYPE')} value={type} onChange={choose(setType)}>
          <option value="">{`${t('LBL_TYPE')}: ${t('LBL_ALL')}`}</option>
          {TYPES.map((one) => (
            <option key={one} value={one}>
              {t(`LBL_TYPE_${one}`)}
            </option>
          ))}
        </select>
        <select className="tc-select" aria-label={t('LBL_STATUS')} value={status} onChange={choose(setStatus)}>
          <option value="">{`${t('LBL_STATUS')}: ${t('LBL_ALL')}`}</option>
          {STATUSES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <select
          className="tc-select"
          aria-label={t('LBL_PERIOD')}
          value={order}
          onChange={choose((value) => setOrder(value === 'asc' ? 'asc' : 'desc'))}
        >
          <option value="desc">{t('LBL_NEWEST_FIRST')}</option>
          <option value="asc">{t('LBL_OLDEST_FIRST')}</option>
        </select>
        {filtered ? (
          <Button
            variant="quiet"
            onClick={() => {
              setSearch('');
              setType('');
              setStatus('');
              setPage(0);
            }}
          >
            {t('LBL_CLEAR_FILTERS')}
          </Button>
        ) : null}
      </search>
      {error ? <LoadFailed error={error} onRetry={reload} /> : null}
      {loading && !data ? <LoadingCards count={4} /> : null}
      {data && items.length === 0 && !error ? (
        <EmptyState icon="clock" title={t(filtered ? 'MSG_NO_MATCHES' : 'MSG_NO_ITEMS')}>
          {filtered ? undefined : t('MSG_NO_ITEMS_WHY')}
        </EmptyState>
      ) : null}
      {items.length > 0 ? (
        <ul className="tc-card tc-lines" aria-busy={loading}>
          {items.map((item) => (
            <ItemLine
              key={item.billingItemId}
              item={item}
              onOpen={() => host.go(`/worker/time-expense-detail/${item.billingItemId}`)}
            />
          ))}
        </ul>
      ) : null}
      {data && data.totalPages > 1 && !searching ? (
        <nav className="tc-pages">
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('LBL_PREVIOUS')}
          </Button>
          <span>{t('LBL_PAGE_OF', { page: page + 1, pages: data.totalPages })}</span>
          <Button size="small" disabled={page + 1 >= data.totalPages} onClick={() => setPage(page + 1)}>
            {t('LBL_NEXT')}
          </Button>
        </nav>
      ) : null}
    </div>
  );
}

function ItemLine({ item, onOpen }: { item: BillingItemSummary; onOpen: () => void }) {
  const t = useText();
  const explained = statusExplanation(item.status, item.statusReason, item.type);
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <span className="tc-line-main">
          <b>
            {t('LBL_FROM_TO', {
              from: sayDate(item.periodStartDate, 'month-day'),
              until: sayDate(item.periodEndDate, 'month-day'),
            })}
          </b>{' '}
          {item.jobTitle ?? item.reqName}
          <small>
            {t(`LBL_TYPE_${item.type}`)} {item.billingItemId} · {t('LBL_ENGAGEMENT_NUMBER', { id: item.engagementId })}
            {explained ? ` · ${t(explained)}` : ''}
          </small>
        </span>
        <StatusBadge
          status={item.status}
          statusReason={item.status === 'Rejected' ? item.rejectionReason : item.statusReason}
          approverName={item.approverName}
          dateApproved={item.dateApproved ? sayDate(item.dateApproved, 'month-day') : null}
        />
        <b className="tc-line-amount">{amountOf(item)}</b>
      </button>
    </li>
  );
}

function amountOf(item: BillingItemSummary): string {
  const money = item.expenseAmount ?? item.milestoneAmount ?? item.adjustmentAmount;
  if (item.type !== 'TIME' && money !== null) return locale.formatCurrency(money, item.currency ?? 'USD');
  if (item.hoursWorked !== null && item.hoursWorked > 0)
    return `${item.hoursWorked.toFixed(item.hourDecimalPrecision)} h`;
  return item.daysWorked ? `${item.daysWorked} d` : '–';
}

function matches(item: BillingItemSummary, words: readonly string[]): boolean {
  const text = [item.billingItemId, item.engagementId, item.reqName, item.jobTitle, item.status, item.periodBilled]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}
