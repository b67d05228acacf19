import { useMemo } from 'react';
import type { ExpenseEditMetadata } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { type Missing, missingOf } from '../../domain/checklist.ts';
import type { ReportForm } from '../../domain/report-form.ts';
import type { ReportSetting } from '../../domain/report-setting.ts';
import { hasWaiting } from '../../domain/waiting-receipts.ts';
import { isEditable } from '../../state/item-store.ts';
import { reportKind } from '../../state/report-store.ts';
import { waitingOf } from '../../state/underway-receipts.ts';
import type { EntryItem } from '../page/entry-frame.tsx';
import { formatMoney, formatRange } from '../page/formats.ts';
import { ItemPage } from '../page/item-page.tsx';
import { useItemDraft } from '../page/use-item-draft.ts';
import type { ItemStops } from '../page/use-item-saving.ts';
import { ChecklistPanel } from './checklist-panel.tsx';
import { CopyLast } from './copy-last.tsx';
import { leadTo } from './line-ids.ts';
import { missingText } from './line-labels.ts';
import { Lines } from './lines.tsx';
import { reportMerging } from './merge/report-merging.ts';
import { LeftReceipts } from './receipts/left-receipts.tsx';
import { ReceiptDrop } from './receipts/receipt-drop.tsx';
import { useReceipts } from './receipts/use-receipts.ts';
import { ReceiptsProvider, useReport, useReportStore } from './report-context.tsx';
import { TotalsPanel, useTotals } from './totals-panel.tsx';
import { useFreshLimits } from './use-fresh-limits.ts';
import { useIncomplete } from './use-incomplete.ts';

/** The open report: its receipts and lines, missing entries, its totals. */
export function Report(item: EntryItem) {
  const t = useText();
  const store = useReportStore();
  const { jobTitle, reqName, periodStartDate, periodEndDate } = useReport((state) => state.metadata);
  const currency = useReport((state) => state.setting.currency);
  const editable = useReport(isEditable);
  const incomplete = useIncomplete();
  const draft = useItemDraft(store, reportKind, reportMerging);
  const receipts = useReceipts(store, draft);
  const isWaiting = useStore(receipts, (state) => hasWaiting(waitingOf(state)));
  const totals = useTotals();
  useFreshLimits(store);
  const stopped = useMemo<ItemStops<ExpenseEditMetadata, ReportSetting, ReportForm, Missing>>(
    () => ({
      missing: ({ form, setting }, how) => missingOf(form, setting, how, incomplete),
      lead(scope, { line, field }) {
        if (line) leadTo(store, scope, line, field);
        else scope.querySelector<HTMLElement>('.ex-add button')?.focus();
      },
      textOf: missingText,
      submitted: 'MSG_EXPENSE_SUBMITTED',
    }),
    [store, incomplete],
  );
  return (
    <ReceiptsProvider value={receipts}>
      <ItemPage
        store={store}
        kind={reportKind}
        stopped={stopped}
        merging={reportMerging}
        draft={draft}
        receipts={receipts}
        isWaiting={isWaiting}
        title={t('LBL_EXPENSES_OF', { period: formatRange(periodStartDate, periodEndDate) })}
        intro={[jobTitle, reqName, t('LBL_PAID_IN', { currency })].filter(Boolean).join(' · ')}
        readOnly="MSG_EXPENSE_READ_ONLY"
        question={t('MSG_EXPENSE_SUBMIT', { amount: formatMoney(totals.total, currency) })}
        {...item}
        aside={
          <>
            {editable ? <ChecklistPanel incomplete={incomplete} /> : null}
            <TotalsPanel />
          </>
        }
      >
        {editable ? <ReceiptDrop /> : <LeftReceipts />}
        <CopyLast />
        <Lines />
      </ItemPage>
    </ReceiptsProvider>
  );
}
