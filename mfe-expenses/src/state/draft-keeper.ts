import { createStore, type StoreApi } from 'zustand/vanilla';
import { withStep } from '../domain/history.ts';
import type { ThreeForms } from '../domain/merge/merge-lines.ts';
import { type ItemForm, type ItemHead, type ItemKind, type ItemStore, isDirty, isEditable } from './item-store.ts';

/** The pause in typing before a draft is written, in milliseconds. */
export const IDLE_MS = 400;
/** The longest that a save waits for its draft, in milliseconds. */
const KEEP_MS = 500;

/** The state of the draft. */
export interface DraftStatus {
  /** When the draft on this device was written; null if it is still to be written; false if this browser stores none. */
  readonly kept: Date | null | false;
  /** The draft that the page continued from. */
  readonly continued: { readonly keptAt: string } | null;
  /** The search for a stored draft has ended. */
  readonly isRestored: boolean;
}

export interface DraftKeeper {
  readonly status: StoreApi<DraftStatus>;
  /**
   * Continues from the stored draft, and stores changes from now on. @returns a function that stops it and writes changes that are still
   * unwritten
   */
  readonly follow: () => () => void;
  /** Discards unsaved changes. This can be undone. */
  readonly discard: () => void;
  /** Whether this browser stores drafts, as far as is known. */
  readonly isKept: () => boolean;
  /** Writes the draft at once, and waits until it is written. */
  readonly written: () => Promise<unknown>;
  /** The same, but waits only for a short time. */
  readonly keep: () => Promise<unknown>;
  /** Called after a save: only text typed since stays on the device, under the item's current number. Waits only for a short time. */
  readonly saved: () => Promise<unknown>;
}

/** @param merge merges two states with a common base; where both changed a field, `mine` is kept */
export function draftKeeper<Metadata extends ItemHead, Setting, Form extends ItemForm>(
  store: ItemStore<Metadata, Setting, Form>,
  { drafts, saysTheSame }: Pick<ItemKind<Metadata, Setting, Form>, 'drafts' | 'saysTheSame'>,
  merge: (forms: ThreeForms<Form>) => { readonly form: Form },
): DraftKeeper {
  const status = createStore<DraftStatus>(() => ({ kept: null, continued: null, isRestored: false }));
  const { metadata: first } = store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<unknown> = Promise.resolve();
  /** Whether this tab has a draft on the device. */
  let isOnDevice = false;
  let isLookedFor = false;

  /** Runs the steps one after the other, so that a write after a removal stays, and no draft is overwritten before it was looked for. */
  const inTurn = (step: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(step).catch((error: unknown) => reportError(error));
    return work;
  };
  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
    window.removeEventListener('beforeunload', write);
  };
  const replace = (label: string, after: Form): void => {
    const { form: before, history, joins } = store.getState();
    store.setState({
      form: after,
      history: withStep(history, { before, after, label, group: null }),
      joins: joins + 1,
    });
  };

  /** Writes the state at the time of the step. A form without unsaved changes is no draft. */
  async function put(): Promise<void> {
    const { metadata, form, pristine } = store.getState();
    if (form === pristine) {
      if (isOnDevice) await drafts.drop(metadata);
      isOnDevice = false;
      status.setState({ kept: null, continued: null });
      return;
    }
    isOnDevice = true;
    const isKept = await drafts.keep(metadata, form, pristine);
    if (store.getState().form === form) status.setState({ kept: isKept && new Date() });
  }

  async function restore(): Promise<void> {
    const draft = await drafts.find(store.getState().metadata);
    if (draft === null) return;
    isOnDevice = true;
    const { form, pristine } = store.getState();
    // Changes that were saved in the meantime are merged with the draft; for the same field, the draft is kept.
    const resumed = draft.base ? merge({ base: draft.base, mine: draft.form, theirs: pristine }).form : draft.form;
    if (saysTheSame(resumed, pristine)) return void (await put());
    if (form === pristine) store.setState({ form: resumed });
    // Text typed before the draft was found is merged as well. It is the newest.
    else
      replace('LBL_STEP_MERGE', { ...merge({ base: pristine, mine: form, theirs: resumed }).form, seed: resumed.seed });
    status.setState({ continued: draft, kept: new Date(draft.keptAt) });
  }

  const write = (): Promise<unknown> => {
    if (timer === undefined) return work;
    stopTimer();
    return inTurn(put);
  };
  const notForLong = (step: Promise<unknown>): Promise<unknown> =>
    Promise.race([step, new Promise((resolve) => setTimeout(resolve, KEEP_MS))]);

  return {
    status,
    follow() {
      if (!isLookedFor)
        void inTurn(async () => {
          if (isEditable(store.getState())) await restore();
        }).then(() => status.setState({ isRestored: true }));
      isLookedFor = true;
      const stop = store.subscribe((state, before) => {
        if (state.form === before.form) return;
        stopTimer();
        status.setState(({ kept }) => ({ kept: kept === false ? kept : null }));
        timer = setTimeout(write, IDLE_MS);
        // A page that is about to be left runs until the next one responds, which is enough for a write; after `pagehide` it may end at
        // once.
        // Only while something is unwritten, because Firefox keeps no page with this listener for the way back.
        window.addEventListener('beforeunload', write);
      });
      // A hidden page may never be shown again.
      const hide = () => {
        if (document.visibilityState === 'hidden') void write();
      };
      document.addEventListener('visibilitychange', hide);
      window.addEventListener('pagehide', write);
      return () => {
        stop();
        void write();
        document.removeEventListener('visibilitychange', hide);
        window.removeEventListener('pagehide', write);
      };
    },
    discard() {
      // The draft is removed from the device before the page changes, so that a reload does not find it again.
      void notForLong(inTurn(() => drafts.drop(store.getState().metadata))).then(() => {
        replace('LBL_STEP_DISCARDED', store.getState().pristine);
        status.setState({ continued: null });
        void write();
      });
    },
    isKept: () => status.getState().kept !== false,
    written: write,
    keep: () => notForLong(write()),
    saved() {
      stopTimer();
      status.setState({ continued: null });
      return notForLong(
        inTurn(async () => {
          const state = store.getState();
          if (isDirty(state)) await put();
          else await drafts.drop(state.metadata);
          isOnDevice = isDirty(state);
          // A new item was stored without a number.
          if (first.billingItemId !== state.metadata.billingItemId) await drafts.drop(first);
        }),
      );
    },
  };
}
