/** The approval calls (docs: api#api-approvals). */
export * from './calls/allocations.ts';
export * from './calls/batches.ts';
export * from './calls/decisions.ts';
export * from './calls/list.ts';
export * from './calls/not-submitted.ts';
export * from './calls/second-look.ts';
export type * from './schema.ts';
