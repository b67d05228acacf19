import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Principal } from 'shared-client/schema/approvals';
import {
  approverIds,
  kindsInName,
  type RecordState,
  type RecordViewer,
  waitsFor,
} from 'shared-validators/record-approval';
import { reachOf } from '../access/may.ts';
import { fullName } from '../billing/change-history.ts';
import { forbidden, notFound } from '../call/http-problem.ts';
import { type Acting, type ActingUser, inOwnName, standsInFor } from '../delegates/acting.ts';
import { LENDS } from '../delegates/lends.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { ApprovalRecordTable } from './tables.ts';

export type RecordRow = Selectable<ApprovalRecordTable>;

/** What a delegate may be trusted with of this. */
const LENT = ['REQUISITION_APPROVAL', 'REQUEST_CREATION', 'MASTER_BUDGET_VISIBILITY'] as const;

/** Who looks, in whose name, and for whom they could look. */
export interface RecordReader {
  readonly acting: Acting;
  readonly principals: readonly Principal[];
}

/**
 * Who looks at records. In somebody's name only the permissions count that the delegate is lent.
 * @throws HttpProblem 403 for who has none to look at, or does not stand in for the person
 */
export async function readerOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  user: SignedInUser,
  onBehalfOf: number | undefined,
): Promise<RecordReader> {
  if (reachOf(user, 'records') === 'none') throw forbidden('Workers and suppliers approve no requests.');
  const people = new Map<number, ActingUser & { readonly endDate: string }>();
  for (const permission of LENT)
    for (const one of await standsInFor(db, user, permission, now())) {
      const known = people.get(one.userId);
      const permissions = [...(known?.permissions ?? []), LENDS[permission]];
      const endDate = [one.endDate, known?.endDate ?? ''].sort().at(-1) ?? one.endDate;
      people.set(one.userId, { ...one, permissions, endDate });
    }
  const principals = [...people.values()].map((one) => ({
    userId: one.userId,
    name: fullName(one),
    endDate: one.endDate,
  }));
  if (onBehalfOf === undefined) return { acting: inOwnName(user), principals };
  const principal = people.get(onBehalfOf);
  if (!principal) throw forbidden('You do not stand in for this person, or no longer.');
  return { acting: { actor: user, as: principal, principal }, principals };
}

/** The reader as the rules of records know them. */
export const viewerOf = ({ actor, as, principal }: Acting): RecordViewer => ({
  userId: as.userId,
  isOverseer: reachOf(as, 'records') === 'all',
  permissions: as.permissions,
  takingPart: [actor.userId, ...(principal ? [principal.userId] : [])],
});

/** For how many milliseconds the present step is not asked yet, because the decision before it can be taken back. */
export const heldMilliseconds = ({ status, waits_from }: RecordRow, now: Date): number =>
  status === 'Pending' && waits_from ? Math.max(0, waits_from.getTime() - now.getTime()) : 0;

/** Leaves of a query of records (`r`) those that wait for somebody. */
export const waitsForUser = (userId: number, now: Date) => sql<boolean>`(
  r.status = 'Pending' and r.waits_for @> ${JSON.stringify([userId])}::jsonb
  and (r.waits_from is null or r.waits_from <= ${now}))`;

/** A record as the rules know it. */
export const stateOf = (row: RecordRow, now: Date): RecordState => ({
  status: row.status,
  requesterId: row.requester_id,
  managerId: row.manager_id,
  assigneeId: row.assignee_id,
  submittedByIds: row.submitted_by,
  waitsFor: row.status === 'Pending' && heldMilliseconds(row, now) === 0 ? waitsFor(row.chain) : [],
});

/** Whether a record is among those of somebody: they requested it, manage it, work on it, or approve it; or they look after all. */
function isOf({ as, principal }: Acting, row: RecordRow): boolean {
  if (principal && !kindsInName(as.permissions).includes(row.kind)) return false;
  if (reachOf(as, 'records') === 'all') return true;
  return [row.requester_id, row.manager_id, row.assignee_id, ...approverIds(row.chain)].includes(as.userId);
}

/** Leaves of a query of records (`r`) those of somebody. */
export function ofReader<O>(
  query: SelectQueryBuilder<Database & { r: Database['approval_record'] }, 'r', O>,
  { as, principal }: Acting,
): SelectQueryBuilder<Database & { r: Database['approval_record'] }, 'r', O> {
  const rows = principal ? query.where('r.kind', 'in', kindsInName(as.permissions)) : query;
  if (reachOf(as, 'records') === 'all') return rows;
  return rows.where((e) =>
    e.or([
      e('r.requester_id', '=', as.userId),
      e('r.manager_id', '=', as.userId),
      e('r.assignee_id', '=', as.userId),
      sql<boolean>`r.approvers @> ${JSON.stringify([as.userId])}::jsonb`,
    ]),
  );
}

/** A record, locked where it is to be changed. @throws HttpProblem 404 for none, 403 for one of others */
export async function findRecord(db: Kysely<Database>, acting: Acting, id: number, lock = false): Promise<RecordRow> {
  let query = db.selectFrom('approval_record').selectAll().where('id', '=', id);
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound('There is no such record.');
  if (!isOf(acting, row)) throw forbidden('You have nothing to do with this record.');
  return row;
}
