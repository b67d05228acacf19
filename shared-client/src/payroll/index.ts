/** The payroll calls (docs: api#api-payroll). All are refused without the permission. */

import { api } from 'shared-client';
import {
  type PayrollBatch,
  type PayrollBatchLines,
  type PayrollChanges,
  type PayrollCompany,
  type PayrollRequest,
  payrollBatch,
  payrollBatches,
  payrollBatchLines,
  payrollChanges,
  payrollCompanies,
} from './schema.ts';

export type * from './schema.ts';
export { PAYROLL_LINE_KINDS } from './schema.ts';

type Signal = { readonly signal?: AbortSignal };

/** The companies whose payroll the user exports. */
export const getPayrollCompanies = async (options: Signal = {}): Promise<readonly PayrollCompany[]> =>
  (await api.get('/wand2/api/payroll/companies', payrollCompanies, options)).companies;

/** The 50 newest batches of a company. */
export const getPayrollBatches = async (clientId: number, options: Signal = {}): Promise<readonly PayrollBatch[]> =>
  (await api.get(`/wand2/api/clients/${clientId}/payroll/batches`, payrollBatches, options)).batches;

/**
 * Makes a batch of what is approved and was not exported; a large one is made by the server afterwards, and `making` says how far it is. The same
 * key makes one batch. @throws ConflictError if there is nothing, or another one of the company is being made
 */
export const makePayrollBatch = (
  clientId: number,
  request: PayrollRequest,
  options: Signal & { readonly idempotencyKey?: string } = {},
): Promise<PayrollBatch> =>
  api.post(`/wand2/api/clients/${clientId}/payroll/batches`, payrollBatch, {
    json: request,
    ...options,
  });

/** A batch with 50 of its lines, those after a line. */
export const getPayrollBatch = (
  clientId: number,
  number: number,
  { after = 0, ...options }: Signal & { readonly after?: number } = {},
): Promise<PayrollBatchLines> =>
  api.get(`/wand2/api/clients/${clientId}/payroll/batches/${number}`, payrollBatchLines, {
    query: { after },
    ...options,
  });

/** The file of a batch: the same bytes at any time. `payroll` of `shared-client/exports` says how far a large one is. */
export const downloadPayrollBatch = (clientId: number, number: number, options: Signal = {}): Promise<Blob> =>
  api.blob(`/wand2/api/clients/${clientId}/payroll/batches/${number}/file`, options);

/** What has changed since the batches before: the lines of the next one, at most so many, 1,000 if not said otherwise, and the total of all of them. */
export const getPayrollChanges = (
  clientId: number,
  request: PayrollRequest & { readonly most?: number },
  options: Signal = {},
): Promise<PayrollChanges> =>
  api.get(`/wand2/api/clients/${clientId}/payroll/changes`, payrollChanges, { query: { ...request }, ...options });
