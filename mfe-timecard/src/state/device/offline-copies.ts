import { CallError } from 'shared-client';
import type { EditMetadata } from 'shared-client/billing';
import type { EngagementItem } from 'shared-client/engagements';
import { copyOfPerson, keepOfPerson } from './copies-of-person.ts';

/** Reads from the server and stores the response for later. Offline, returns the stored one if it matches the request. */
async function readThrough<T>(name: string, read: () => Promise<T>, isAsked: (kept: T) => boolean): Promise<T> {
  try {
    const fresh = await read();
    void keepOfPerson(name, fresh).catch(() => undefined);
    return fresh;
  } catch (error) {
    // A server failure while there is a connection is shown, and retried.
    if (navigator.onLine || !(error instanceof CallError) || error.kind !== 'network') throw error;
    const kept = (await copyOfPerson(name).catch(() => undefined)) as T | undefined;
    if (kept === undefined || !isAsked(kept)) throw error;
    return kept;
  }
}

export const engagementsOrCopy = (read: () => Promise<readonly EngagementItem[]>) =>
  readThrough('engagements', read, () => true);

/** The timecard that was opened last; `date` lies in its period, or is null for the present one. */
export const timecardOrCopy = (engagementId: number, date: string | null, read: () => Promise<EditMetadata>) =>
  readThrough(
    'timecard',
    read,
    (kept) =>
      kept.engagementId === engagementId &&
      (date === null || (kept.periodStartDate <= date && date <= kept.earningsEndDate)),
  );
