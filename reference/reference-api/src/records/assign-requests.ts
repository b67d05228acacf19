import * as contract from 'shared-client/schema/records';
import { refusalOf } from 'shared-validators/record-approval';
import * as v from 'valibot';
import { forbidden, httpProblem, notFound } from '../call/http-problem.ts';
import { inOwnName } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import { findPerson } from './people.ts';
import { findRecord, readerOf, stateOf, viewerOf } from './reader.ts';

/** The assignment in a payload of the bulk-assign call; undefined for any other payload. */
export function assignmentOf(payload: unknown): contract.RecordAssignment | undefined {
  const parsed = v.safeParse(contract.recordAssignment, payload);
  return parsed.success ? parsed.output : undefined;
}

/**
 * Assigns several requests to a person; all of them or none. A request that is already assigned to them stays unchanged.
 * @throws HttpProblem 403 if not allowed, 404 if one is not a request, 409 for an old version
 */
export async function assignRequests(
  services: Pick<Services, 'db' | 'now'>,
  user: SignedInUser,
  { requests, assigneeId }: contract.RecordAssignment,
): Promise<void> {
  await readerOf(services, user, undefined);
  const acting = inOwnName(user);
  await services.db.transaction().execute(async (trx) => {
    for (const { id, version } of [...requests].sort((a, b) => a.id - b.id)) {
      const row = await findRecord(trx, acting, id, true);
      if (row.kind !== 'REQUEST') throw notFound('There is no such request.');
      const refusal = refusalOf(viewerOf(acting), stateOf(row, services.now()), 'assign');
      if (refusal !== null && refusal !== 'status') throw forbidden();
      await findPerson(trx, row, assigneeId);
      if (row.assignee_id === assigneeId) continue;
      if (row.version !== version || refusal === 'status')
        throw httpProblem(409, 'ERR_RECORD_CHANGED', 'This changed since you looked at it. Please look again.');
      await trx
        .updateTable('approval_record')
        .set({ assignee_id: assigneeId, version: version + 1 })
        .where('id', '=', id)
        .execute();
      await trx
        .insertInto('approval_record_event')
        .values({ record_id: id, user_id: user.userId, what: 'assign', person_id: assigneeId, at: services.now() })
        .execute();
    }
  });
}
