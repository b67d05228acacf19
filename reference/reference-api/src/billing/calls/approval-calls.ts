import { rejectionKind, saveResponse } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { defineCall } from '../../call/call.ts';
import { type Decision, decide } from '../approval.ts';
import { itemParams } from './queries.ts';
import { orStale, SAVE_RESPONSE } from './save-calls.ts';

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const reason = v.nullish(v.pipe(v.string(), v.maxLength(2000)), null);

/**
 * The reference names approval screens but no calls for them. These three are our own, so that an item can go through all of its states.
 */
const decisionCall = (decision: Decision, summary: string) =>
  defineCall({
    method: 'POST',
    path: `/wand2/api/billing/billing-items/{id}/${decision}`,
    summary,
    source: 'docs/reference/api.md#api-approval, docs/reference/billing-items.md#status-transitions; path chosen here',
    auth: 'bearer',
    params: itemParams,
    body: v.strictObject({ version, reason, rejectionKind: v.nullish(rejectionKind, null) }),
    response: saveResponse,
    responseDescription: SAVE_RESPONSE,
    conflict: saveResponse,
    refuses: [
      'ERR_FORBIDDEN',
      'ERR_NOT_FOUND',
      'ERR_BILLING_STALE_VERSION',
      'ERR_BILLING_TRANSITION',
      'ERR_APPROVAL_HELD',
      'LBL_REQUIRED_FIELD',
    ],
    handle: ({ params, body, user, services: { db, now }, reply }) =>
      orStale(reply, () =>
        db.transaction().execute((trx) => decide(trx, user, params.id, { decision, ...body }, now())),
      ),
  });

export const approveItem = decisionCall('approve', 'Approves a submitted item; approver and date are kept.');
export const rejectItem = decisionCall('reject', 'Sends a submitted item back with a reason.');
export const processItem = decisionCall('process', 'Marks an approved item as invoiced.');
