import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { PartFailure } from 'mfe_widgets/load-states';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { CallError } from 'shared-client';
import { notifications, type Translate, useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { useStore } from 'zustand';
import type { Side, ThreeForms } from '../../domain/merge/merge-lines.ts';
import {
  type ItemForm,
  type ItemHead,
  type ItemKind,
  type ItemStore,
  isEditable,
  undo,
} from '../../state/item-store.ts';
import { hearSaves } from '../../state/report-tabs.ts';
import { join } from '../../state/servers-state.ts';
import { reportErrorKey } from './call-error.ts';
import { useLoaded } from './use-loaded.ts';

/** The merge of two states of one kind of item, and its texts. */
export interface ItemMerging<Setting, Form> {
  /** Label key of the title of the merge dialog. */
  readonly title: string;
  readonly merge: (forms: ThreeForms<Form>, choices?: ReadonlyMap<string, Side>) => { readonly form: Form };
  /** The conflicts, as rows to choose from. */
  readonly conflicts: (t: Translate, forms: ThreeForms<Form>, setting: Setting) => readonly MergeRow[];
  /** Changes of the other side alone. */
  readonly taken: (t: Translate, forms: ThreeForms<Form>, setting: Setting) => readonly string[];
}

export interface MergeRow {
  readonly path: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface Asked<Metadata, Form> {
  readonly metadata: Metadata;
  readonly forms: ThreeForms<Form>;
}

interface MergeSetting<Metadata extends ItemHead, Setting, Form extends ItemForm> {
  readonly kind: ItemKind<Metadata, Setting, Form>;
  readonly merging: ItemMerging<Setting, Form>;
  /** The server's item can no longer be changed, so it has to be read again. */
  readonly onClosed: () => void;
}

const loadDialog = () => import('mfe_widgets/merge-dialog');

/** Merges the item with the changes of another user or another tab. Asks only about values that both changed. */
export function useItemMerge<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  { kind, merging, onClosed }: MergeSetting<Metadata, Setting, Form>,
): { readonly refresh: () => Promise<void>; readonly dialog: ReactNode; readonly receipt: ReactNode } {
  const t = useText();
  const [asked, setAsked] = useState<Asked<Metadata, Form> | null>(null);
  const [receipt, setReceipt] = useState<{ readonly form: Form; readonly places: string } | null>(null);
  const dialog = useLoaded(asked ? loadDialog : null);
  const isAsMerged = useStore(store, ({ form }) => form === receipt?.form);

  const put = useCallback(
    ({ metadata, forms }: Asked<Metadata, Form>, choices?: ReadonlyMap<string, Side>) => {
      const { form } = merging.merge(forms, choices);
      const places = formatFacts([...new Set(merging.taken(t, forms, kind.settingOf(metadata)))]);
      join(store, kind, { metadata, theirs: forms.theirs, merged: form });
      setAsked(null);
      setReceipt({ form: store.getState().form, places });
    },
    [store, kind, merging, t],
  );
  const refresh = useCallback(async () => {
    const { metadata: known } = store.getState();
    try {
      const metadata = await kind.read(known.billingItemId, known);
      const { form: mine, pristine: base, busy, metadata: now } = store.getState();
      if (!isEditable({ metadata })) return onClosed();
      if (busy || metadata.version <= now.version) return;
      const next = { metadata, forms: { base, mine, theirs: kind.formOf(metadata, mine.seed) } };
      if (merging.conflicts(t, next.forms, kind.settingOf(metadata)).length > 0) setAsked(next);
      else put(next);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifications.notify({ style: 'error', message: t(reportErrorKey(error)) });
    }
  }, [store, kind, merging, put, onClosed, t]);

  useEffect(
    () =>
      hearSaves(({ billingItemId, version }) => {
        const look = () => {
          const { metadata } = store.getState();
          const isNews = metadata.billingItemId === billingItemId && metadata.version < version;
          if (isNews && isEditable({ metadata })) void refresh();
        };
        if (!store.getState().busy) return look();
        const stop = store.subscribe(({ busy }) => {
          if (busy) return;
          stop();
          look();
        });
      }),
    [store, refresh],
  );

  return {
    refresh,
    dialog:
      asked && dialog.data ? (
        <dialog.data.MergeDialog
          title={t(merging.title)}
          conflicts={merging.conflicts(t, asked.forms, kind.settingOf(asked.metadata))}
          onMerged={(choices) => put(asked, choices)}
          onClose={() => setAsked(null)}
        />
      ) : asked && dialog.error ? (
        <PartFailure onRetry={dialog.retry} />
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
              {t('LBL_EX_UNDO', { what: t('LBL_STEP_MERGE') })}
            </Button>
          ) : null
        }
      >
        {receipt.places === '' ? null : t('MSG_EX_MERGED', { places: receipt.places })}
      </Banner>
    ) : null,
  };
}
