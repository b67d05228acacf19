import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { CallError } from 'shared-client';
import { getExpenseEditMetadata } from 'shared-client/billing';
import type { ExpenseEditMetadata } from 'shared-client/schema/billing';
import { notifications, useText } from 'shared-session';
import { mergeReports, type ReportMerge, type ThreeReports } from '../../../domain/merge/merge-reports.ts';
import { formOf } from '../../../domain/metadata-to-form.ts';
import type { ReportForm } from '../../../domain/report-form.ts';
import { isEditable } from '../../../state/item-store.ts';
import { join, type ReportStore, undo } from '../../../state/report-store.ts';
import { hearSaves } from '../../../state/report-tabs.ts';
import { reportErrorKey } from '../../page/call-error.ts';
import { PartNotFetched } from '../../page/part-not-fetched.tsx';
import { useLoaded } from '../../page/use-loaded.ts';
import { useReport } from '../report-context.tsx';
import { placeText } from './merge-words.ts';

interface Asked {
  readonly metadata: ExpenseEditMetadata;
  readonly forms: ThreeReports;
}

interface Receipt {
  readonly form: ReportForm;
  readonly places: string;
}

export interface Merging {
  /** Reads what the server has now and joins it with what is entered here; asks only about what both changed. */
  readonly refresh: () => Promise<void>;
  readonly dialog: ReactNode;
  readonly receipt: ReactNode;
}

const loadDialog = () => import('./merge-dialog.tsx');

/**
 * Joins the report with what somebody else, or another tab, made of it.
 *
 * @param onClosed what the server has now can no longer be changed: the report is to be read again
 */
export function useMerge(store: ReportStore, onClosed: () => void): Merging {
  const t = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const dialog = useLoaded(asked ? loadDialog : null);
  const isAsMerged = useReport(({ form }) => form === receipt?.form);

  const put = useCallback(
    ({ metadata, forms }: Asked, { form, taken }: ReportMerge) => {
      join(store, metadata, forms.theirs, form);
      setAsked(null);
      const places = [...new Set(taken.map((place) => placeText(t, place)))].join(', ');
      setReceipt({ form: store.getState().form, places });
    },
    [store, t],
  );
  const refresh = useCallback(async () => {
    const { billingItemId, engagementId } = store.getState().metadata;
    try {
      const metadata = await getExpenseEditMetadata(billingItemId, engagementId);
      const { form: mine, pristine: base, busy, metadata: known } = store.getState();
      if (!isEditable({ metadata })) return onClosed();
      if (busy || metadata.version <= known.version) return;
      const forms = { base, mine, theirs: formOf(metadata, mine.seed) };
      const merged = mergeReports(forms);
      if (merged.conflicts.length > 0) setAsked({ metadata, forms });
      else put({ metadata, forms }, merged);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifications.notify({ style: 'error', message: t(reportErrorKey(error)) });
    }
  }, [store, put, onClosed, t]);

  useEffect(
    () =>
      hearSaves(({ billingItemId, version }) => {
        const { metadata, busy } = store.getState();
        const isNews = metadata.billingItemId === billingItemId && metadata.version < version;
        if (isNews && !busy && isEditable({ metadata })) void refresh();
      }),
    [store, refresh],
  );

  return {
    refresh,
    dialog:
      asked && dialog.data ? (
        <dialog.data.ReportMergeDialog
          forms={asked.forms}
          onMerged={(merged) => put(asked, merged)}
          onClose={() => setAsked(null)}
        />
      ) : asked && dialog.error ? (
        <PartNotFetched of={[dialog]} />
      ) : null,
    receipt: receipt ? (
      <Banner
        tone="success"
        title={t('LBL_REPORT_JOINED')}
        onDismiss={() => setReceipt(null)}
        actions={
          isAsMerged ? (
            <Button
              size="small"
              onClick={() => {
                undo(store);
                setReceipt(null);
              }}
            >
              {t('LBL_UNDO', { what: t('LBL_STEP_MERGE') })}
            </Button>
          ) : null
        }
      >
        {receipt.places === '' ? null : t('MSG_MERGED', { places: receipt.places })}
      </Banner>
    ) : null,
  };
}
