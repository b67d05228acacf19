import type { DecisionRequest } from 'shared-client/schema/approvals';
import type { RecordChange, RecordDecision } from 'shared-client/schema/records';

/** An event for analytics: the action, in the words of the specification, and the number of items. */
export interface ReviewEvent {
  readonly event: string;
  readonly count?: number;
}

/** The event for a decision on billing items: on all matching items, on several, or on one (docs: approvals#approval-events). */
export function eventOfDecision({ decision, items }: Pick<DecisionRequest, 'decision' | 'items'>): ReviewEvent {
  if (items === undefined) return { event: `${decision}_all` };
  return { event: items.length === 1 ? `${decision}_item` : `${decision}_items`, count: items.length };
}

const OF_CHANGE: Readonly<Record<RecordChange['change'], string>> = {
  submit: 'submit_for_approval',
  restart: 'restart_approval',
  'add-approver': 'add_approver',
  'remove-approver': 'remove_approver',
  remind: 'contact_approver',
  assign: 'assign',
  'change-manager': 'save_change_manager',
  cancel: 'save_change_status',
  reopen: 'save_change_status',
};

/** The event for a decision on a record: on its step, or on the entire object. */
export const eventOfRecordDecision = ({ decision }: Pick<RecordDecision, 'decision'>): ReviewEvent => ({
  event: decision === 'approve-entire' ? 'approve_entire_object' : `${decision}_approval`,
});

/** The event for a change of a record or of its chain. */
export const eventOfChange = ({ change }: Pick<RecordChange, 'change'>): ReviewEvent => ({ event: OF_CHANGE[change] });
