import { useCallback, useEffect, useRef, useState } from 'react';
import { mergeReports } from '../../domain/merge/merge-reports.ts';
import { type Draft, dropDraft, findDraft, keepDraft } from '../../state/drafts.ts';
import { isDirty, isEditable, type ReportStore } from '../../state/report-store.ts';

/** Pause in typing before a draft is written, in milliseconds. */
const IDLE_MS = 400;
/** A save does not wait longer than this for its draft, milliseconds. */
const KEEP_MS = 500;

export interface DraftKeeper {
  /** When the draft on this device was written; null: it is still to be; false: this browser keeps none. */
  readonly kept: Date | null | false;
  /** The draft that the page went on with. */
  readonly continued: Draft | null;
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
export function useDraft(store: ReportStore): DraftKeeper {
  const [kept, setKept] = useState<Date | null | false>(null);
  const [continued, setContinued] = useState<Draft | null>(null);
  const [isRestored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { form, metadata, pristine } = store.getState();
    if (!isDirty({ form, pristine })) return;
    // One after the other: what is written after a removal stays.
    writing.current = writing.current
      .then(() => keepDraft(metadata, form, pristine))
      .then((isKept) => {
        if (store.getState().form === form) setKept(isKept && new Date());
      });
  }, [store]);

  useEffect(() => {
    let gone = false;
    if (isEditable(store.getState()))
      void findDraft(store.getState().metadata).then((draft) => {
        if (gone) return;
        setRestored(true);
        if (draft === null || isDirty(store.getState())) return;
        const { pristine: theirs } = store.getState();
        const { base, form: mine } = draft;
        // What was saved meanwhile stays beside what was typed; where both are of one field, what was typed does.
        store.setState({ form: base ? mergeReports({ base, mine, theirs }).form : mine });
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
  }, [store, write]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setContinued(null);
    const { metadata } = store.getState();
    // A report that was new was kept under no number.
    writing.current = writing.current
      .then(() => dropDraft(metadata))
      .then(() => dropDraft({ ...metadata, billingItemId: 0 }));
  }, [store]);

  const discard = useCallback(() => {
    const { pristine } = store.getState();
    store.setState({ form: pristine, history: { past: [], future: [] } });
    drop();
  }, [store, drop]);

  const keep = useCallback(() => {
    if (timer.current !== undefined) write();
    return Promise.race([writing.current, new Promise((resolve) => setTimeout(resolve, KEEP_MS))]);
  }, [write]);

  return { kept, continued, isRestored, discard, keep, drop };
}
