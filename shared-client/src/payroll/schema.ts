import * as v from 'valibot';
import { billingItemType } from '../billing/schema/vocabulary.ts';

/** Schemas of the payroll calls (docs: api#api-payroll). */

const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date, YYYY-MM-DD'));

/** `original`: exported for the first time. `reversal`: takes back a line before. `replacement`: what counts instead. */
export const PAYROLL_LINE_KINDS = ['original', 'reversal', 'replacement'] as const;
export type PayrollLineKind = (typeof PAYROLL_LINE_KINDS)[number];

/** What a line says about an item. Minutes and amounts of a reversal are negative. */
export const payrollFacts = v.object({
  itemType: billingItemType,
  workerId: v.number(),
  workerName: v.string(),
  engagementId: v.number(),
  engagement: v.string(),
  supplier: v.string(),
  periodStart: date,
  periodEnd: date,
  minutes: v.number(),
  /** What its allocations name as overtime, double time and paid time off; the last is not among `minutes`. */
  overtimeMinutes: v.number(),
  doubletimeMinutes: v.number(),
  ptoMinutes: v.number(),
  days: v.number(),
  units: v.number(),
  /** Decimal text with two decimals, in `currency`; null of an item without an amount. */
  amount: v.nullable(v.string()),
  currency: v.string(),
  approvedOn: v.nullable(date),
  approver: v.nullable(v.string()),
});
export type PayrollFacts = v.InferOutput<typeof payrollFacts>;

export const payrollLine = v.object({
  billingItemId: v.number(),
  kind: v.picklist(PAYROLL_LINE_KINDS),
  facts: payrollFacts,
});
export type PayrollLine = v.InferOutput<typeof payrollLine>;

/** By which a batch is compared with what payroll has read. */
export const controlTotal = v.object({
  lines: v.number(),
  minutes: v.number(),
  amounts: v.array(v.object({ currency: v.string(), amount: v.string() })),
});
export type ControlTotal = v.InferOutput<typeof controlTotal>;

export const payrollBatch = v.object({
  number: v.number(),
  from: date,
  until: date,
  /** ISO instant. */
  madeAt: v.string(),
  madeBy: v.string(),
  total: controlTotal,
});
export type PayrollBatch = v.InferOutput<typeof payrollBatch>;

export const payrollBatches = v.object({ batches: v.array(payrollBatch) });

/** The period of a batch: items whose period ends between these days. */
export const payrollRequest = v.object({ from: date, until: date });
export type PayrollRequest = v.InferOutput<typeof payrollRequest>;

/** What the next batch would have, up to a day. */
export const payrollChanges = v.object({ lines: v.array(payrollLine), total: controlTotal });
export type PayrollChanges = v.InferOutput<typeof payrollChanges>;
