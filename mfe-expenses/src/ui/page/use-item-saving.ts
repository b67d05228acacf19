import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifications, type Translate, useText } from 'shared-session';
import { navigate } from 'shared-session/routing';
import type { ItemForm, ItemHead, ItemKind, ItemState, ItemStore } from '../../state/item-store.ts';
import { announceSave } from '../../state/report-tabs.ts';
import { saveItem } from '../../state/save-item.ts';
import { filesSettled, type WaitingFiles } from '../../state/waiting-files.ts';
import { saveErrorKey } from './call-error.ts';
import type { EntryItem } from './entry-frame.tsx';
import { leadToWaiting, type PageReceipts } from './page-receipts.ts';
import type { ItemDraftState } from './use-item-draft.ts';

/** The checks before a save of one kind of item. The object keeps its identity between renders. */
export interface ItemStops<Metadata extends ItemHead, Setting, Form extends ItemForm, Missing> {
  /** Missing and wrong entries, in the order of the page. */
  readonly missing: (state: ItemState<Metadata, Setting, Form>, how: 'save' | 'submit') => readonly Missing[];
  /** Moves the focus to a field where something is missing. */
  readonly lead: (scope: Document | ShadowRoot, missing: Missing) => void;
  /** What is missing, in a sentence. */
  readonly textOf: (t: Translate, missing: Missing) => string;
  /** Label key of the message after a submit. */
  readonly submitted: string;
}

interface SavingSetting<Metadata extends ItemHead, Setting, Form extends ItemForm, Missing> {
  readonly kind: ItemKind<Metadata, Setting, Form>;
  readonly stopped: ItemStops<Metadata, Setting, Form, Missing>;
  readonly draft: ItemDraftState;
  /** Receipts that are still being uploaded belong to the item. */
  readonly receipts: PageReceipts | undefined;
  /** A save waits for these. */
  readonly files: WaitingFiles | undefined;
  /** The page's element, to find the field with something missing. */
  readonly root: () => HTMLElement | null;
  /** The new item has got its number. */
  readonly onNumbered: EntryItem['onNumbered'];
}

/** The last of the saves that were stopped: their number, and what stopped it. */
interface Stop {
  readonly count: number;
  readonly text: string;
}

/** Saving and submitting: the checks and the question before it, and the steps after it. */
export function useItemSaving<Metadata extends ItemHead, Setting, Form extends ItemForm, Missing>(
  store: ItemStore<Metadata, Setting, Form>,
  setting: SavingSetting<Metadata, Setting, Form, Missing>,
) {
  const { kind, stopped, receipts, files, root, onNumbered } = setting;
  const { keep, isKept, saved } = setting.draft;
  const t = useText();
  const [asking, setAsking] = useState<'submit' | 'conflict' | null>(null);
  const shown = useRef<string | null>(null);
  const [stop, setStop] = useState<Stop>({ count: 0, text: '' });
  const say = useCallback((text: string) => setStop(({ count }) => ({ count: count + 1, text })), []);

  /** Moves the focus to a receipt that is not in the item yet. @returns whether there is one */
  const leadsToReceipt = useCallback((): boolean => {
    const scope = root()?.getRootNode() as Document | ShadowRoot | undefined;
    const first = receipts && leadToWaiting(scope ?? document, receipts.waiting());
    if (first) say(t(first.label, { count: first.count }));
    return first !== undefined;
  }, [receipts, root, say, t]);

  /** Moves the focus to the first thing that prevents a save. @returns whether there is one */
  const stops = useCallback(
    (how: 'save' | 'submit'): boolean => {
      const [first] = stopped.missing(store.getState(), how);
      if (!first) return how === 'submit' && leadsToReceipt();
      store.setState({ showsMissing: true });
      say(stopped.textOf(t, first));
      const scope = root()?.getRootNode() as Document | ShadowRoot | undefined;
      if (scope) stopped.lead(scope, first);
      return true;
    },
    [store, stopped, root, leadsToReceipt, say, t],
  );

  /** @returns whether it was saved */
  const send = useCallback(
    async (how: 'save' | 'submit'): Promise<boolean> => {
      setAsking(null);
      if (shown.current) notifications.dismiss(shown.current);
      if (store.getState().busy || stops(how)) return false;
      if (files) {
        store.setState({ busy: how });
        await filesSettled(files);
        store.setState({ busy: null });
      }
      // The session may have ended in the meantime. Signing in leaves this page, so the draft is written first.
      const outcome = await saveItem(store, kind, { how, ready: keep() });
      if (outcome.kind === 'conflict') setAsking('conflict');
      if (outcome.kind === 'refused') {
        flushSync(() => {});
        const reasons = root()?.querySelector<HTMLElement>('.ex-errors');
        reasons?.scrollIntoView({ block: 'center' });
        reasons?.focus({ preventScroll: true });
      }
      if (outcome.kind === 'failed')
        shown.current = notifications.notify({ style: 'error', message: t(saveErrorKey(outcome.error, isKept())) });
      if (outcome.kind !== 'saved') return false;
      const { billingItemId } = outcome;
      announceSave({ billingItemId, version: store.getState().metadata.version });
      const { coming: count = 0 } = receipts?.waiting() ?? {};
      const after = count > 0 ? t('MSG_SAVED_RECEIPTS_COMING', { count }) : t('MSG_EX_SAVED');
      const message = how === 'save' ? after : t(stopped.submitted);
      notifications.notify({ style: 'success', message, duration: count > 0 ? 8000 : 3000 });
      await Promise.all([saved(), receipts?.move()]);
      if (how === 'submit') navigate(`/worker/time-expense-detail/${billingItemId}`);
      else {
        onNumbered(billingItemId);
        navigate(kind.pathOf(store.getState().metadata, billingItemId), { replace: true });
      }
      return true;
    },
    [store, kind, stopped, keep, isKept, saved, receipts, files, stops, root, onNumbered, t],
  );

  /** Saves everything before a sign-out, including files that are being uploaded. @returns whether it was saved */
  const saveAll = useCallback(async (): Promise<boolean> => {
    await receipts?.settled();
    return !leadsToReceipt() && send('save');
  }, [receipts, leadsToReceipt, send]);

  /** Problems are reported before the question, not after it. */
  const askToSubmit = useCallback(() => {
    if (stops('submit')) return;
    if (store.getState().certified) return setAsking('submit');
    store.setState({ showsMissing: true });
    say(t('MSG_EXPENSE_CERTIFY'));
    root()?.querySelector<HTMLElement>('.ex-certify input')?.focus();
  }, [store, stops, root, say, t]);

  return { stop, asking, setAsking, send, saveAll, askToSubmit };
}
