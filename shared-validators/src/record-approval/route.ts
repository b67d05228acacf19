import { beginChain, type Chain, type RouteStep, type StepMode } from './chain.ts';

/** When a step of a route applies. Without a condition it always does. */
export interface StepCondition {
  /** Only to items of more than this amount, charged or credited, in the currency of the item. */
  readonly above?: number;
  /** Only to timecards of more than this many hours. */
  readonly aboveHours?: number;
  /** Only to items of these types. */
  readonly types?: readonly string[];
}

/** A step of a configured route. The manager of the engagement may be one of its approvers. */
export interface ConfiguredStep extends StepCondition {
  readonly name: string;
  readonly mode: StepMode;
  /** The manager of the engagement, whoever that is. */
  readonly manager?: boolean;
  readonly approvers: RouteStep['approvers'];
}

/** The facts of an item that its route depends on. */
export interface Routed {
  readonly type: string;
  /** Null for a timecard. */
  readonly amount: number | null;
  /** Minutes; null for an item other than a timecard. */
  readonly minutes: number | null;
  /** The manager of the engagement; null if they left. */
  readonly manager: RouteStep['approvers'][number] | null;
}

/** Whether a step applies to an item (docs: approvals#billing-route). */
export const appliesTo = (
  { above, aboveHours, types }: StepCondition,
  { type, amount, minutes }: Pick<Routed, 'type' | 'amount' | 'minutes'>,
): boolean =>
  (types === undefined || types.includes(type)) &&
  (above === undefined || (amount !== null && Math.abs(amount) > above)) &&
  (aboveHours === undefined || (minutes !== null && minutes > aboveHours * 60));

/** The steps of a configured route that apply to an item, with the manager by name. */
export const stepsFor = (route: readonly ConfiguredStep[], item: Routed): readonly RouteStep[] =>
  route
    .filter((step) => appliesTo(step, item))
    .map(({ name, mode, manager, approvers }) => ({
      name,
      mode,
      approvers: manager && item.manager ? [item.manager, ...approvers] : approvers,
    }));

/**
 * The chain of a submitted item. Null if the manager decides alone: without a route, if the route asks nobody else, or if it asks nobody but the
 * submitter (docs: approvals#billing-decider).
 */
export function beginBillingChain(
  route: readonly ConfiguredStep[] | null,
  item: Routed,
  submittedById: number,
): Chain | null {
  const chain = beginChain(stepsFor(route ?? [], item), [submittedById]);
  const asked = new Set(chain.flatMap(({ approvers }) => approvers.map(({ userId }) => userId)));
  if (item.manager) asked.delete(item.manager.userId);
  return asked.size === 0 ? null : chain;
}
