import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type BillingItemSavePayload,
  billingItemSavePayload,
  type SaveResponse,
  saveResponse,
} from 'shared-client/schema/billing';
import { defineCall } from '../../call/call.ts';
import { strictly } from '../../call/strictly.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import { saveLineItem } from '../line-items/save-line-item.ts';
import { claimOf, once } from '../save/idempotency.ts';
import { type SaveMode, saveTimecard } from '../save/save-timecard.ts';
import { StaleVersion } from '../save/stale-version.ts';

const BILLING_ITEMS = '/wand2/api/billing/billing-items';
/** A refusal by a rule of the product is not a failed call. */
export const SAVE_RESPONSE =
  'Saved: `billingItemId` is above 0. Refused by a rule: `billingItemId` is 0, `errors` and `billingItemDetailErrors` say why, and nothing was changed.';

const payload = strictly(billingItemSavePayload);

const changing = {
  responseDescription: SAVE_RESPONSE,
  conflict: saveResponse,
  idempotent: true,
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_BILLING_STALE_VERSION'],
} as const;

export const saveItem = defineCall({
  method: 'POST',
  path: BILLING_ITEMS,
  summary: 'Saves an item of any type; it stays editable.',
  source: 'docs/reference/api.md#api-billing-save',
  auth: 'bearer',
  body: payload,
  response: saveResponse,
  ...changing,
  handle: (input) => change('save', input),
});

export const submitItem = defineCall({
  method: 'POST',
  path: `${BILLING_ITEMS}/submit`,
  summary: 'Submits an item for approval; it cannot be modified afterwards.',
  source: 'docs/reference/api.md#api-billing-submit',
  auth: 'bearer',
  body: payload,
  response: saveResponse,
  ...changing,
  handle: (input) => change('submit', input),
});

function change(
  mode: SaveMode,
  {
    body,
    user,
    services: { db, now },
    request,
    reply,
  }: {
    readonly body: BillingItemSavePayload;
    readonly user: SignedInUser;
    readonly services: Services;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  },
): Promise<SaveResponse> {
  const instant = now();
  const repeatable = { userId: user.userId, call: mode, request, content: body, now: instant };
  if (body.type === 'TIME') {
    const saving = { user, payload: body, mode, claim: claimOf(repeatable), now: instant };
    return orStale(reply, () => db.transaction().execute((trx) => saveTimecard(trx, saving)));
  }
  const saving = { user, payload: body, mode, now: instant };
  return orStale(reply, () => once(db, repeatable, (trx) => saveLineItem(trx, saving)));
}

/** A save of an old version becomes a 409 with the server's version next to the error. */
export async function orStale(reply: FastifyReply, save: () => Promise<SaveResponse>): Promise<SaveResponse> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
    reply.code(409);
    const errors = error.errors.map((item) => ({ ...item, params: [...item.params] }));
    return { billingItemId: 0, version: error.version, status: null, errors, billingItemDetailErrors: [] };
  }
}
