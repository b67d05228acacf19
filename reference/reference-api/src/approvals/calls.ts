import * as contract from 'shared-client/schema/approvals';
import { billingItemStatus, rejectionKind, saveResponse, statusReason } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { dateText, itemParams } from '../billing/calls/queries.ts';
import { orStale, SAVE_RESPONSE } from '../billing/calls/save-calls.ts';
import { defineCall } from '../call/call.ts';
import { countText, decimalText, idText, shortText } from '../call/fields.ts';
import { strictly } from '../call/strictly.ts';
import { actingFor } from '../delegates/acting.ts';
import { awaySinceOf } from './absence.ts';
import { changeAllocations } from './allocations/change-allocations.ts';
import { undoAllocations } from './allocations/undo-allocations.ts';
import { beginBatch } from './batches/begin-batch.ts';
import { readBatch, readBatches } from './batches/read-batches.ts';
import { listApprovals } from './list-approvals.ts';
import { continueRun } from './run.ts';
import { readSecondLook } from './second-look/read-second-look.ts';
import { readSummary } from './summary.ts';
import { undoRun } from './undo.ts';
import { requireDecider, requireRecords, requireReviewer } from './who-decides.ts';

const source = 'docs/reference/api.md#api-approvals';
const APPROVALS = '/wand2/api/billing/approvals';

export const getApprovalSummary = defineCall({
  method: 'GET',
  path: `${APPROVALS}/summary`,
  summary: 'Items that wait for approval, by kind and by period, within the reach of the caller.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  query: v.strictObject({ onBehalfOf: v.optional(idText), records: v.optional(contract.recordsOwner) }),
  response: contract.approvalSummary,
  dear: true,
  async handle({ query: { onBehalfOf, ...filter }, user, services: { db, now } }) {
    const acting = await actingFor(db, user, { onBehalfOf, permission: 'BILLING_APPROVAL', now: now() });
    requireReviewer(acting.as);
    requireRecords(acting, filter);
    return readSummary(db, acting, filter, now());
  },
});

export const getApprovals = defineCall({
  method: 'GET',
  path: `${APPROVALS}/items`,
  summary:
    'A page of what waits for approval, or of what was decided in the last seven days, each item with what a reviewer compares.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  query: v.strictObject({
    onBehalfOf: v.optional(idText),
    view: v.optional(v.picklist(['waiting', 'recent'])),
    page: v.optional(countText(1_000_000)),
    size: v.optional(countText(100)),
    sort: v.optional(shortText(60)),
    cursor: v.optional(shortText(1000)),
    records: v.optional(contract.recordsOwner),
    type: v.optional(contract.approvalCardType),
    search: v.optional(shortText(150)),
    billingItemId: v.optional(idText),
    workerId: v.optional(idText),
    engagementId: v.optional(idText),
    periodEndDate: v.optional(dateText),
    status: v.optional(billingItemStatus),
    statusReason: v.optional(statusReason),
    hoursMin: v.optional(decimalText),
    hoursMax: v.optional(decimalText),
    variance: v.optional(contract.variance),
    due: v.optional(contract.dueFilter),
    approver: v.optional(v.picklist(['absent'])),
  }),
  response: contract.approvalPage,
  dear: true,
  async handle({ query: { onBehalfOf, ...query }, user, services: { db, now, options } }) {
    const acting = await actingFor(db, user, { onBehalfOf, permission: 'BILLING_APPROVAL', now: now() });
    requireReviewer(acting.as);
    requireRecords(acting, query);
    return listApprovals(db, acting, query, { now: now(), awaySince: awaySinceOf({ now, options }) });
  },
});

export const getSecondLook = defineCall({
  method: 'GET',
  path: `${APPROVALS}/items/{id}/second-look`,
  summary:
    "The data for a second look at an item: the worker's time elsewhere in its period, its files, and the last three decisions on its engagement.",
  source: `${source}, docs/reference/approvals.md#second-look`,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: itemParams,
  query: v.strictObject({ onBehalfOf: v.optional(idText) }),
  response: contract.secondLook,
  async handle({ params, query: { onBehalfOf }, user, services: { db, now } }) {
    const acting = await actingFor(db, user, { onBehalfOf, permission: 'BILLING_APPROVAL', now: now() });
    requireReviewer(acting.as);
    return readSecondLook(db, user, { acting, id: params.id });
  },
});

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const itemId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const words = v.nullish(v.pipe(v.string(), v.maxLength(2000)));
/** The subject of a decision: items, or all that match a filter. */
const chosen = {
  items: v.optional(
    v.pipe(v.array(v.strictObject({ billingItemId: itemId, version })), v.minLength(1), v.maxLength(1000)),
  ),
  filter: v.optional(v.strictObject(contract.approvalFilter.entries)),
  asOf: v.optional(v.pipe(v.string(), v.maxLength(40))),
};

