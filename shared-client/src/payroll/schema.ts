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
  /** Of nothing while it is being made. */
  total: controlTotal,
  /**
   * How far a large batch is: its lines, about how many it will have, and whether the server has given up until somebody exports again. Null once it
   * is made, and in a response of an earlier release.
   */
  making: v.optional(
    v.nullable(v.object({ written: v.number(), expected: v.number(), stopped: v.optional(v.boolean(), false) })),
    null,
  ),
});
export type PayrollBatch = v.InferOutput<typeof payrollBatch>;

/** A line of a batch, from 1. */
export const payrollBatchLine = v.object({ ...payrollLine.entries, lineNumber: v.number() });
export type PayrollBatchLine = v.InferOutput<typeof payrollBatchLine>;

/** A batch with a part of its lines. */
export const payrollBatchLines = v.object({
  ...payrollBatch.entries,
  lines: v.array(payrollBatchLine),
  /** The last line of this part, to ask for those after it; null of the last part. */
  next: v.nullable(v.number()),
});
export type PayrollBatchLines = v.InferOutput<typeof payrollBatchLines>;

export const payrollCompany = v.object({
  clientId: v.number(),
  name: v.string(),
  /** The headings of its file; null of one that has every value. */
  columns: v.nullable(v.array(v.string())),
});
export type PayrollCompany = v.InferOutput<typeof payrollCompany>;

export const payrollCompanies = v.object({ companies: v.array(payrollCompany) });

export const payrollBatches = v.object({ batches: v.array(payrollBatch) });

/** The period of a batch: items whose period ends between these days. */
export const payrollRequest = v.object({ from: date, until: date });
export type PayrollRequest = v.InferOutput<typeof payrollRequest>;

/** What the next batch would have, up to a day, and the timecards that it would not have, because they are not decided. */
export const payrollChanges = v.object({
  lines: v.array(payrollLine),
  /** Of all lines. */
  total: controlTotal,
  /** All lines that take back or replace one before; absent in a response of an earlier release. */
  changed: v.optional(v.number(), 0),
  open: v.optional(
    v.object({
      timecards: v.number(),
      /** The first cut-off of these, an ISO instant. */
      cutoffAt: v.nullable(v.string()),
    }),
  ),
});
export type PayrollChanges = v.InferOutput<typeof payrollChanges>;
