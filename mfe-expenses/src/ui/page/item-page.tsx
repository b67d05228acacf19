import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { ConfirmDialog, RefreshDialog } from 'mfe_widgets/dialog';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { holdUnsavedWork, notifications, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { useStore } from 'zustand';
import {
  type ItemForm,
  type ItemHead,
  type ItemKind,
  type ItemStore,
  isDirty,
  isEditable,
  redo,
  undo,
} from '../../state/item-store.ts';
import type { WaitingFiles } from '../../state/waiting-files.ts';
import { formatError } from './call-error.ts';
import type { EntryItem } from './entry-frame.tsx';
import { OtherPeriods } from './other-periods.tsx';
import type { PageReceipts } from './page-receipts.ts';
import { SaveFooter } from './save-footer.tsx';
import { useEntryKeys } from './use-entry-keys.ts';
import type { ItemDraftState } from './use-item-draft.ts';
import { type ItemMerging, useItemMerge } from './use-item-merge.tsx';
import { type ItemStops, useItemSaving } from './use-item-saving.ts';

interface ItemPageProps<Metadata extends ItemHead, Setting, Form extends ItemForm, Missing> extends EntryItem {
  readonly store: ItemStore<Metadata, Setting, Form>;
  readonly kind: ItemKind<Metadata, Setting, Form>;
  readonly stopped: ItemStops<Metadata, Setting, Form, Missing>;
  readonly merging: ItemMerging<Setting, Form>;
  readonly draft: ItemDraftState;
  /** The uploads under way, and whether there are any. */
  readonly receipts?: PageReceipts;
  readonly files?: WaitingFiles;
  readonly isWaiting?: boolean;
  readonly title: string;
  readonly intro: string;
  /** Label key of the reason why the item can no longer be changed. */
  readonly readOnly: string;
  /** The question before the item is submitted. */
  readonly question: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The page of an open item: its status, its entries, missing entries, saving and submitting. */
export function ItemPage<Metadata extends ItemHead, Setting, Form extends ItemForm, Missing>({
  store,
  kind,
  stopped,
  merging,
  draft,
  receipts,
  files,
  isWaiting = false,
  title,
  intro,
  readOnly,
  question,
  engagements,
  onReload,
  onNumbered,
  aside,
  children,
}: ItemPageProps<Metadata, Setting, Form, Missing>) {
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  const root = useCallback(() => page.current, []);
  const { metadata, history, busy, serverErrors } = useStore(store);
  const editable = useStore(store, isEditable);
  const dirty = useStore(store, isDirty);
  const saving = useItemSaving(store, { kind, stopped, draft, receipts, files, root, onNumbered });
  const { stop, asking, setAsking, send, saveAll, askToSubmit } = saving;
  const reload = useCallback(() => void draft.keep().then(onReload), [draft.keep, onReload]);
  const { refresh, dialog, receipt } = useItemMerge(store, { kind, merging, onClosed: reload });
  // It was submitted elsewhere, and perhaps decided, so it is read again.
  const closed = serverErrors.find(({ value }) => value === 'alreadysubmitted');
  useEffect(() => {
    if (!closed) return;
    notifications.notify({ style: 'error', message: formatError(t, closed) });
    void refresh();
  }, [closed, refresh, t]);
  const keys = useMemo(
    () => ({ onSave: () => void send('save'), onUndo: () => undo(store), onRedo: () => redo(store) }),
    [send, store],
  );
  useEntryKeys(page, editable ? keys : null);
  // While there is unsaved work, the page is not updated, and signing out offers to save it.
  const wouldLose = dirty || isWaiting;
  useEffect(() => (wouldLose ? holdUnsavedWork(saveAll) : undefined), [wouldLose, saveAll]);
  const isRefused = metadata.rejectionKind === 'REFUSED';
  return (
    <div className="ex-page" ref={page}>
      <header className="ex-title">
        <div>
          <h1>{title}</h1>
          <p className="ex-quiet">{intro}</p>
        </div>
        {engagements}
      </header>
      {editable ? null : (
        <Banner tone="info" live="off">
          {t(isRefused ? 'ERR_EX_BILLING_REFUSED' : readOnly)}
        </Banner>
      )}
      {metadata.status === 'Rejected' && metadata.rejectionReason ? (
        <Banner tone="error" live="off">
          {metadata.rejectionReason}
        </Banner>
      ) : null}
      {metadata.billingItemId === 0 ? (
        <OtherPeriods metadata={metadata} nameOf={kind.drafts.nameOf} pathOf={(which) => kind.pathOf(which, 0)} />
      ) : null}
      {draft.continued ? (
        <Banner
          tone="info"
          actions={
            <Button size="small" onClick={draft.discard}>
              {t('LBL_EX_DISCARD')}
            </Button>
          }
        >
          {t('MSG_EXPENSE_CONTINUED', { when: formatMoment(draft.continued.keptAt) })}
        </Banner>
      ) : null}
      {receipt}
      {/* A new element for each stop, because an alert that stays the same is not announced. */}
      {stop.text === '' ? null : (
        <p key={stop.count} className="ex-hidden" role="alert">
          {stop.text}
        </p>
      )}
      {serverErrors.length === 0 ? null : (
        <div className="ex-errors" tabIndex={-1}>
          <Banner tone="error" title={t('MSG_EXPENSE_REFUSED')}>
            <ul>
              {serverErrors.map((error) => (
                <li key={`${error.errorToken} ${error.value} ${error.params.join()}`}>{formatError(t, error)}</li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      <div className="ex-columns">
        <div className="ex-main">{children}</div>
        <aside className="ex-aside">{aside}</aside>
      </div>
      {editable ? (
        <SaveFooter
          kept={draft.kept}
          dirty={dirty}
          isNew={metadata.billingItemId === 0}
          busy={busy}
          last={history.past.at(-1)?.label}
          next={history.future[0]?.label}
          {...keys}
          onSubmit={askToSubmit}
        />
      ) : null}
      <ConfirmDialog
        open={asking === 'submit'}
        kind="submit"
        title={t('LBL_EX_SUBMIT_TITLE')}
        confirmLabel={t('LBL_EX_SUBMIT_FOR_APPROVAL')}
        onCancel={() => setAsking(null)}
        onConfirm={() => void send('submit')}
      >
        {question}
      </ConfirmDialog>
      <RefreshDialog
        open={asking === 'conflict'}
        onRefresh={() => {
          setAsking(null);
          void refresh();
        }}
      >
        {t('ERR_EX_CONFLICT')}
      </RefreshDialog>
      {dialog}
    </div>
  );
}
