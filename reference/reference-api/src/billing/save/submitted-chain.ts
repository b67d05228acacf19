import { approverIds, beginBillingChain, waitsFor } from 'shared-validators/record-approval';
import type { Engagement } from '../../engagements/read-engagement.ts';
import { json } from '../../storage/json.ts';

/** The facts of an item that its billing route depends on. */
interface Submitted {
  readonly type: string;
  readonly amount: number | null;
  readonly minutes: number | null;
  readonly submittedById: number;
}

/** An item without a chain: the manager of its engagement decides. */
const NO_CHAIN = { chain: null, waits_for: null, approvers: null } as const;

/** The chain of an item after a save: begun anew by a submit, none for a draft. */
export function chainAfter(
  { manager_id, manager_name, billingRoute }: Engagement,
  mode: 'save' | 'submit',
  { type, amount, minutes, submittedById }: Submitted,
) {
  if (mode === 'save') return NO_CHAIN;
  const manager = manager_id === null ? null : { userId: manager_id, name: manager_name };
  const chain = beginBillingChain(billingRoute, { type, amount, minutes, manager }, submittedById);
  return chain === null ? NO_CHAIN : { chain, waits_for: waitsFor(chain), approvers: approverIds(chain) };
}

/** The same as columns of a query. */
export function chainColumnsAfter(...saved: Parameters<typeof chainAfter>) {
  const { chain, waits_for, approvers } = chainAfter(...saved);
  return chain === null
    ? NO_CHAIN
    : { chain: json([...chain]), waits_for: json([...waits_for]), approvers: json([...approvers]) };
}
