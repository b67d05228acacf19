import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { ApprovalRecord, RecordEvent } from 'shared-client/schema/records';
import {
  approverIds,
  type Chain,
  currentStep,
  decides,
  RECORD_TRANSITIONS,
  type RecordAction,
  type RecordStatus,
  type RecordViewer,
  refusalOf,
  takesPartInName,
  waitsFor,
} from 'shared-validators/record-approval';
import { UNDO_MS } from '../approvals/undo-time.ts';
import { keyOf } from '../billing/save/idempotency.ts';
import { forbidden, httpProblem } from '../call/http-problem.ts';
import type { Acting } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { type NewNotification, notify } from '../notifications/keep.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import { chainColumns } from './chain-columns.ts';
import { describeRecord } from './describe.ts';
import { findRecord, type RecordRow, readerOf, stateOf, viewerOf } from './reader.ts';
import type { BeforeRecordDecision } from './tables.ts';

/** The result of a change, and its line in the history. */
export interface Changed {
  readonly status?: RecordStatus;
  readonly chain?: Chain;
  readonly managerId?: number;
  readonly assigneeId?: number;
  readonly submittedBy?: readonly number[];
  readonly text?: string | null;
  readonly personId?: number;
}

/** A requested change. */
export interface Asked {
  readonly what: RecordEvent['what'];
  readonly recordId: number;
  /** The version that the change is for; null for any version. */
  readonly version: number | null;
  readonly onBehalfOf: number | undefined;
  /** The whole request. Other content with the same key is refused. */
  readonly content: unknown;
}

/**
 * Changes a record once for a key, in one transaction: checks permissions and version, and adds a line to the history.
 * @throws HttpProblem 400 without a key, 403 if not allowed, 409 for an old version or a status that does not allow it, 422 for a key that
 * was used for something else
 */
