import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { ConfirmDialog, RefreshDialog } from 'mfe_widgets/dialog';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { holdUnsavedWork, useText } from 'shared-session';
import { isEditable } from '../../state/item-store.ts';
import { isDirty, redo, undo } from '../../state/report-store.ts';
import { formatMoment, formatMoney, formatRange } from '../page/formats.ts';
import { useEntryKeys } from '../page/use-entry-keys.ts';
import { ChecklistPanel } from './checklist-panel.tsx';
import { CopyLast } from './copy-last.tsx';
import { Footer } from './footer.tsx';
import { Lines } from './lines.tsx';
import { useMerge } from './merge/use-merge.tsx';
import { ReceiptDrop } from './receipt-drop.tsx';
import { ReceiptsProvider, useReport, useReportStore } from './report-context.tsx';
import { ServerErrors } from './server-errors.tsx';
import { TotalsPanel, useTotals } from './totals-panel.tsx';
import { useDraft } from './use-draft.ts';
import { useFreshLimits } from './use-fresh-limits.ts';
import { useIncomplete } from './use-incomplete.ts';
import { useReceipts } from './use-receipts.ts';
import { useSaving } from './use-saving.ts';

interface ReportProps {
  /** The choice of engagements; none for a report that is there. */
  readonly engagements: ReactNode;
  /** Reads the report again. */
  readonly onReload: () => void;
}

/** The report that is open: its lines, what is missing, what it comes to, saving and submitting. */
export function Report({ engagements, onReload }: ReportProps) {
  const t = useText();
  const store = useReportStore();
  const page = useRef<HTMLDivElement>(null);
  const root = useCallback(() => page.current, []);
  const metadata = useReport((state) => state.metadata);
  const currency = useReport((state) => state.setting.currency);
  const editable = useReport(isEditable);
  const incomplete = useIncomplete();
  const draft = useDraft(store);
  const receipts = useReceipts(store, draft.isRestored);
  const saving = useSaving(store, { draft, receipts, incomplete, root });
  const reload = useCallback(() => void draft.keep().then(onReload), [draft.keep, onReload]);
  const merging = useMerge(store, reload);
  const { send, askToSubmit } = saving;
  const totals = useTotals();
  useFreshLimits(store);
  const save = useCallback(() => send('save'), [send]);
  const keys = useMemo(() => ({ onSave: save, onUndo: () => undo(store), onRedo: () => redo(store) }), [store, save]);
  useEntryKeys(page, editable ? keys : null);

  // No update of the page is offered while something would be lost; who signs out is offered to save.
  const dirty = useReport(isDirty);
  useEffect(() => (dirty ? holdUnsavedWork(save) : undefined), [dirty, save]);

  const period = formatRange(metadata.periodStartDate, metadata.periodEndDate);
  return (
    <div className="ex-page" ref={page}>
      <header className="ex-title">
        <div>
          <h1>{t('LBL_EXPENSES_OF', { period })}</h1>
          <p className="ex-quiet">
            {[metadata.jobTitle, metadata.reqName, t('LBL_PAID_IN', { currency })].filter(Boolean).join(' · ')}
          </p>
        </div>
        {engagements}
      </header>
      {editable ? null : (
        <Banner tone="info" live="off">
          {t(metadata.rejectionKind === 'REFUSED' ? 'ERR_BILLING_REFUSED' : 'MSG_EXPENSE_READ_ONLY')}
        </Banner>
      )}
      {metadata.status === 'Rejected' && metadata.rejectionReason ? (
        <Banner tone="error" live="off">
          {metadata.rejectionReason}
        </Banner>
      ) : null}
      {draft.continued ? (
        <Banner
          tone="info"
          actions={
            <Button size="small" onClick={draft.discard}>
              {t('LBL_DISCARD')}
            </Button>
          }
        >
          {t('MSG_EXPENSE_CONTINUED', { when: formatMoment(draft.continued.keptAt) })}
        </Banner>
      ) : null}
      {merging.receipt}
      <ServerErrors />
      <div className="ex-columns">
        <div className="ex-main">
          <ReceiptsProvider value={receipts}>
            {editable ? <ReceiptDrop /> : null}
            <CopyLast />
            <Lines />
          </ReceiptsProvider>
        </div>
        <aside className="ex-aside">
          {editable ? <ChecklistPanel incomplete={incomplete} /> : null}
          <TotalsPanel />
        </aside>
      </div>
      {editable ? <Footer draft={draft} onSave={save} onSubmit={askToSubmit} /> : null}
      <ConfirmDialog
        open={saving.asking === 'submit'}
        kind="submit"
        title={t('LBL_SUBMIT_TITLE')}
        confirmLabel={t('LBL_SUBMIT_FOR_APPROVAL')}
        onCancel={() => saving.setAsking(null)}
        onConfirm={() => void send('submit')}
      >
        {t('MSG_EXPENSE_SUBMIT', { amount: formatMoney(totals.total, currency) })}
      </ConfirmDialog>
      <RefreshDialog
        open={saving.asking === 'conflict'}
        onRefresh={() => {
          saving.setAsking(null);
          void merging.refresh();
        }}
      >
        {t('ERR_CONFLICT')}
      </RefreshDialog>
      {merging.dialog}
    </div>
  );
}
