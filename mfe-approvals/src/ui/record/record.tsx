import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { LoadingCards } from 'mfe_widgets/load-states';
import { Tabs } from 'mfe_widgets/tabs';
import { useEffect, useState } from 'react';
import { ForbiddenError, NotFoundError } from 'shared-client';
import type { ApprovalRecord } from 'shared-client/schema/records';
import { rememberViewed, useText } from 'shared-session';
import { hrefOf, navigate } from 'shared-session/routing';
import { onceAsked, recordOfId } from '../../state/record-queries.ts';
import { offerUndo } from '../../state/record-undo.ts';
import '../../texts/records.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { RecordOwner } from '../time-and-billing/record-owner.tsx';
import { Approvals } from './approvals.tsx';
import { type AskedDecision, DecideDialog } from './decide-dialog.tsx';
import { Facts } from './facts.tsx';
import { recordName, recordPath } from './record-address.ts';
import { RecordHead } from './record-head.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordUndo } from './record-undo.tsx';
import { recordsStyled } from './records-styled.ts';

const TABS = ['approvals', 'history'] as const;

interface RecordViewProps {
  readonly recordId: number;
  readonly search: string;
}

/** A request, an engagement, a revision or a budget: what is to be approved, who approves it, and its history. */
export function RecordView({ recordId, search }: RecordViewProps) {
  const t = useText();
  const query = new URLSearchParams(search);
  const named = query.get('for') ?? '';
  const onBehalfOf = /^\d{1,9}$/.test(named) ? Number(named) : null;
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'approvals';
  const { data, error, isLoadingError, refetch } = useQuery({
    ...recordOfId(recordId, onBehalfOf),
    refetchInterval: onceAsked((record: ApprovalRecord) => [record]),
  });
  const title = data?.title;
  useEffect(() => {
    if (title !== undefined && onBehalfOf === null) void rememberViewed(recordId, 'manager/approvals', title);
  }, [recordId, title, onBehalfOf]);
  // Also after the page was reloaded.
  useEffect(() => {
    if (data) offerUndo(data, recordName(data));
  }, [data]);
  const [asked, setAsked] = useState<AskedDecision['decision'] | null>(null);
  const list = hrefOf(`/manager/approvals${onBehalfOf === null ? '' : `?for=${onBehalfOf}`}`);
  const back = (
    <a className="ap-link ap-back" href={list}>
      {t('LBL_BACK_TO_APPROVALS')}
    </a>
  );
  if (isLoadingError) {
    const isAway = error instanceof ForbiddenError || error instanceof NotFoundError;
    return (
      <div ref={recordsStyled} className="ap-page">
        {back}
        <h1 className="ap-hidden">{t('LBL_AP_MENU_APPROVAL_DASHBOARD')}</h1>
        {isAway ? (
          <EmptyState icon="document" title={t('MSG_RECORD_AWAY')}>
            {t('MSG_RECORD_AWAY_WHY')}
          </EmptyState>
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        )}
      </div>
    );
  }
  if (!data)
    return (
      <div ref={recordsStyled} className="ap-page">
        {back}
        <LoadingCards lines={10} />
      </div>
    );
  const principal = data.standsInFor.find(({ userId }) => userId === onBehalfOf);
  const path = (next: (typeof TABS)[number]) => {
    const base = recordPath(recordId, onBehalfOf);
    return next === 'approvals' ? base : `${base}${base.includes('?') ? '&' : '?'}tab=${next}`;
  };
  const panel = () => {
    if (tab === 'history') return <RecordHistory record={data} />;
    return <Approvals record={data} onBehalfOf={onBehalfOf} />;
  };
  return (
    <div ref={recordsStyled} className="ap-page">
      <nav className="ap-record-nav" aria-label={t('LBL_AP_MENU_APPROVALS')}>
        {back}
        {data.nextId === null ? null : (
          <a className="ap-link" href={hrefOf(recordPath(data.nextId, onBehalfOf))}>
            {t('LBL_NEXT_APPROVAL')}
          </a>
        )}
      </nav>
      {principal ? <RecordOwner principal={principal} /> : null}
      {data.heldMilliseconds > 0 ? <p className="ap-quiet">{t('MSG_STEP_HELD')}</p> : null}
      <RecordHead key={data.version} record={data} onBehalfOf={onBehalfOf} />
      {data.actions.some((action) => DECISIONS.some(([one]) => one === action)) ? (
        <div className="ap-actions">
          {DECISIONS.map(([decision, label, variant]) =>
            data.actions.includes(decision) ? (
              <Button key={decision} variant={variant} onClick={() => setAsked(decision)}>
                {t(label)}
              </Button>
            ) : null,
          )}
        </div>
      ) : null}
      <div className="ap-record">
        <Facts record={data} />
        <Tabs
          label={recordName(data)}
          selected={tab}
          onSelect={(id) => {
            const next = TABS.find((one) => one === id);
            if (next !== undefined && next !== tab) navigate(path(next), { replace: true });
          }}
          tabs={[
            { id: 'approvals', label: t('LBL_AP_MENU_APPROVALS'), panel: tab === 'approvals' ? panel() : null },
            { id: 'history', label: t('LBL_AP_HISTORY'), panel: tab === 'history' ? panel() : null },
          ]}
        />
      </div>
      {asked ? (
        <DecideDialog
          asked={{ decision: asked, record: data }}
          onBehalfOf={onBehalfOf}
          onClose={() => setAsked(null)}
        />
      ) : null}
      <RecordUndo />
    </div>
  );
}

/** The possible decisions, each with its button. */
const DECISIONS = [
  ['approve', 'LBL_APPROVE', 'primary'],
  ['approve-entire', 'LBL_APPROVE_ENTIRE', 'secondary'],
  ['reject', 'LBL_REJECT', 'secondary'],
] as const;
