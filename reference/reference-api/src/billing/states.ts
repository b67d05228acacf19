import type { BillingItemStatus } from 'shared-client/schema/billing';

/** What a person or the system wants to do with a billing item. */
export type Action = 'save' | 'submit' | 'approve' | 'reject' | 'process';

/**
 * Transitions of a status (docs: billing-items#status-transitions): Saved → Pending → Approved → Processed; Pending → Rejected;
 * Rejected → Saved or Pending (worker edits); nothing leaves Processed. `null` is an item that does not exist yet.
 */
const TRANSITIONS: Readonly<Record<Action, { from: readonly (BillingItemStatus | null)[]; to: BillingItemStatus }>> = {
  save: { from: [null, 'Saved', 'Rejected'], to: 'Saved' },
  submit: { from: [null, 'Saved', 'Rejected'], to: 'Pending' },
  approve: { from: ['Pending'], to: 'Approved' },
  reject: { from: ['Pending'], to: 'Rejected' },
  process: { from: ['Approved'], to: 'Processed' },
};

/** The status an action leads to, or undefined where it is not allowed. */
export function nextStatus(from: BillingItemStatus | null, action: Action): BillingItemStatus | undefined {
  const { from: allowed, to } = TRANSITIONS[action];
  return allowed.includes(from) ? to : undefined;
}

/** Whether the worker may still change an item. */
export const isModifiable = (status: BillingItemStatus | null): boolean => nextStatus(status, 'save') !== undefined;
