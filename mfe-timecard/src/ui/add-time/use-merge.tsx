import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useCallback, useState } from 'react';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { entriesAsText } from '../../domain/conflict/entries-as-text.ts';
import { type Merge, mergeTimecards } from '../../domain/conflict/merge-timecards.ts';
import type { DayForm, TimecardForm } from '../../domain/form/timecard-form.ts';
import { action, changeGround, undo } from '../../state/add-time/timecard-store.ts';
import { ModuleState } from '../page/module-state.tsx';
import { copyText } from './copy-text.ts';
import { dayLabel } from './day-label.ts';
import { loadConflict } from './dialogs/load-conflict.ts';
import { formatPlaces } from './dialogs/merge-text.ts';
import type { MergeRequest, Merging } from './merge-request.ts';
import { useTimecard, useTimecardStore } from './timecard-context.tsx';

interface Receipt {
  readonly title: string;
  readonly step: string;
  readonly places: string;
  /** Days of mine that take no entries any more. */
  readonly refused: readonly DayForm[];
  readonly form: TimecardForm;
}

/** Joins another state of the timecard with what is typed, as one step that can be taken back. */
export function useMerge(): Merging {
  const t = useText();
  const store = useTimecardStore();
  const [asked, setAsked] = useState<MergeRequest | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const conflict = useModule('conflict', loadConflict, asked !== null);
  const isAsMerged = useTimecard(({ form }) => form === receipt?.form);

  const put = useCallback(
    ({ step, receipt: title, ground = {}, onMerged }: MergeRequest, { form, taken, refused }: Merge) => {
      changeGround(store, action(step), ground, form);
      onMerged?.();
      setAsked(null);
      setReceipt({ title, step, places: formatPlaces(t, taken, form.days, store.getState().rules), refused, form });
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

  const lost = receipt ? entriesAsText({ days: receipt.refused }) : '';
  const dialog = !asked ? null : conflict.module ? (
    <conflict.module.TimecardMergeDialog
      forms={asked.forms}
      rules={store.getState().rules}
      title={asked.title}
      theirs={asked.theirs}
      onMerged={(merged) => put(asked, merged)}
      onClose={() => setAsked(null)}
    />
  ) : (
    <ModuleState of={conflict} lines={1} />
  );
  return {
    merge,
    dialog,
    receipt: receipt ? (
      <div className="tc-receipt-banner" ref={receipt.step === 'ACTION_MERGE' ? reveal : null}>
        <Banner
          tone={lost === '' ? 'success' : 'warning'}
          title={receipt.title}
          onDismiss={() => setReceipt(null)}
          actions={
            <>
              {lost === '' ? null : (
                <Button size="small" onClick={() => void copyText(t, lost)}>
                  {t('LBL_COPY')}
                </Button>
              )}
              {isAsMerged ? (
                <Button
                  size="small"
                  onClick={() => {
                    undo(store);
                    setReceipt(null);
                  }}
                >
                  {t('LBL_UNDO', { what: t(receipt.step) })}
                </Button>
              ) : null}
            </>
          }
        >
          {lost === '' ? null : (
            <>
              {t('MSG_MERGE_REFUSED', { days: receipt.refused.map((day) => dayLabel(t, day, true)).join(', ') })}
              <pre className="tc-draft-text">{lost}</pre>
            </>
          )}
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
