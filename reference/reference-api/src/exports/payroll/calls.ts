import * as contract from 'shared-client/schema/payroll';
import * as v from 'valibot';
import { reachOf } from '../../access/may.ts';
import { keyOf } from '../../billing/save/idempotency.ts';
import { defineCall } from '../../call/call.ts';
import { idText } from '../../call/fields.ts';
import { forbidden, notFound } from '../../call/http-problem.ts';
import { strictly } from '../../call/strictly.ts';
import { disposition } from '../../documents/file-headers.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import { batchFile, listBatches, makeBatch, payrollChanges } from './batches.ts';

const BATCHES = '/wand2/api/clients/{clientId}/payroll/batches';
const source = 'docs/reference/api.md#api-payroll, docs/reference/exports.md#payroll-batch';
const params = v.strictObject({ clientId: idText });

/** @throws HttpProblem 403 for users who export no payroll, 404 for a company that is not theirs */
async function requirePayroll({ db }: Services, user: SignedInUser, clientId: number): Promise<void> {
  const reach = reachOf(user, 'payroll');
  if (reach === 'none') throw forbidden('You do not export payroll.');
  const isTheirs = reach === 'all' || user.clientId === clientId;
  const client = isTheirs && (await db.selectFrom('client').select('id').where('id', '=', clientId).executeTakeFirst());
  if (!client) throw notFound('There is no such company.');
}

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
    'Makes a payroll batch of what is approved for a period and was not exported, and of what has changed since it was. The same key makes one batch.',
  source,
  auth: 'bearer',
  idempotent: true,
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_PAYROLL_NOTHING'],
  params,
  body: strictly(contract.payrollRequest),
  response: contract.payrollBatch,
  async handle({ params: { clientId }, body, user, services, request }) {
    await requirePayroll(services, user, clientId);
    return makeBatch(services, user, clientId, body, keyOf(request));
  },
});

export const getPayrollFile = defineCall({
  method: 'GET',
  path: `${BATCHES}/{number}/file`,
  summary: 'The file of a payroll batch as CSV, by the mapping that the company had: the same bytes at any time.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: v.strictObject({ clientId: idText, number: idText }),
  response: v.any(),
  contentType: 'text/csv',
  dear: true,
  async handle({ params: { clientId, number }, user, services, reply }) {
    await requirePayroll(services, user, clientId);
    const file = await batchFile(services.db, clientId, number);
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': disposition('attachment', `payroll-${clientId}-${number}.csv`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    return file;
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
  query: v.strictObject(contract.payrollRequest.entries),
  response: contract.payrollChanges,
  dear: true,
  async handle({ params: { clientId }, query, user, services }) {
    await requirePayroll(services, user, clientId);
    return payrollChanges(services.db, clientId, query);
  },
});
