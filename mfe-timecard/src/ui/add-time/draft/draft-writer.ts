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
/** The longest time that a save waits for its draft, in milliseconds. */
const KEEP_MS = 500;

/** Stores the text typed into one timecard on this device. */
export interface DraftWriter {
  readonly status: DraftStatus;
  /** Stores drafts from now on. @returns a function that stops it and writes the pending draft */
  readonly follow: () => () => void;
  /** Writes the pending draft at once. Resolves when it is written, or after a short time. */
  readonly keep: () => Promise<unknown>;
  /** The timecard was saved or given up. */
  readonly drop: () => void;
  /** Resolves when pending writes and removals are done. */
  readonly settled: () => Promise<unknown>;
  /** This tab continues a draft: its record is removed once the tab has written its own. */
  readonly goOnWith: (record: string) => void;
}

/** @param named resolves to the name of the timecard's drafts */
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
      // The edits were undone; a draft would bring them back.
      if (hasRecord || continued.length > 0) removeWritten();
      return;
    }
    hasRecord = true;
    const keptAt = new Date();
    const draft = { keptAt: keptAt.toISOString(), version: metadata.version, form: keeps, base: pristine };
    // One after the other, so that a write after a removal stays.
    writing = Promise.all([named, writing])
      .then(([name]) => keepDraft(name, draft))
      .then((done) => {
        if (done) for (const record of continued.splice(0)) void removeDraft(record);
        if (store.getState().form === form)
          status.setState({ kept: done !== false && keptAt, lasts: done === 'device' });
      });
  };
  // A pending write comes first, because it would bring the draft back.
  const removeWritten = () => {
    hasRecord = false;
    status.setState({ kept: null });
    writing = Promise.all([named, writing]).then(([name]) =>
      Promise.all([removeOwnDraft(name), ...continued.splice(0).map(removeDraft)]),
    );
  };
  // One timer for many keystrokes: it checks whether typing has paused.
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
    // A half-typed time has not changed the form yet.
    const typing = () => {
      if (formToKeep(store) !== store.getState().form) writeSoon();
    };
    // A hidden page may never come back, so the draft is written at once.
    const hide = () => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('keyup', typing);
    // The days were there before this script.
    if (isDirty({ ...store.getState(), form: formToKeep(store) })) writeSoon();
    // A page that is about to be left runs until the next one responds, which is enough for a write; after `pagehide` it may end at once.
    const leave = () => {
      if (timer !== undefined) write();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', write);
    // After an expired session a person signs in again and finds their draft; another person on this device finds none.
    void named.then(tidyDrafts);
    return () => {
      // A page that is removed unexpectedly, by a crash or the end of the session, stores the last edits.
      if (timer !== undefined) write();
      document.removeEventListener('keyup', typing);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('beforeunload', leave);
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

/** The form for the draft: the current one with the half-typed time. */
function formToKeep(store: TimecardStore): TimecardForm {
  const { form, openDay } = store.getState();
  const at = openDay === null ? null : fieldInUse([openDay]);
  const [span = '', part] = at?.field.split('.') ?? [];
  return at && (part === 'start' || part === 'end') ? withHalfTyped(form, { ...at, span, part }) : form;
}
