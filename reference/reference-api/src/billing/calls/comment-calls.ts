import * as contract from 'shared-client/schema/billing';
import * as v from 'valibot';
import { addComment } from '../../approvals/item-comments.ts';
import { defineCall } from '../../call/call.ts';
import { itemParams } from './queries.ts';

export const postItemComment = defineCall({
  method: 'POST',
  path: '/wand2/api/billing/billing-items/{id}/comments',
  summary: 'Says something about a billing item; `general-info` has what was said.',
  source: 'docs/reference/api.md#api-comments, docs/reference/approvals.md#approval-comments',
  auth: 'bearer',
  idempotent: true,
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: itemParams,
  body: v.strictObject(contract.itemCommentRequest.entries),
  response: contract.itemComments,
  handle: ({ params, body, user, services, request }) =>
    addComment(services, user, request, { id: params.id, ...body }),
});
