import { runRequest } from 'shared-session/device-database';
import { type Draft, isReadable, type UnreadableDraft } from './draft-format.ts';
import {
  ASIDE,
  declarePlaces,
  openDraft,
  readingKeys,
  recordsOf,
  registerWork,
  removeDraft,
  tabOf,
  tabs,
} from './draft-store.ts';
import { DRAFTS } from './remove-drafts.ts';

/** A draft with the name of its record. */
export interface FoundDraft extends Draft {
  readonly record: string;
  /** Whether this tab wrote it, because the page was reloaded. */
  readonly own: boolean;
}

/** The drafts on this device when a timecard is opened. */
export interface FoundDrafts {
  /** This tab's earlier draft and those of closed tabs, newest first. */
  readonly drafts: readonly FoundDraft[];
  /** Drafts of another build that this one cannot restore. */
  readonly unreadable: readonly (UnreadableDraft & { readonly record: string })[];
  /** Whether another open tab has unsaved entries of the same timecard. */
  readonly elsewhere: boolean;
}

/** Finds a timecard's drafts. This tab's own is renamed, so that later typing does not overwrite it. */
export async function findDrafts(name: string): Promise<FoundDrafts> {
  const found = { drafts: [] as FoundDraft[], unreadable: [] as (UnreadableDraft & { record: string })[] };
  try {
    declarePlaces();
    const { left, elsewhere } = await recordsOf(name);
    const keys = await readingKeys();
    const tab = await tabs.own();
    for (const record of left) {
      const draft = await openDraft(record, keys);
      if (!draft) continue;
      const own = tabOf(record) === tab;
      const at = record === `${name}/${tab}` ? await layAside(record, draft.keptAt ?? '') : record;
      if (isReadable(draft)) found.drafts.push({ ...draft, record: at, own });
      else if (draft.text === '') await removeDraft(at);
      else found.unreadable.push({ ...draft, record: at });
    }
    found.drafts.sort((one, other) => (one.keptAt < other.keptAt ? 1 : -1));
    return { ...found, elsewhere };
  } catch {
    return { ...found, elsewhere: false };
  }
}

async function layAside(record: string, keptAt: string): Promise<string> {
  const sealed = await runRequest<unknown>(DRAFTS, 'readonly', (store) => store.get(record));
  const aside = `${record}${ASIDE}${keptAt}`;
  await runRequest(DRAFTS, 'readwrite', (store) => store.put(sealed, aside));
  registerWork(record.slice(0, record.lastIndexOf('/')), aside);
  await removeDraft(record);
  return aside;
}

/** First days of the periods of an engagement that have unsaved entries on this device. */
export async function draftedPeriods(engagementId: number): Promise<ReadonlySet<string>> {
  try {
    const records = await runRequest(DRAFTS, 'readonly', (store) => store.getAllKeys());
    const keys = await readingKeys();
    const starts = new Set<string>();
    for (const record of records.map(String)) {
      const [, id, start] = record.split('/');
      // A draft that cannot be read cannot be restored either.
      if (id === String(engagementId) && start && (await openDraft(record, keys))) starts.add(start);
    }
    return starts;
  } catch {
    // Blocked storage holds no drafts.
    return new Set();
  }
}
