/**
 * The billing calls (docs: api#api-billing): one typed function each. Every one throws a CallError; see its `kind`.
 */

export * from './calls/detail.ts';
export * from './calls/expense.ts';
export * from './calls/list.ts';
export type { Change, NotWorkedPeriod, SavePayload, Signal } from './calls/options.ts';
export * from './calls/save.ts';
export * from './calls/timecard.ts';
export type * from './schema.ts';
export { EXPENSE_CATEGORIES } from './schema.ts';
