import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { type ReactNode, useCallback, useState } from 'react';
import { useText } from 'shared-session';
import { type Merge, mergeTimecards, type ThreeForms } from '../../domain/conflict/merge-timecards.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { action, changeForm, undo } from '../../state/add-time/timecard-store.ts';
import { MergeDialog } from './dialogs/merge-dialog.tsx';
import { formatPlaces } from './dialogs/merge-text.ts';
import { useTimecard, useTimecardStore } from './timecard-context.tsx';

/** Two states of the open timecard that are to become one. */
export interface MergeRequest {
  readonly forms: ThreeForms;
  /** The step that takes it back: `DEED_…`. */
  readonly step: string;
  /** Title of the question, where there is one. */
  readonly title: string;
  /** Whose the other side is. */
  readonly theirs: string;
  /** What the receipt says, with the places that were taken over. */
  readonly receipt: string;
  /** Called before the merged form is put in. */
  readonly onMerged?: () => void;
}

interface Receipt {
  readonly title: string;
  readonly step: string;
  readonly places: string;
  readonly form: TimecardForm;
}

export interface Merging {
  /** Merges; asks only about what both sides changed. */
  readonly merge: (request: MergeRequest) => void;
  /** The question, and the receipt with its Undo. */
  readonly dialog: ReactNode;
  readonly receipt: ReactNode;
}

/** Joins another state of the timecard with what is typed, as one step that can be taken back. */
export function useMerge(): Merging {
  const t = useText();
  const store = useTimecardStore();
  const [asked, setAsked] = useState<MergeRequest | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const isAsMerged = useTimecard(({ form }) => form === receipt?.form);

  const put = useCallback(
    ({ step, receipt: title, onMerged }: MergeRequest, { form, taken }: Pick<Merge, 'form' | 'taken'>) => {
      onMerged?.();
      changeForm(store, action(step), () => form);
      setAsked(null);
      setReceipt({ title, step, places: formatPlaces(t, taken, form.days, store.getState().rules), form });
    },
    [store, t],
  );
  const merge = useCallback(
    (request: MergeRequest) => {
      const merged = mergeTimecards(request.forms, store.getState().rules);
      if (merged.conflicts.length > 0) setAsked(request);
      else put(request, merged);
    },
    [store, put],
  );

  const dialog = asked ? (
    <MergeDialog
      forms={asked.forms}
      rules={store.getState().rules}
      title={asked.title}
      theirs={asked.theirs}
      onMerged={(merged) => put(asked, merged)}
      onClose={() => setAsked(null)}
    />
  ) : null;
  return {
    merge,
    dialog,
    receipt: receipt ? (
      <div className="tc-receipt-banner" ref={receipt.step === 'DEED_MERGE' ? reveal : null}>
        <Banner
          tone="success"
          title={receipt.title}
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
                {t('LBL_UNDO', { what: t(receipt.step) })}
              </Button>
            ) : null
          }
        >
          {receipt.places === '' ? null : t('MSG_MERGED', { places: receipt.places })}
        </Banner>
      </div>
    ) : null,
  };
}

/** A person who chose among the days sees what came of it. */
function reveal(receipt: HTMLElement | null): void {
  receipt?.scrollIntoView?.({ block: 'nearest' });
}