export const postDecision = defineCall({
  method: 'POST',
  path: `${APPROVALS}/decisions`,
  summary:
    'Approves or rejects several items: those named, or all that match a filter. While `remaining` is not 0, the same request with the same key goes on.',
  source: `${source}, docs/reference/approvals.md#approval-outcomes`,
  auth: 'bearer',
  idempotent: true,
  refuses: ['ERR_FORBIDDEN', 'LBL_REQUIRED_FIELD', 'ERR_APPROVAL_UNDONE'],
  body: v.strictObject({
    decision: contract.approvalDecision,
    onBehalfOf: v.optional(itemId),
    rejectionKind: v.nullish(rejectionKind),
    reason: words,
    ...chosen,
    items: v.optional(
      v.pipe(
        v.array(v.strictObject({ billingItemId: itemId, version, reason: words })),
        v.minLength(1),
        v.maxLength(1000),
      ),
    ),
    lines: v.optional(v.pipe(v.array(contract.rejectedLine), v.minLength(1), v.maxLength(200))),
  }),
  response: contract.decisionRun,
  handle: ({ body, user, services, request }) => continueRun(services, user, request, body),
});

export const postUndo = defineCall({
  method: 'POST',
  path: `${APPROVALS}/decisions/{id}/undo`,
  summary: 'Takes a decision back within ten seconds. Items that somebody changed meanwhile stay, and are listed.',
  source: `${source}, docs/reference/approvals.md#approval-undo`,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  response: contract.undoneRun,
  handle: ({ params, user, services }) => undoRun(services, user, params.id),
});

export const postAllocations = defineCall({
  method: 'POST',
  path: `${APPROVALS}/items/{id}/allocations`,
  summary:
    'Changes what the hours of a timecard that waits are placed on; what was changed is kept and shown to the worker.',
  source: `${source}, docs/reference/approvals.md#approval-allocations`,
  auth: 'bearer',
  idempotent: true,
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_BILLING_STALE_VERSION', 'ERR_BILLING_TRANSITION'],
  params: itemParams,
  body: strictly(contract.allocationsRequest),
  response: contract.allocationsResponse,
  responseDescription: SAVE_RESPONSE,
  conflict: saveResponse,
  handle: async ({ params, body, user, services, request, reply }) => ({
    undoMilliseconds: 0,
    ...(await orStale(reply, () => changeAllocations(services, user, request, { ...body, id: params.id }))),
  }),
});

export const postUndoAllocations = defineCall({
  method: 'POST',
  path: `${APPROVALS}/items/{id}/allocations/undo`,
  summary: 'Takes back what the caller changed last of the allocations of a timecard, within ten seconds.',
  source: `${source}, docs/reference/approvals.md#approval-allocations`,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params: itemParams,
  response: contract.undoneAllocations,
  handle: ({ params, user, services }) => undoAllocations(services, user, params.id),
});

const batches = `${source}, docs/reference/approvals.md#batch-billing`;

export const postBatch = defineCall({
  method: 'POST',
  path: `${APPROVALS}/batches`,
  summary: 'Begins to approve items: those named, or all that match a filter. The server goes on by itself.',
  source: batches,
  auth: 'bearer',
  idempotent: true,
  refuses: ['ERR_FORBIDDEN'],
  body: v.strictObject({ onBehalfOf: v.optional(itemId), ...chosen }),
  response: contract.approvalBatch,
  handle: ({ body, user, services, request }) => beginBatch(services, user, request, body),
});

export const getBatches = defineCall({
  method: 'GET',
  path: `${APPROVALS}/batches`,
  summary: 'The 20 newest batches of the caller, and how far they are.',
  source: batches,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  query: v.strictObject({ onBehalfOf: v.optional(idText) }),
  response: contract.approvalBatches,
  async handle({ query: { onBehalfOf }, user, services }) {
    const now = services.now();
    const acting = await actingFor(services.db, user, { onBehalfOf, permission: 'BILLING_APPROVAL', now });
    requireDecider(acting.as);
    return readBatches(services, user, acting.principal?.userId ?? null);
  },
});

export const getBatch = defineCall({
  method: 'GET',
  path: `${APPROVALS}/batches/{id}`,
  summary: 'A batch of the caller: how far it is, and the outcome of each item that was not approved.',
  source: batches,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  response: contract.approvalBatch,
  handle: ({ params, user, services }) => readBatch(services, user, params.id),
});
