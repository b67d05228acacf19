import * as contract from 'shared-client/schema/records';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { countText, flagText, idText, shortText } from '../call/fields.ts';
import { forbidden } from '../call/http-problem.ts';
import { changeChain } from './change-chain.ts';
import { changeRecord } from './change-record.ts';
import { decideRecord } from './decide-record.ts';
import { readRecord } from './describe.ts';
import { listRecords } from './list-records.ts';
import { findPeople } from './people.ts';
import { findRecord, readerOf } from './reader.ts';
import { undoRecord } from './undo-record.ts';

const source = 'docs/reference/api.md#api-records';
const rules = `${source}, docs/reference/approvals.md#record-states`;
const RECORDS = '/wand2/api/approvals/records';
const inName = { onBehalfOf: v.optional(idText) };

export const getRecords = defineCall({
  method: 'GET',
  path: RECORDS,
  summary: 'A page of requests, engagements and revisions: what is to be approved, or what was decided.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  query: v.strictObject({
    ...inName,
    view: v.optional(v.picklist(contract.RECORD_VIEWS)),
    status: v.optional(contract.recordStatus),
    search: v.optional(shortText(150)),
    onlyMine: v.optional(flagText),
    needsAssignment: v.optional(flagText),
    page: v.optional(countText(1_000_000)),
    size: v.optional(countText(100)),
  }),
  response: contract.recordPage,
  dear: true,
  async handle({ query: { onBehalfOf, ...query }, user, services }) {
    return listRecords(services.db, await readerOf(services, user, onBehalfOf), query, services.now());
  },
});

export const getRecord = defineCall({
  method: 'GET',
  path: `${RECORDS}/{id}`,
  summary:
    'The whole of a request, an engagement or a revision: what it is about, its approval, and what was done with it.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  query: v.strictObject(inName),
  response: contract.approvalRecord,
  async handle({ params, query, user, services }) {
    return readRecord(services.db, await readerOf(services, user, query.onBehalfOf), params.id, services.now());
  },
});

export const getRecordPeople = defineCall({
  method: 'GET',
  path: `${RECORDS}/{id}/people`,
  summary: 'Up to 20 people who may approve a record, manage it or work on it.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  query: v.strictObject({ ...inName, search: v.optional(shortText(150)) }),
  response: contract.recordPeople,
  async handle({ params, query, user, services }) {
    const { acting } = await readerOf(services, user, query.onBehalfOf);
    const row = await findRecord(services.db, acting, params.id);
    if (!acting.as.permissions.includes('REQUEST_CREATE')) throw forbidden();
    return { people: await findPeople(services.db, row, query.search ?? '') };
  },
});

export const postRecordDecision = defineCall({
  method: 'POST',
  path: `${RECORDS}/{id}/decision`,
  summary: 'Approves the step that waits for the caller, approves the whole, or rejects it with a reason.',
  source: rules,
  auth: 'bearer',
  idempotent: true,
  refuses: [
    'ERR_FORBIDDEN',
    'ERR_NOT_FOUND',
    'LBL_REQUIRED_FIELD',
    'ERR_RECORD_OWN',
    'ERR_RECORD_CHANGED',
    'ERR_RECORD_STATUS',
  ],
  params: v.strictObject({ id: idText }),
  body: v.strictObject(contract.recordDecision.entries),
  response: contract.approvalRecord,
  handle: ({ params, body, user, services, request }) => decideRecord(services, user, request, params.id, body),
});

export const postRecordUndo = defineCall({
  method: 'POST',
  path: `${RECORDS}/{id}/undo`,
  summary: 'Takes the last decision of the caller on a record back, within ten seconds and while nobody changed it.',
  source: `${source}, docs/reference/approvals.md#record-undo`,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  response: contract.undoneRecord,
  handle: ({ params, user, services }) => undoRecord(services, user, params.id),
});

export const postRecordChange = defineCall({
  method: 'POST',
  path: `${RECORDS}/{id}/change`,
  summary:
    'Submits or restarts a record, changes who approves, manages or works on it, reminds an approver, cancels or reopens it.',
  source: rules,
  auth: 'bearer',
  idempotent: true,
  refuses: [
    'ERR_FORBIDDEN',
    'ERR_NOT_FOUND',
    'ERR_RECORD_APPROVER',
    'ERR_RECORD_PERSON',
    'ERR_RECORD_CHANGED',
    'ERR_RECORD_STATUS',
    'ERR_RECORD_NO_APPROVER',
    'ERR_RECORD_REMINDED',
    'ERR_RECORD_NO_EMAIL',
    'ERR_RECORD_NO_REMINDERS',
  ],
  params: v.strictObject({ id: idText }),
  body: v.strictObject(contract.recordChange.entries),
  response: contract.approvalRecord,
  handle: ({ params, body, user, services, request }) => changeChain(services, user, request, params.id, body),
});

export const postRecordComment = defineCall({
  method: 'POST',
  path: `${RECORDS}/{id}/comments`,
  summary: 'Says something about a record.',
  source,
  auth: 'bearer',
  idempotent: true,
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  body: v.strictObject(contract.recordComment.entries),
  response: contract.approvalRecord,
  handle: ({ params, body, user, services, request }) =>
    changeRecord(
      services,
      user,
      request,
      { what: 'comment', recordId: params.id, version: null, onBehalfOf: body.onBehalfOf, content: body },
      () => ({ text: body.text }),
    ),
});
