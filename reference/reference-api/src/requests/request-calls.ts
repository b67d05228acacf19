import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { flagText, idText } from '../call/fields.ts';
import { forbidden, notFound } from '../call/http-problem.ts';
import { assignmentOf, assignRequests } from '../records/assign-requests.ts';
import { json } from '../storage/json.ts';

export const bulkAssign = defineCall({
  method: 'POST',
  path: '/wand2/api/requests/{id}/bulk-assign',
  summary:
    'Assigns several requests to somebody, all of them or none. Any other payload is kept as it was sent. Not for workers.',
  source: 'docs/reference/api.md#api-bulk-assign',
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_RECORD_CHANGED', 'ERR_RECORD_PERSON'],
  params: v.strictObject({ id: idText }),
  query: v.strictObject({ dw: v.optional(flagText, 'false') }),
  bodyLimit: 64 * 1024,
  body: v.union([v.record(v.string(), v.unknown()), v.array(v.unknown())]),
  response: v.object({ status: v.literal('success'), id: v.number() }),
  async handle({ params, query, body, user, services }) {
    const { db, now } = services;
    if (user.userType === 'Worker') throw forbidden();
    const assignment = assignmentOf(body);
    if (assignment?.requests.some(({ id }) => id === params.id)) {
      await assignRequests(services, user, assignment);
      return { status: 'success' as const, id: params.id };
    }
    // The number of a request is that of the engagement it led to.
    const request = await db
      .selectFrom('engagement')
      .select('id')
      .where('id', '=', params.id)
      .where('client_id', '=', user.clientId)
      .executeTakeFirst();
    if (!request) throw notFound('There is no such request.');
    const row = await db
      .insertInto('request_bulk_assignment')
      .values({
        request_id: params.id,
        client_id: user.clientId,
        assigned_by: user.userId,
        dw: query.dw,
        payload: json(body),
        assigned_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { status: 'success' as const, id: row.id };
  },
});
