/** Schemas of the approval calls (docs: api#api-approvals). */
export * from './schema/allocations.ts';
export * from './schema/batch.ts';
export * from './schema/card.ts';
export * from './schema/decision.ts';
export {
  /** @deprecated Use `DecisionOutcome`. */
  type DecisionOutcome as DecisionFate,
  /** @deprecated Use `decisionOutcome`. */
  decisionOutcome as decisionFate,
  /** @deprecated Use `OUTCOMES`. */
  OUTCOMES as FATES,
} from './schema/decision.ts';
export * from './schema/filter.ts';
export * from './schema/item.ts';
export * from './schema/not-submitted.ts';
export * from './schema/second-look.ts';
export * from './schema/summary.ts';
