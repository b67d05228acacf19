import * as v from 'valibot';
import { attachment, billingItemDetail, lineDecision } from './billing-item-detail.ts';
import { correctedItem } from './correction.ts';
import { costAllocation } from './cost-allocation.ts';
import { adjustmentLine, expenseLine } from './item-lines.ts';
import { summary } from './item-summary.ts';
import { flag, id, list } from './wire.ts';

/** Billing item (docs: billing-items#billing-item-fields), whole. */
export const billingItem = v.object({
  ...summary,
  billingItemDetails: list(billingItemDetail),
  billingCostAllocation: list(costAllocation),
  billingItemCostAllocations: list(costAllocation),
  attachments: list(attachment),
  /** The approver's decisions on the days and allocations of a timecard when some of them were sent back. */
  lineDecisions: list(lineDecision),
  /** Lines of an expense item, and of an adjustment or a benefit; a project item's come with its own call. */
  expenses: list(expenseLine),
  adjustments: list(adjustmentLine),
  /** Of an adjustment or a benefit: the item that it corrects; null where it corrects none. */
  corrected: v.optional(v.nullable(correctedItem), null),
});
export type BillingItem = v.InferOutput<typeof billingItem>;

/** Response of `GET …/{id}/detail-items`. */
export const detailItems = v.array(billingItemDetail);
export type DetailItems = v.InferOutput<typeof detailItems>;

/** Response of `GET /wand2/api/billing/previous-period-details`. */
export const previousPeriodDetails = v.object({
  /** The whole previous period was entered by the leave system: there is nothing to copy. */
  entireWorkPeriodCeridian: flag,
  detailItems: list(billingItemDetail),
  previousBillingItemId: id,
});
export type PreviousPeriodDetails = v.InferOutput<typeof previousPeriodDetails>;

/** Response of `GET …/{id}/worker/totalhours`: hours of the worker in other timecards and this one, by `YYYY-MM-DD`. */
export const totalHoursByDate = v.record(v.string(), v.number());
export type TotalHoursByDate = v.InferOutput<typeof totalHoursByDate>;
