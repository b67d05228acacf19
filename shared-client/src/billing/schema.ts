/**
 * Requests and responses of the billing calls (docs: api#api-billing) as valibot schemas; `openapi.json` is made from
 * them. Names are the reference's. Absent values come out as null, false or an empty list, so that inside there is
 * one way to say "nothing"; the string 'null' is no value.
 */
export * from './schema/allocation-change.ts';
export * from './schema/billing-item.ts';
export * from './schema/billing-item-detail.ts';
export * from './schema/charged-to.ts';
export * from './schema/comment.ts';
export * from './schema/correction.ts';
export * from './schema/cost-allocation.ts';
export * from './schema/edit-metadata.ts';
export * from './schema/engagement-setup.ts';
export * from './schema/general-info.ts';
export * from './schema/item-lines.ts';
export {
  type BillingItemPage,
  type BillingItemQuery,
  type BillingItemSummary,
  billingItemPage,
  billingItemQuery,
  billingItemSummary,
  continuedPage,
  type ItemDue,
  itemDue,
  listPage,
} from './schema/item-summary.ts';
export * from './schema/project-and-expense.ts';
export * from './schema/save.ts';
export * from './schema/save-lines.ts';
export * from './schema/save-timecard.ts';
export * from './schema/sent-days.ts';
export * from './schema/sent-parts.ts';
export * from './schema/time-entry.ts';
export * from './schema/vocabulary.ts';
export { date } from './schema/wire.ts';
