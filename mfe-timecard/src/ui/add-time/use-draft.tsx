import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { locale, useText } from 'shared-session';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { differingDays } from '../../domain/conflict/differences.ts';
import { mergeTimecards, type ThreeForms } from '../../domain/conflict/merge-timecards.ts';
import { withHalfTyped } from '../../domain/day/half-typed-time.ts';
import { blankBase } from '../../domain/form/blank.ts';
import { isEditable } from '../../domain/form/editable.ts';
import { withRenamedRows } from '../../domain/form/renamed-rows.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { isDirty, type TimecardStore } from '../../state/add-time/timecard-store.ts';
import { personOfDevice } from '../../state/device/person.ts';
import type { Draft } from '../../state/drafts/draft-format.ts';
import {
  draftName,
  type FoundDraft,
  type FoundDrafts,
  findDrafts,
  keepDraft,
  removeDraft,
  removeDrafts,
  removeDraftsOfOthers,
  UNKNOWN_USER,
} from '../../state/drafts/draft-store.ts';
import { loadOutbox } from '../outbox/load-outbox.ts';
import { formatMoment } from '../page/dates.ts';
import { fieldInUse } from './field-ids.ts';
import type { Merging } from './merge-request.ts';

/** Pause in typing before a draft is written, in milliseconds. */
const IDLE_MS = 400;

export interface DraftKeeper {
  /** What was found on this device and waits for the person. */
  readonly found: FoundDrafts;
  /** Goes on with a draft: merges it with what stands here. */
  readonly restore: (draft: FoundDraft) => void;
  /** Removes a record that the person does not want, or hides the note about other tabs. */
  readonly dismiss: (record: string | null) => void;
  /** How it stands with what was typed; a store, because it changes with every pause in typing and only the footer says it. */
  readonly status: DraftStatus;
  /** Writes what was typed at once: before a call that may end in signing in again. Waits for it, but not for long. */
  readonly keep: () => Promise<unknown>;
  /** The timecard is saved or given up. */
  readonly drop: () => void;
  /** Waits for what is being written or removed. */
  readonly settled: () => Promise<unknown>;
}

/** A save does not wait longer than this for its draft, milliseconds. */
const KEEP_MS = 500;

/** When the draft on this device was written; null: it is still to be; false: this browser keeps none. */
type Kept = Date | null | false;

export type DraftStatus = StoreApi<{ readonly kept: Kept }>;

/** What the footer says of a draft, and whether this browser keeps none. */
export function useDraftStatus(status: DraftStatus): { text: string; refused: boolean } {
  const t = useText();
  const { kept } = useStore(status);
  const text =
    kept === false
      ? t('MSG_DRAFT_NOT_KEPT')
      : kept
        ? t('MSG_DRAFT_KEPT_AT', { time: kept.toLocaleTimeString(locale.getState().tag, { timeStyle: 'short' }) })
        : t('MSG_DRAFT_KEEPING');
  return { text, refused: kept === false };
}

/**
 * The name of a timecard's drafts. The user may be known later than the timecard is there: a name made without would not find
 * what was kept under theirs. Where the server cannot say who it is, drafts are everybody's of this session, whose key they need.
 */
async function nameOf(store: TimecardStore): Promise<string> {
  const { engagementId, periodStartDate } = store.getState().metadata;
  return draftName((await personOfDevice()) ?? UNKNOWN_USER, engagementId, periodStartDate);
}

/** What a draft keeps: the form, with the time that is being typed as far as it is. */
function formToKeep(store: TimecardStore): TimecardForm {
  const { form, openDay } = store.getState();
  const at = openDay === null ? null : fieldInUse([openDay]);
  const [span = '', part] = at?.field.split('.') ?? [];
  return at && (part === 'start' || part === 'end') ? withHalfTyped(form, { ...at, span, part }) : form;
}

const NOTHING: FoundDrafts = { drafts: [], unreadable: [], elsewhere: false };

/** A draft against what stands here: with the version it began with, as far as that is known. */
function formsOf({ form, base, version }: Draft, store: TimecardStore): ThreeForms {
  const { metadata, pristine, form: theirs, rules } = store.getState();
  const before = version === metadata.version ? pristine : blankBase(form, rules);
  const [mine, began] = base ? withRenamedRows(form, base) : [...withRenamedRows(form), before];
  return { base: began, mine, theirs };
}

/**
 * Keeps unsaved entries on this device as the person types. On return they are offered; a page that was loaded again goes on with
 * its own by itself.
 */
