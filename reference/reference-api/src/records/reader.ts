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
import { type Acting, inOwnName, standsInFor } from '../delegates/acting.ts';
import { DELEGATED_PERMISSIONS } from '../delegates/delegated-permissions.ts';
import type { ActingUser, SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { ApprovalRecordTable } from './tables.ts';

export type RecordRow = Selectable<ApprovalRecordTable>;

/** The delegate permissions for records. */
const LENT = ['REQUISITION_APPROVAL', 'REQUEST_CREATION', 'MASTER_BUDGET_VISIBILITY'] as const;

/** The reader, the user on whose behalf they read, and those on whose behalf they could read. */
export interface RecordReader {
  readonly acting: Acting;
  readonly principals: readonly Principal[];
}

/**
 * The reader of records. On behalf of another user, only the permissions of the delegation apply. @throws HttpProblem 403 for users without
 * access, or who are not a delegate of the person
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
      const permissions = [...(known?.permissions ?? []), DELEGATED_PERMISSIONS[permission]];
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

/** The reader in the form that the rules of records take. */
export const viewerOf = ({ actor, as, principal }: Acting): RecordViewer => ({
  userId: as.userId,
  isOverseer: reachOf(as, 'records') === 'all',
  permissions: as.permissions,
  takingPart: [actor.userId, ...(principal ? [principal.userId] : [])],
});

/** The milliseconds until the current step opens, while the decision before it can still be taken back. */
export const heldMilliseconds = ({ status, waits_from }: RecordRow, now: Date): number =>
  status === 'Pending' && waits_from ? Math.max(0, waits_from.getTime() - now.getTime()) : 0;

/** Restricts a query of records (`r`) to those that wait for a user. */
export const waitsForUser = (userId: number, now: Date) => sql<boolean>`(
  r.status = 'Pending' and r.waits_for @> ${JSON.stringify([userId])}::jsonb
  and (r.waits_from is null or r.waits_from <= ${now}))`;

/** A record in the form that the rules take. */
export const stateOf = (row: RecordRow, now: Date): RecordState => ({
  status: row.status,
  requesterId: row.requester_id,
  managerId: row.manager_id,
  assigneeId: row.assignee_id,
  submittedByIds: row.submitted_by,
  waitsFor: row.status === 'Pending' && heldMilliseconds(row, now) === 0 ? waitsFor(row.chain) : [],
});

/** Whether a record belongs to a reader: they requested it, manage it, are its assignee or an approver, or look after all records. */
function isOf({ as, principal }: Acting, row: RecordRow): boolean {
  if (principal && !kindsInName(as.permissions).includes(row.kind)) return false;
  if (reachOf(as, 'records') === 'all') return true;
  return [row.requester_id, row.manager_id, row.assignee_id, ...approverIds(row.chain)].includes(as.userId);
}

/** Restricts a query of records (`r`) to those of a reader. */
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

/** A record, optionally locked for a change. @throws HttpProblem 404 if there is none that the reader may see */
export async function findRecord(db: Kysely<Database>, acting: Acting, id: number, lock = false): Promise<RecordRow> {
  let query = db.selectFrom('approval_record').selectAll().where('id', '=', id);
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row || !isOf(acting, row)) throw notFound('There is no such record.');
  return row;
}
