import type { EditMetadata } from 'shared-client/schema/billing';
import type { AllocationForm, DayForm } from '../form/timecard-form.ts';

/** A day or an allocation that was sent back, and why. */
export interface SentBack {
  readonly id: number;
  /** The name of an allocation; empty for a day. */
  readonly what: string;
  readonly reason: string;
}

/** Copies that an earlier build stored on the device do not have it. */
type Said = Partial<Pick<EditMetadata, 'lineDecisions'>>;

/** The reasons why a day and its allocations were sent back; kept until the timecard is submitted again (docs: approvals#reject-lines). */
export const sentBackOfDay = (
  { billingItemDetailId, allocations }: Pick<DayForm, 'billingItemDetailId' | 'allocations'>,
  said: Said,
): SentBack[] => [
  ...reasonOf(said, billingItemDetailId).map(({ id, reason }) => ({ id, reason, what: '' })),
  ...sentBackAllocations(allocations, said),
];

/** The reasons why allocations were sent back. */
export const sentBackAllocations = (allocations: readonly AllocationForm[], said: Said): SentBack[] =>
  allocations.flatMap((row) =>
    reasonOf(said, row.id).map(({ id, reason }) => ({
      id,
      reason,
      what: [row.pieceType, ...row.values.map(({ value }) => value)].filter(Boolean).join(' · '),
    })),
  );

const reasonOf = ({ lineDecisions = [] }: Said, partId: number | null) =>
  lineDecisions.flatMap(({ id, rejectionReason }) =>
    id === partId && rejectionReason !== null ? [{ id, reason: rejectionReason }] : [],
  );
