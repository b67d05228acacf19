import { type RawBuilder, sql } from 'kysely';
import type { BillingItemStatus, RejectionKind } from 'shared-client/schema/billing';
import type { SignedInUser } from '../identity/signed-in-user.ts';

/** The instants that the database keeps with an item. */
export interface DueColumns {
  readonly worker_due_at: Date | null;
  readonly approver_due_at: Date | null;
  readonly cutoff_at: Date | null;
}

type Dated = DueColumns & { readonly status: BillingItemStatus; readonly rejection_kind: RejectionKind | null };

/**
 * The instant by which the next step of an item is due (docs: deadlines#due-next-step): from its worker while it is saved, from its approver
 * while it is pending, and by the payroll cut-off if it was sent back. Nothing else is due.
 */
export function dueAt(item: Dated): Date | null {
  if (item.status === 'Saved') return item.worker_due_at;
  if (item.status === 'Pending') return item.approver_due_at;
  return item.status === 'Rejected' && item.rejection_kind !== 'REFUSED' ? item.cutoff_at : null;
}

/** The same in a query for items (`b`). */
const DUE_AT: RawBuilder<Date | null> = sql`case b.status when 'Saved' then b.worker_due_at
  when 'Pending' then b.approver_due_at when 'Rejected' then case when b.rejection_kind is distinct from 'REFUSED' then b.cutoff_at end end`;

/** The date of the next step of a reader: workers are shown those of their own steps, not those of the approver (docs: deadlines#due-lists). */
export const dueFor = ({ userType }: Pick<SignedInUser, 'userType'>): RawBuilder<Date | null> =>
  userType === 'Worker' ? sql`case when b.status <> 'Pending' then ${DUE_AT} end` : DUE_AT;

export const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null;
