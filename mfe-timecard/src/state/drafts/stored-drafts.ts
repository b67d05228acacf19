import { keptWork } from 'shared-session/device-data';
import { runRequest } from 'shared-session/device-database';
import { KEPT_TIMECARD } from '../outbox/may-wait.ts';
import type { Draft, UnreadableDraft } from './draft-format.ts';
import { openDraft, readingKeys, removeDraft, UNKNOWN_USER } from './draft-store.ts';
import { DRAFTS } from './remove-drafts.ts';

/** A timecard with its stored drafts, whichever tabs wrote them. */
export interface StoredDraft {
  readonly engagementId: number;
  /** First day of its period. */
  readonly periodStart: string;
  /** The URL where the person entered it: `#/worker/…`; empty if unknown. */
  readonly url: string;
  readonly drafts: readonly ((Draft | UnreadableDraft) & { readonly record: string })[];
}

/** The timecards of a person that have drafts on this device. Read only. */
export async function storedDrafts(person: string): Promise<readonly StoredDraft[]> {
  const keys = await readingKeys();
  const records = (await runRequest(DRAFTS, 'readonly', (store) => store.getAllKeys())).map(String);
  const found = new Map<string, StoredDraft>();
  for (const record of records) {
    const [user, id = '', periodStart = ''] = record.split('/');
    if (user !== person && user !== UNKNOWN_USER) continue;
    const draft = await openDraft(record, keys);
    if (!draft) continue;
    const name = `${id}/${periodStart}`;
    const known = found.get(name) ?? {
      engagementId: Number(id),
      periodStart,
      url: urlOf(id, periodStart),
      drafts: [],
    };
    found.set(name, { ...known, drafts: [...known.drafts, { ...draft, record }] });
  }
  return [...found.values()];
}

const urlOf = (id: string, date: string): string =>
  keptWork().find(({ key, params }) => key === KEPT_TIMECARD && params.id === id && params.date === date)?.url ?? '';

/** Removes drafts that are saved, except one that a tab has written again in the meantime. */
export async function removeSaved(drafts: StoredDraft['drafts']): Promise<void> {
  const keys = await readingKeys();
  for (const { record, keptAt } of drafts) {
    const now = await openDraft(record, keys);
    if (now === null || now.keptAt === keptAt) await removeDraft(record);
  }
}
