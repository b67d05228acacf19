import type { BillingItemStatus, RejectionKind } from 'shared-client/schema/billing';

/** An action on a billing item, by a person or the system. */
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

/** The state of an item. A refused item is rejected for good (docs: approvals#send-back-or-refuse). */
export interface ItemState {
  readonly status: BillingItemStatus;
  readonly rejection_kind: RejectionKind | null;
}

/** The status after an action, or undefined if it is not allowed. */
export function nextStatus(item: ItemState | null | undefined, action: Action): BillingItemStatus | undefined {
  if (item?.status === 'Rejected' && item.rejection_kind === 'REFUSED') return undefined;
  const { from: allowed, to } = TRANSITIONS[action];
  return allowed.includes(item?.status ?? null) ? to : undefined;
}

/** Whether the worker may still change an item. */
export const isModifiable = (item: ItemState | null | undefined): boolean => nextStatus(item, 'save') !== undefined;
