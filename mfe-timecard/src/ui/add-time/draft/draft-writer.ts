import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { createStore } from 'zustand/vanilla';
import { withHalfTyped } from '../../../domain/day/half-typed-time.ts';
import type { TimecardForm } from '../../../domain/form/timecard-form.ts';
import { isDirty } from '../../../state/add-time/is-dirty.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { keepDraft, removeDraft, removeOwnDraft, tidyDrafts } from '../../../state/drafts/draft-store.ts';
import { fieldInUse } from '../field-ids.ts';
import type { DraftStatus } from './draft-status.ts';

/** Pause in typing before a draft is written, in milliseconds. */
const IDLE_MS = 400;
/** A save does not wait longer than this for its draft, milliseconds. */
const KEEP_MS = 500;

/** Keeps what is typed into one timecard on this device. */
export interface DraftWriter {
  readonly status: DraftStatus;
  /** Keeps it from now on. @returns an undo, which writes what is still to be written */
  readonly follow: () => () => void;
  /** Writes what was typed at once. Waits for it, but not for long. */
  readonly keep: () => Promise<unknown>;
  /** The timecard is saved or given up. */
  readonly drop: () => void;
  /** Waits for what is being written or removed. */
  readonly settled: () => Promise<unknown>;
  /** This tab goes on with a draft: its record is removed once the tab has written its own. */
  readonly goOnWith: (record: string) => void;
}

/** @param named the name of the timecard's drafts */
export function draftWriter(store: TimecardStore, named: Promise<string>): DraftWriter {
  const status: DraftStatus = createStore(() => ({ kept: null, lasts: false }));
  const continued: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  let changedAt = 0;
  let hasRecord = false;

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = () => {
    stopTimer();
    const { form, metadata, pristine } = store.getState();
    const keeps = formToKeep(store);
    if (!isDirty({ form: keeps, pristine })) {
      // What was typed has been taken back: a draft would bring it again.
      if (hasRecord || continued.length > 0) removeWritten();
      return;
    }
    hasRecord = true;
    const keptAt = new Date();
    const draft = { keptAt: keptAt.toISOString(), version: metadata.version, form: keeps, base: pristine };
    // One after the other: what is written after a removal stays.
    writing = Promise.all([named, writing])
      .then(([name]) => keepDraft(name, draft))
      .then((done) => {
        if (done) for (const record of continued.splice(0)) void removeDraft(record);
        if (store.getState().form === form)
          status.setState({ kept: done !== false && keptAt, lasts: done === 'device' });
      });
  };
  // A write that is under way comes first: it would bring the draft back.
  const removeWritten = () => {
    hasRecord = false;
    status.setState({ kept: null });
    writing = Promise.all([named, writing]).then(([name]) =>
      Promise.all([removeOwnDraft(name), ...continued.splice(0).map(removeDraft)]),
    );
  };
  // One timer for many keystrokes: it looks whether typing has paused.
  const writeWhenIdle = () => {
    const left = changedAt + IDLE_MS - performance.now();
    if (left <= 0) write();
    else timer = setTimeout(writeWhenIdle, left);
  };
  const writeSoon = () => {
    changedAt = performance.now();
    timer ??= setTimeout(writeWhenIdle, IDLE_MS);
  };
  const showKeeping = () => {
    if (timer !== undefined) status.setState({ kept: null });
  };

  function follow(): () => void {
    const stopForm = store.subscribe((state, previous) => {
      if (state.form === previous.form) return;
      if (timer === undefined && status.getState().kept) schedulePostPaint(showKeeping);
      writeSoon();
    });
    // A time that is half typed is no change of the form yet.
    const typing = () => {
      if (formToKeep(store) !== store.getState().form) writeSoon();
    };
    // A page that is put away may never come back: what is typed is written at once.
    const hide = () => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('keyup', typing);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', write);
    // An expired session signs in again and finds its draft; somebody else on this device finds none.
    void named.then(tidyDrafts);
    return () => {
      // A page that is taken away unasked, by a failure of the program or the session's end, keeps what was typed last.
      if (timer !== undefined) write();
      document.removeEventListener('keyup', typing);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', write);
      stopForm();
    };
  }

  return {
    status,
    follow,
    keep() {
      if (timer !== undefined || status.getState().kept === null) write();
      return Promise.race([writing, new Promise((resolve) => setTimeout(resolve, KEEP_MS))]);
    },
    drop() {
      stopTimer();
      removeWritten();
    },
    settled: () => writing,
    goOnWith: (record) => void continued.push(record),
  };
}

/** What a draft keeps: the form, with the time that is being typed as far as it is. */
function formToKeep(store: TimecardStore): TimecardForm {
  const { form, openDay } = store.getState();
  const at = openDay === null ? null : fieldInUse([openDay]);
  const [span = '', part] = at?.field.split('.') ?? [];
  return at && (part === 'start' || part === 'end') ? withHalfTyped(form, { ...at, span, part }) : form;
}
