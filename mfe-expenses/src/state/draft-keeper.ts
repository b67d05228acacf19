import { createStore, type StoreApi } from 'zustand/vanilla';
import { withStep } from '../domain/history.ts';
import type { ThreeForms } from '../domain/merge/merge-lines.ts';
import { type ItemForm, type ItemHead, type ItemKind, type ItemStore, isDirty, isEditable } from './item-store.ts';

/** Pause in typing before a draft is written, in milliseconds. */
const IDLE_MS = 400;
/** A save does not wait longer than this for its draft, milliseconds. */
const KEEP_MS = 500;

/** How it stands with the draft. */
export interface DraftStatus {
  /** When the draft on this device was written; null: it is still to be; false: this browser keeps none. */
  readonly kept: Date | null | false;
  /** The draft that the page went on with. */
  readonly continued: { readonly keptAt: string } | null;
  /** What was kept has been looked for. */
  readonly isRestored: boolean;
}

export interface DraftKeeper {
  readonly status: StoreApi<DraftStatus>;
  /** Goes on with what was kept, and keeps what is typed from now on. @returns an undo, which writes what is still to be written */
  readonly follow: () => () => void;
  /** Gives up what is not saved. It can be taken back. */
  readonly discard: () => void;
  /** Whether this browser keeps drafts, as far as is known. */
  readonly isKept: () => boolean;
  /** Writes what was typed at once, and waits for it. */
  readonly written: () => Promise<unknown>;
  /** The same, but waits not for long. */
  readonly keep: () => Promise<unknown>;
  /** The item is saved: only what was typed since stays on the device, under the number that the item has now. Waits not for long. */
  readonly saved: () => Promise<unknown>;
}

/** @param merge joins two states that began as one; where both changed a field, `mine` stands */
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

  /** One after the other: what is written after a removal stays, and nothing is written over what has not been looked for. */
  const inTurn = (step: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(step).catch((error: unknown) => reportError(error));
    return work;
  };
  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const replace = (label: string, after: Form): void => {
    const { form: before, history, joins } = store.getState();
    store.setState({
      form: after,
      history: withStep(history, { before, after, label, group: null }),
      joins: joins + 1,
    });
  };

  /** Writes it as it is when its turn comes. What says what is saved is no draft. */
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
    // What was saved meanwhile stays beside what was typed; where both are of one field, what was typed does.
    const resumed = draft.base ? merge({ base: draft.base, mine: draft.form, theirs: pristine }).form : draft.form;
    if (saysTheSame(resumed, pristine)) return void (await put());
    if (form === pristine) store.setState({ form: resumed });
    // So does what was typed before the draft was found, which is the newest.
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
      });
      // A page that is put away may never come back.
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
      // Gone from the device before it is gone from the page: whoever reloads then does not find it again.
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
          // A new item was kept under no number.
          if (first.billingItemId !== state.metadata.billingItemId) await drafts.drop(first);
        }),
      );
    },
  };
}