export function useDraft(store: TimecardStore, merge: Merging['merge']): DraftKeeper {
  const t = useText();
  const [found, setFound] = useState<FoundDrafts>(NOTHING);
  const [status] = useState<DraftStatus>(() => createStore(() => ({ kept: null })));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const writeNow = useRef<() => void>(() => undefined);
  /** Drafts gone on with: removed once this tab has written its own. */
  const continued = useRef<string[]>([]);
  const named = useMemo(() => nameOf(store), [store]);

  const forget = useCallback(
    (record: string | null) =>
      setFound(({ drafts, unreadable, elsewhere }) => ({
        drafts: drafts.filter((draft) => draft.record !== record),
        unreadable: unreadable.filter((draft) => draft.record !== record),
        elsewhere: elsewhere && record !== null,
      })),
    [],
  );
  const restore = useCallback(
    (draft: FoundDraft) => {
      const when = formatMoment(draft.keptAt);
      merge({
        forms: formsOf(draft, store),
        step: 'DEED_DRAFT',
        title: t('LBL_DRAFT_FOUND', { when }),
        theirs: t('LBL_THEIRS'),
        receipt: t('LBL_DRAFT_BACK', { when }),
        onMerged: () => {
          continued.current.push(draft.record);
          forget(draft.record);
        },
      });
    },
    [store, merge, forget, t],
  );
  const dismiss = useCallback(
    (record: string | null) => {
      forget(record);
      if (record !== null) void removeDraft(record);
    },
    [forget],
  );
  const restoring = useRef(restore);
  useEffect(() => {
    restoring.current = restore;
  }, [restore]);

  useEffect(() => {
    let gone = false;
    const { metadata } = store.getState();
    /** What waits for the connection comes back as well: a draft of it may be gone, the browser's session with it. */
    const restoreQueued = async (isNew: (draft: FoundDraft) => boolean) => {
      const queued = await loadOutbox().then((outbox) => outbox.queuedDraft(metadata));
      if (gone || !queued) return;
      const draft: FoundDraft = { ...queued, record: '', own: true };
      if (!isNew(draft)) return;
      setFound((found) => {
        const isKnown = found.drafts.some(({ form }) => differingDays(form, draft.form).length === 0);
        return isKnown ? found : { ...found, drafts: [...found.drafts, draft] };
      });
      if (mergeTimecards(formsOf(draft, store), store.getState().rules).conflicts.length === 0)
        restoring.current(draft);
    };
    if (isEditable(metadata.status, metadata.rejectionKind)) {
      void named.then(findDrafts).then((drafts) => {
        if (gone) return;
        const { rules } = store.getState();
        const isNew = (draft: FoundDraft) => differingDays(draft.form, store.getState().form).length > 0;
        for (const draft of drafts.drafts) if (!isNew(draft)) void removeDraft(draft.record);
        const differing = drafts.drafts.filter(isNew);
        setFound({ ...drafts, drafts: differing });
        const own = differing.find((draft) => draft.own);
        if (own && mergeTimecards(formsOf(own, store), rules).conflicts.length === 0) restoring.current(own);
        return restoreQueued(isNew).catch(() => undefined);
      });
    }
    const write = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const { form, metadata: current, pristine } = store.getState();
      const keeps = formToKeep(store);
      if (!isDirty({ form: keeps, pristine })) return;
      const keptAt = new Date();
      // One after the other: what is written after a removal stays.
      writing.current = Promise.all([named, writing.current])
        .then(([name]) => {
          const { version } = current;
          return keepDraft(name, { keptAt: keptAt.toISOString(), version, form: keeps, base: pristine });
        })
        .then((done) => {
          if (done) for (const record of continued.current.splice(0)) void removeDraft(record);
          if (!gone && store.getState().form === form) status.setState({ kept: done && keptAt });
        });
    };
    writeNow.current = write;
    let changedAt = 0;
    // One timer for many keystrokes: it looks whether typing has normalized.
    const writeWhenIdle = () => {
      const left = changedAt + IDLE_MS - performance.now();
      if (left <= 0) write();
      else timer.current = setTimeout(writeWhenIdle, left);
    };
    const showKeeping = () => {
      if (timer.current !== undefined) status.setState({ kept: null });
    };
    const writeSoon = () => {
      changedAt = performance.now();
      timer.current ??= setTimeout(writeWhenIdle, IDLE_MS);
    };
    const stopForm = store.subscribe((state, previous) => {
      if (state.form === previous.form) return;
      if (timer.current === undefined && status.getState().kept) schedulePostPaint(showKeeping);
      writeSoon();
    });
    // A time that is half typed is no change of the form yet.
    const typing = () => {
      if (formToKeep(store) !== store.getState().form) writeSoon();
    };
    document.addEventListener('keyup', typing);
    // A page that is put away may never come back: what is typed is written at once.
    const hide = () => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', write);
    // An expired session signs in again and finds its draft; somebody else on this device finds none.
    void named.then(removeDraftsOfOthers);
    return () => {
      gone = true;
      // A page that is taken away unasked, by a failure of the program or the session's end, keeps what was typed last.
      if (timer.current !== undefined) write();
      document.removeEventListener('keyup', typing);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', write);
      stopForm();
    };
  }, [store, named, status]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    status.setState({ kept: null });
    setFound(NOTHING);
    // A write that is under way comes first: it would bring the draft back.
    writing.current = Promise.all([named, writing.current]).then(([name]) => removeDrafts(name));
  }, [named, status]);

  const keep = useCallback(() => {
    if (timer.current !== undefined || status.getState().kept === null) writeNow.current();
    return Promise.race([writing.current, new Promise((resolve) => setTimeout(resolve, KEEP_MS))]);
  }, [status]);

  const settled = useCallback(() => writing.current, []);
  return { found, restore, dismiss, status, keep, drop, settled };
}
