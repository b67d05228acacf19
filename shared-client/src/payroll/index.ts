/** The payroll calls (docs: api#api-payroll). All are refused without the permission. */

import { api } from 'shared-client';
import {
  type PayrollBatch,
  type PayrollChanges,
  type PayrollRequest,
  payrollBatch,
  payrollBatches,
  payrollChanges,
} from './schema.ts';

export type * from './schema.ts';
export { PAYROLL_LINE_KINDS } from './schema.ts';

type Signal = { readonly signal?: AbortSignal };

/** The 50 newest batches of a company. */
export const getPayrollBatches = async (clientId: number, options: Signal = {}): Promise<readonly PayrollBatch[]> =>
  (await api.get(`/wand2/api/clients/${clientId}/payroll/batches`, payrollBatches, options)).batches;

/** Makes a batch of what is approved and was not exported. The same key makes one batch. @throws ConflictError if there is nothing */
export const makePayrollBatch = (
  clientId: number,
  request: PayrollRequest,
  options: Signal & { readonly idempotencyKey?: string } = {},
): Promise<PayrollBatch> =>
  api.post(`/wand2/api/clients/${clientId}/payroll/batches`, payrollBatch, { json: request, ...options });

/** The file of a batch: the same bytes at any time. */
export const downloadPayrollBatch = (clientId: number, number: number, options: Signal = {}): Promise<Blob> =>
  api.blob(`/wand2/api/clients/${clientId}/payroll/batches/${number}/file`, options);

/** What has changed since the batches before: the lines of the next one. */
export const getPayrollChanges = (
  clientId: number,
  request: PayrollRequest,
  options: Signal = {},
): Promise<PayrollChanges> =>
  api.get(`/wand2/api/clients/${clientId}/payroll/changes`, payrollChanges, { query: { ...request }, ...options });