export async function changeRecord(
  services: Services,
  user: SignedInUser,
  request: FastifyRequest,
  asked: Asked,
  change: (trx: Transaction<Database>, row: RecordRow, acting: Acting) => Promise<Changed> | Changed,
): Promise<ApprovalRecord> {
  const { db, now } = services;
  const reader = await readerOf(services, user, asked.onBehalfOf);
  const key = keyOf(request);
  if (key === undefined)
    throw httpProblem(400, 'ERR_REQUEST_INVALID', 'Idempotency-Key: a change needs one.', { value: 'Idempotency-Key' });
  const hash = createHash('sha256')
    .update(JSON.stringify([asked.recordId, asked.content]))
    .digest('base64url');
  await db.transaction().execute(async (trx) => {
    const row = await findRecord(trx, reader.acting, asked.recordId, true);
    if (await isRepeated(trx, user.userId, key, hash)) return;
    const at = now();
    requireAllowed(row, reader.acting, asked, at);
    const changed = await change(trx, row, reader.acting);
    const until = asked.what !== 'comment' && decides(asked.what) ? new Date(at.getTime() + UNDO_MS) : null;
    await write(trx, row, changed, { now: at, until });
    await notify(trx, waitsAnew(row, changed, until ?? at));
    const noted = await trx
      .insertInto('approval_record_event')
      .values({
        record_id: row.id,
        user_id: reader.acting.actor.userId,
        principal_id: reader.acting.principal?.userId ?? null,
        what: asked.what,
        text: changed.text?.trim() || null,
        person_id: changed.personId ?? null,
        at,
        key,
        request_hash: hash,
        ...(until ? { before: json(beforeOf(row)), decided_version: row.version + 1, undo_until: until } : {}),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Another record was changed with the same key at the same time.
    if (!noted) throw keyReused();
  });
  // A user who gives a record to another manager may no longer see it, but still gets the response to the change.
  const row = await db
    .selectFrom('approval_record')
    .selectAll()
    .where('id', '=', asked.recordId)
    .executeTakeFirstOrThrow();
  return describeRecord(db, reader, row, now());
}

/** The notifications of approvers for whom a record waits now, and did not before. */
export function waitsAnew(
  row: RecordRow,
  { status = row.status, chain = row.chain }: Changed,
  at: Date,
): NewNotification[] {
  if (status !== 'Pending') return [];
  const before = row.status === 'Pending' ? waitsFor(row.chain) : [];
  const values = { recordId: row.id, number: row.number, title: row.title };
  return waitsFor(chain)
    .filter((readerId) => !before.includes(readerId))
    .map((readerId) => ({ readerId, kind: 'record-waits', values, at, recordId: row.id }));
}

/** The values that an undo restores. */
const beforeOf = ({ status, chain, waits_from }: RecordRow): BeforeRecordDecision => ({
  status,
  chain,
  waitsFrom: waits_from?.toISOString() ?? null,
});

/** Whether a key was already used for the same request. @throws HttpProblem 422 for a key that was used for something else */
async function isRepeated(trx: Transaction<Database>, userId: number, key: string, hash: string): Promise<boolean> {
  const known = await trx
    .selectFrom('approval_record_event')
    .select('request_hash')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return false;
  if (known.request_hash === hash) return true;
  throw keyReused();
}

const keyReused = () =>
  httpProblem(
    422,
    'ERR_IDEMPOTENCY_KEY_REUSED',
    'This request was sent before with other content. Please reload the page and try again.',
    { value: 'Idempotency-Key' },
  );

function requireAllowed(row: RecordRow, acting: Acting, { what, version }: Asked, now: Date): void {
  const [viewer, state] = [viewerOf(acting), stateOf(row, now)];
  const refusal = what === 'comment' ? commentRefusal(acting) : refusalOf(viewer, state, what);
  const isStale = version !== null && version !== row.version;
  // Approvers who were asked until somebody else decided get that reason, and not that they are not allowed.
  const cameLate = isStale && what === 'approve' && approverIds(row.chain).includes(viewer.userId);
  if (refusal === 'own')
    throw httpProblem(403, 'ERR_RECORD_OWN', 'Who submitted this does not decide on it. Somebody else does.');
  if (refusal === 'person' && !(cameLate && mayDecide(viewer))) throw forbidden();
  if (isStale) throw httpProblem(409, 'ERR_RECORD_CHANGED', 'This changed since you looked at it. Please look again.');
  if (refusal === 'status')
    throw httpProblem(409, 'ERR_RECORD_STATUS', 'Its status no longer allows this. Please look again.');
}

/** Delegates who may only see budgets may not comment on them. */
const commentRefusal = ({ as, principal }: Acting) => (principal && !takesPartInName(as.permissions) ? 'person' : null);

const mayDecide = ({ permissions }: RecordViewer): boolean => permissions.includes(RECORD_TRANSITIONS.approve.needs);

interface When {
  readonly now: Date;
  /** Only for a decision: until when it can be taken back. */
  readonly until: Date | null;
}

async function write(
  trx: Transaction<Database>,
  row: RecordRow,
  changed: Changed,
  { now, until }: When,
): Promise<void> {
  const { status, chain, managerId, assigneeId, submittedBy } = changed;
  if ([status, chain, managerId, assigneeId].every((one) => one === undefined)) return;
  await trx
    .updateTable('approval_record')
    .set({ version: row.version + 1 })
    .$if(status !== undefined, (q) => q.set({ status: status as RecordStatus }))
    .$if(managerId !== undefined, (q) => q.set({ manager_id: managerId as number }))
    .$if(assigneeId !== undefined, (q) => q.set({ assignee_id: assigneeId as number }))
    .$if(submittedBy !== undefined, (q) => q.set({ submitted_by: json(submittedBy ?? []), submitted_at: now }))
    .$if(chain !== undefined, (q) =>
      q.set({ ...chainColumns(chain ?? []), waits_from: waitsFrom(row, changed, { now, until }) }),
    )
    .where('id', '=', row.id)
    .execute();
}

/** When the current step opens: at once, or after a decision, when that can no longer be taken back. */
function waitsFrom(row: RecordRow, { status, chain = [] }: Changed, { now, until }: When): Date | null {
  if (until && currentStep(chain) !== currentStep(row.chain)) return until;
  if (status === undefined) return row.waits_from;
  return status === 'Pending' ? now : null;
}

/** The status after an action. @throws Error for an action that does not change it */
export function statusAfter(action: RecordAction): RecordStatus {
  const transition = RECORD_TRANSITIONS[action];
  if ('to' in transition) return transition.to;
  throw new Error(`${action} leads to no status.`);
}
