import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { type History, noHistory } from '../../domain/history.ts';

/** Pause in typing before a draft is written, in milliseconds. */
const IDLE_MS = 400;
/** A save does not wait longer than this for its draft, milliseconds. */
const KEEP_MS = 500;

/** What is kept of an item that is typed into. */
interface Kept<Form> {
  /** ISO instant. */
  readonly keptAt: string;
  readonly form: Form;
}

interface Typed<Form> {
  readonly form: Form;
  /** The form as the server has it. */
  readonly pristine: Form;
  readonly history: History<Form>;
}

/** How drafts of one kind of item are kept; it stays the same from drawing to drawing. */
export interface DraftSource<Form, State extends Typed<Form>, Draft extends Kept<Form>> {
  readonly isEditable: (state: State) => boolean;
  readonly isDirty: (state: State) => boolean;
  readonly find: (state: State) => Promise<Draft | null>;
  readonly keep: (state: State) => Promise<boolean>;
  /** Removes it, under the number that it was kept under as well. */
  readonly drop: (state: State) => Promise<void>;
  /** The form to go on with, where the server has `theirs` by now. */
  readonly resume: (draft: Draft, theirs: Form) => Form;
}

export interface DraftKeeper {
  /** When the draft on this device was written; null: it is still to be; false: this browser keeps none. */
  readonly kept: Date | null | false;
  /** The draft that the page went on with. */
  readonly continued: { readonly keptAt: string } | null;
  /** What was kept has been looked for. */
  readonly isRestored: boolean;
  /** Gives up what the page went on with. */
  readonly discard: () => void;
  /** Writes what was typed at once, and waits for it, but not for long. */
  readonly keep: () => Promise<unknown>;
  /** The report is saved. */
  readonly drop: () => void;
}

/** Keeps unsaved entries on this device as the person types. On return the page goes on with them. */
export function useKeptDraft<Form, State extends Typed<Form>, Draft extends Kept<Form>>(
  store: StoreApi<State>,
  source: DraftSource<Form, State, Draft>,
): DraftKeeper {
  const [kept, setKept] = useState<Date | null | false>(null);
  const [continued, setContinued] = useState<Draft | null>(null);
  const [isRestored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const state = store.getState();
    if (!source.isDirty(state)) return;
    // One after the other: what is written after a removal stays.
    writing.current = writing.current
      .then(() => source.keep(state))
      .then((isKept) => {
        if (store.getState().form === state.form) setKept(isKept && new Date());
      });
  }, [store, source]);

  useEffect(() => {
    let gone = false;
    if (source.isEditable(store.getState()))
      void source.find(store.getState()).then((draft) => {
        if (gone) return;
        setRestored(true);
        if (draft === null || source.isDirty(store.getState())) return;
        show(store, source.resume(draft, store.getState().pristine));
        setContinued(draft);
        setKept(new Date(draft.keptAt));
      });
    const stop = store.subscribe((state, before) => {
      if (state.form === before.form) return;
      clearTimeout(timer.current);
      setKept((known) => (known === false ? known : null));
      timer.current = setTimeout(write, IDLE_MS);
    });
    // A page that is put away may never come back.
    const hide = () => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', write);
    return () => {
      gone = true;
      stop();
      if (timer.current !== undefined) write();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', write);
    };
  }, [store, source, write]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setContinued(null);
    const state = store.getState();
    writing.current = writing.current.then(() => source.drop(state));
  }, [store, source]);

  const discard = useCallback(() => {
    show(store, store.getState().pristine, noHistory);
    drop();
  }, [store, drop]);

  const keep = useCallback(() => {
    if (timer.current !== undefined) write();
    return Promise.race([writing.current, new Promise((resolve) => setTimeout(resolve, KEEP_MS))]);
  }, [write]);

  return { kept, continued, isRestored, discard, keep, drop };
}

/** Shows a form in place of the one that is there. */
function show<Form, State extends Typed<Form>>(
  store: StoreApi<State>,
  form: Form,
  history: History<Form> = store.getState().history,
): void {
  store.setState((state) => ({ ...state, form, history }));
}
