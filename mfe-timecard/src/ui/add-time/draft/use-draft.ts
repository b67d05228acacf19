import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { sayTheSame } from '../../../domain/conflict/adds-nothing.ts';
import { isEditable } from '../../../domain/form/editable.ts';
import { type TimecardStore, withTakenUp } from '../../../state/add-time/timecard-store.ts';
import { removeDraft } from '../../../state/drafts/draft-store.ts';
import type { FoundDraft, FoundDrafts } from '../../../state/drafts/find-drafts.ts';
import { mayWait } from '../../../state/outbox/may-wait.ts';
import type { QueuedDraft } from '../../../state/outbox/queued-draft.ts';
import { standsHereAs } from '../../../state/outbox/taken-up.ts';
import { loadOutbox } from '../../outbox/load-outbox.ts';
import type { Merging } from '../merge/merge-request.ts';
import { type DraftWriter, draftWriter } from './draft-writer.ts';
import {
  draftsOfTimecard,
  formsOfDraft,
  goesOnByItself,
  hasNews,
  NO_DRAFTS,
  nameOfDrafts,
} from './drafts-of-timecard.ts';

/** Prefix of the record name of an entry that waits for the connection instead of being a draft; the entry's id follows. */
const QUEUED = 'queued:';

export interface DraftKeeper extends Pick<DraftWriter, 'status' | 'keep' | 'drop' | 'settled'> {
  /** Drafts found on this device that need the person's decision. */
  readonly found: FoundDrafts;
  /** Continues a draft: merges it with the current form. */
  readonly restore: (draft: FoundDraft) => void;
  /** Removes a record that the person does not want, or hides the note about other tabs. */
  readonly dismiss: (record: string | null) => void;
}

/**
 * Stores unsaved entries on this device as the person types, and offers them when the timecard is opened again. A reloaded page continues
 * its own draft automatically.
 */
export function useDraft(store: TimecardStore, merge: Merging['merge']): DraftKeeper {
  const t = useText();
  const [found, setFound] = useState<FoundDrafts>(NO_DRAFTS);
  const named = useMemo(() => nameOfDrafts(store), [store]);
  const writer = useMemo(() => draftWriter(store, named), [store, named]);

  const forget = useCallback(
    (record: string | null) =>
      setFound(({ drafts, unreadable, elsewhere }) => ({
        drafts: drafts.filter((draft) => draft.record !== record),
        unreadable: unreadable.filter((draft) => draft.record !== record),
        elsewhere: elsewhere && record !== null,
      })),
    [],
  );
  const queued = useRef<readonly QueuedDraft[]>([]);
  const restore = useCallback(
    (draft: FoundDraft) => {
      const when = formatMoment(draft.keptAt);
      const forms = formsOfDraft(draft, store);
      // A draft may equal a waiting entry, which is then taken up with it.
      const entry = queued.current.find(
        ({ id, form }) => `${QUEUED}${id}` === draft.record || sayTheSame(form, draft.form),
      );
      merge({
        forms,
        ground: { took: entry && { id: entry.id, form: forms.mine } },
        step: 'ACTION_DRAFT',
        title: t('LBL_DRAFT_FOUND', { when }),
        theirs: t('LBL_TC_THEIRS'),
        receipt: t('LBL_DRAFT_BACK', { when }),
        onMerged: () => {
          if (!draft.record.startsWith(QUEUED)) writer.goOnWith(draft.record);
          forget(draft.record);
        },
      });
    },
    [store, writer, merge, forget, t],
  );
  const dismiss = useCallback(
    (record: string | null) => {
      forget(record);
      if (record?.startsWith(QUEUED)) void discardQueued(record.slice(QUEUED.length));
      else if (record !== null) void removeDraft(record);
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
    const look = async () => {
      const drafts = await draftsOfTimecard(store, await named);
      if (gone) return;
      setFound(drafts);
      const own = drafts.drafts.find((draft) => draft.own);
      if (own && goesOnByItself(own, store)) restoring.current(own);
      if (!isEditable(metadata.status, metadata.rejectionKind)) return;
      // Waiting entries are restored as well: this tab may have no draft of them.
      const entries = mayWait() ? await loadOutbox().then((outbox) => outbox.queuedDrafts(metadata)) : [];
      if (gone) return;
      queued.current = entries;
      // An entry that equals the form is taken up silently.
      for (const entry of entries)
        if (!hasNews(entry, store))
          store.setState((state) => ({ takenUp: withTakenUp(state, standsHereAs(state, entry)) }));
      const news = entries.filter((entry) => hasNews(entry, store));
      const waiting = news.map((entry): FoundDraft => ({ ...entry, record: `${QUEUED}${entry.id}`, own: true }));
      setFound((known) => {
        const isKnown = ({ form }: FoundDraft) => known.drafts.some((draft) => sayTheSame(draft.form, form));
        return { ...known, drafts: [...known.drafts, ...waiting.filter((draft) => !isKnown(draft))] };
      });
      const [newest] = waiting;
      if (newest && goesOnByItself(newest, store)) restoring.current(newest);
    };
    void look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [store, named]);

  useEffect(() => writer.follow(), [writer]);

  const undecided = useRef(found.drafts);
  useEffect(() => {
    undecided.current = found.drafts;
  }, [found]);
  // Drafts that need a decision stay, unless the form contains them now.
  const drop = useCallback(() => {
    writer.drop();
    for (const draft of undecided.current) if (!hasNews(draft, store)) dismiss(draft.record);
  }, [writer, store, dismiss]);
  const { status, keep, settled } = writer;
  return { found, restore, dismiss, status, keep, drop, settled };
}

const discardQueued = (id: string) => loadOutbox().then((outbox) => outbox.discard((entry) => entry.id === id));
