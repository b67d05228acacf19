import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useModule } from 'shared-session/server-data';
import type { Merge } from '../../../domain/conflict/merge.ts';
import { mergeTimecards } from '../../../domain/conflict/merge-timecards.ts';
import { action, changeGround } from '../../../state/add-time/edit-history.ts';
import { ModuleState } from '../../page/module-state.tsx';
import { loadConflict } from '../dialogs/load-conflict.ts';
import { useTimecardStore } from '../timecard-context.tsx';
import type { MergeRequest, Merging } from './merge-request.ts';
import { receiptOfMerge } from './receipt-of-merge.ts';

interface Receipt extends Pick<MergeRequest, 'step'> {
  readonly title: string;
  readonly merge: Merge;
}

/** Merges another state into the open timecard, as one undo step. */
export function useMerge(): Merging {
  const store = useTimecardStore();
  const [asked, setAsked] = useState<MergeRequest | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const conflict = useModule('conflict', loadConflict, asked !== null || receipt !== null);
  const banner = useRef<HTMLDivElement>(null);

  const put = useCallback(
    ({ step, receipt: title, ground = {}, onMerged }: MergeRequest, merge: Merge) => {
      changeGround(store, action(step), ground, merge.form);
      onMerged?.();
      setAsked(null);
      setReceipt({ title, step, merge });
    },
    [store],
  );
  const merge = useCallback(
    (request: MergeRequest) => {
      const merged = mergeTimecards(request.forms, store.getState().rules);
      if (merged.conflicts.length > 0) setAsked(request);
      else put(request, merged);
    },
    [store, put],
  );

  const dialog = !asked ? null : conflict.module ? (
    <conflict.module.TimecardMergeDialog
      forms={asked.forms}
      rules={store.getState().rules}
      title={asked.title}
      theirs={asked.theirs}
      onMerged={(merged) => {
        // The dialog closes, and the button that opened it may disappear with it.
        flushSync(() => put(asked, merged));
        receiptOfMerge(banner.current?.getRootNode() as Document | ShadowRoot | undefined)?.focus();
      }}
      onClose={() => setAsked(null)}
    />
  ) : (
    <ModuleState of={conflict} lines={1} />
  );
  return {
    merge,
    dialog,
    receipt:
      receipt && conflict.module ? (
        <conflict.module.MergeReceipt {...receipt} banner={banner} onClose={() => setReceipt(null)} />
      ) : null,
  };
}
