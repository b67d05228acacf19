import type { Kysely, Selectable } from 'kysely';
import type { UndoneRecord } from 'shared-client/schema/records';
import { RECORD_DECISIONS } from 'shared-validators/record-approval';
import { notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { forgetUntold } from '../notifications/keep.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { chainColumns } from './chain-columns.ts';
import type { ApprovalRecordEventTable } from './tables.ts';

/**
 * Takes the caller's last decision on a record back, within ten seconds and if nobody has changed the record since. The record waits again
 * as before, and its history does not mention the decision. It can be repeated with the same response. A delegate may take back a decision
 * on behalf of somebody even if the delegation has ended.
 *
 * @throws HttpProblem 404 if the caller decided nothing
 */
export async function undoRecord(
  { db, now }: Pick<Services, 'db' | 'now'>,
  user: Pick<SignedInUser, 'userId'>,
  recordId: number,
): Promise<UndoneRecord> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('approval_record')
      .select(['id', 'version'])
      .where('id', '=', recordId)
      .forUpdate()
      .executeTakeFirst();
    const event = row && (await lastDecision(trx, user, recordId));
    if (!event?.before) throw notFound('There is no decision of yours on this.');
    if (event.undone_at) return { recordId, fate: null };
    if (event.decided_version !== row?.version) return { recordId, fate: 'changed' };
    if (!event.undo_until || event.undo_until < now()) return { recordId, fate: 'final' };
    const { status, chain, waitsFrom } = event.before;
    await trx
      .updateTable('approval_record')
      .set({
        status,
        ...chainColumns(chain),
        waits_from: waitsFrom === null ? null : new Date(waitsFrom),
        version: row.version + 1,
      })
      .where('id', '=', recordId)
      .execute();
    await forgetUntold(trx, { recordId }, now());
    await trx.updateTable('approval_record_event').set({ undone_at: now() }).where('id', '=', event.id).execute();
    return { recordId, fate: null };
  });
}

/** The milliseconds left for a user to take back their decision on a record in this version; 0 if they cannot. */
export async function undoMillisecondsOf(
  db: Kysely<Database>,
  { userId }: Pick<SignedInUser, 'userId'>,
  { id, version }: { readonly id: number; readonly version: number },
  now: Date,
): Promise<number> {
  const event = await lastDecision(db, { userId }, id);
  const isOpen = event?.undone_at === null && event.decided_version === version && event.undo_until !== null;
  return isOpen ? Math.max(0, Number(event.undo_until) - now.getTime()) : 0;
}

const lastDecision = (
  db: Kysely<Database>,
  { userId }: Pick<SignedInUser, 'userId'>,
  recordId: number,
): Promise<Selectable<ApprovalRecordEventTable> | undefined> =>
  db
    .selectFrom('approval_record_event')
    .selectAll()
    .where('record_id', '=', recordId)
    .where('user_id', '=', userId)
    .where('what', 'in', [...RECORD_DECISIONS])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
