import {
  type ApprovalRecord,
  assignRequests,
  changeRecord,
  commentRecord,
  decideRecord,
  getRecord,
  getRecordPeople,
  getRecords,
  type RecordAssignment,
  type RecordChange,
  type RecordDecision,
} from 'shared-client/records';
import { queryClient } from 'shared-session/server-data';
import { type DashboardState, recordQuery } from '../domain/dashboard-state.ts';
import { eventOfChange, eventOfRecordDecision, type ReviewEvent } from '../domain/events.ts';
import { readAnew } from './read-anew.ts';
import { track } from './track.ts';

/** Added to a delay, in milliseconds, so that the timer never fires too early. */
const A_MOMENT = 100;

type Signalled = { readonly signal: AbortSignal };

/** The person on whose behalf; null for the reader's own name. */
export type InName = number | null;

const nameOf = (onBehalfOf: InName) => (onBehalfOf === null ? {} : { onBehalfOf });

/** A page of the dashboard. */
export function recordsQuery(state: DashboardState) {
  const query = recordQuery(state);
  return {
    queryKey: ['records', 'list', query],
    queryFn: ({ signal }: Signalled) => getRecords(query, { signal }),
  };
}

/**
 * The delay before records are read again. Their next step opens when the decision before it can no longer be undone.
 */
export const onceAsked =
  <Data>(heldOf: (data: Data) => readonly { readonly heldMilliseconds: number }[]) =>
  ({ state: { data } }: { readonly state: { readonly data?: Data | undefined } }): number | false => {
    const held = (data === undefined ? [] : heldOf(data))
      .map(({ heldMilliseconds }) => heldMilliseconds)
      .filter(Boolean);
    return held.length > 0 ? Math.min(...held) + A_MOMENT : false;
  };

/** A complete record. */
export const recordOfId = (recordId: number, onBehalfOf: InName) => ({
  queryKey: ['records', 'one', recordId, onBehalfOf],
  queryFn: ({ signal }: Signalled) => getRecord(recordId, nameOf(onBehalfOf), { signal }),
});

/** People who may approve a record, manage it or work on it, as options of a search bar. */
export const findRecordPeople =
  (recordId: number, onBehalfOf: InName = null) =>
  async (search: string, signal: AbortSignal) =>
    (await getRecordPeople(recordId, { search, ...nameOf(onBehalfOf) }, { signal })).map(({ userId, name }) => ({
      value: String(userId),
      label: name,
    }));

/**
 * Shows the record of a response and reloads the lists. The lists are also reloaded if the call failed, because another user may have
 * changed the record.
 */
async function refreshed(
  onBehalfOf: InName,
  call: Promise<ApprovalRecord>,
  event: ReviewEvent,
): Promise<ApprovalRecord> {
  try {
    const record = await call;
    track(event);
    queryClient.setQueryData(recordOfId(record.recordId, onBehalfOf).queryKey, record);
    return record;
  } finally {
    await readAnew(['records']);
  }
}

/** Approves or rejects a record. Sending the same key again decides nothing twice. */
export const decideOn = (
  recordId: number,
  decision: Omit<RecordDecision, 'onBehalfOf'>,
  onBehalfOf: InName,
  idempotencyKey: string,
) =>
  refreshed(
    onBehalfOf,
    decideRecord(recordId, { ...decision, ...nameOf(onBehalfOf) }, { idempotencyKey }),
    eventOfRecordDecision(decision),
  );

/** Changes a record or its chain. */
export const changeOf = (
  recordId: number,
  change: Omit<RecordChange, 'onBehalfOf'>,
  onBehalfOf: InName,
  idempotencyKey: string,
) =>
  refreshed(
    onBehalfOf,
    changeRecord(recordId, { ...change, ...nameOf(onBehalfOf) }, { idempotencyKey }),
    eventOfChange(change),
  );

/** Adds a comment to a record. */
export const commentOn = (recordId: number, text: string, onBehalfOf: InName, idempotencyKey: string) =>
  refreshed(onBehalfOf, commentRecord(recordId, { text, ...nameOf(onBehalfOf) }, { idempotencyKey }), {
    event: 'comment',
  });

/** Assigns several requests to a person; all of them or none. */
export async function assign(assignment: RecordAssignment): Promise<void> {
  try {
    await assignRequests(assignment);
  } finally {
    await readAnew(['records']);
  }
}
