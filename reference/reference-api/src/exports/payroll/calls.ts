import * as contract from 'shared-client/schema/payroll';
import * as v from 'valibot';
import { keyOf } from '../../billing/save/idempotency.ts';
import { defineCall } from '../../call/call.ts';
import { countText, idText } from '../../call/fields.ts';
import { strictly } from '../../call/strictly.ts';
import { disposition } from '../../documents/file-headers.ts';
import {
  batchFile,
  batchWithLines,
  findBatch,
  listBatches,
  MOST_SHOWN,
  makeBatch,
  payrollChanges,
  payrollCompanies,
} from './batches.ts';
import { payrollReach, requirePayroll } from './require-payroll.ts';

const BATCHES = '/wand2/api/clients/{clientId}/payroll/batches';
const source = 'docs/reference/api.md#api-payroll, docs/reference/exports.md#payroll-batch';
const params = v.strictObject({ clientId: idText });

export const getPayrollCompanies = defineCall({
  method: 'GET',
  path: '/wand2/api/payroll/companies',
  summary: 'The companies whose payroll the caller exports, with the headings of their files; null without a mapping.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.payrollCompanies,
  async handle({ user, services: { db } }) {
    return { companies: await payrollCompanies(db, payrollReach(user) === 'all' ? null : user.clientId) };
  },
});

export const getPayrollBatches = defineCall({
  method: 'GET',
  path: BATCHES,
  summary: 'The 50 newest payroll batches of a company, with their control totals.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params,
  response: contract.payrollBatches,
  async handle({ params: { clientId }, user, services }) {
    await requirePayroll(services, user, clientId);
    return { batches: await listBatches(services.db, clientId) };
  },
});

export const postPayrollBatch = defineCall({
  method: 'POST',
  path: BATCHES,
  summary:
    'Makes a payroll batch of what is approved for a period and was not exported, and of what has changed since it was. A large one is made afterwards. The same key makes one batch.',
  source,
  auth: 'bearer',
  idempotent: true,
  refuses: ['ERR_EXPORT_NOT_READY', 'ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_PAYROLL_NOTHING'],
  params,
  body: strictly(contract.payrollRequest),
  response: contract.payrollBatch,
  dear: true,
  async handle({ params: { clientId }, body, user, services, request }) {
    await requirePayroll(services, user, clientId);
    return makeBatch(services, user, clientId, body, keyOf(request));
  },
});

export const getPayrollBatch = defineCall({
  method: 'GET',
  path: `${BATCHES}/{number}`,
  summary: 'A payroll batch with its lines as they were exported, in parts: the ones after a line.',
  source,
  auth: 'bearer',
  refuses: ['ERR_EXPORT_NOT_READY', 'ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: v.strictObject({ clientId: idText, number: idText }),
  query: v.strictObject({ after: v.optional(idText), size: v.optional(countText(200)) }),
  response: contract.payrollBatchLines,
  async handle({ params, query: { after = 0, size = 50 }, user, services }) {
    await requirePayroll(services, user, params.clientId);
    return batchWithLines(services.db, params, { after, size: Math.max(1, size) });
  },
});

export const getPayrollFile = defineCall({
  method: 'GET',
  path: `${BATCHES}/{number}/file`,
  summary: 'The file of a payroll batch as CSV, by the mapping that the company had: the same bytes at any time.',
  source,
  auth: 'bearer',
  refuses: ['ERR_EXPORT_NOT_READY', 'ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: v.strictObject({ clientId: idText, number: idText }),
  response: v.any(),
  contentType: 'text/csv',
  dear: true,
  async handle({ params: { clientId, number }, user, services, reply }) {
    await requirePayroll(services, user, clientId);
    const batch = await findBatch(services.db, clientId, number);
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': disposition('attachment', `payroll-${clientId}-${number}.csv`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    return batchFile(services.lists, batch);
  },
});

export const getPayrollChanges = defineCall({
  method: 'GET',
  path: '/wand2/api/clients/{clientId}/payroll/changes',
  summary:
    'The lines that the next payroll batch of a period would have: what is new, and what has changed since it was exported.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params,
  query: v.strictObject({ ...contract.payrollRequest.entries, most: v.optional(countText(MOST_SHOWN)) }),
  response: contract.payrollChanges,
  dear: true,
  async handle({ params: { clientId }, query: { most, ...period }, user, services }) {
    await requirePayroll(services, user, clientId);
    return payrollChanges(services.db, clientId, period, most);
  },
});
