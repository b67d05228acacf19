import { getSecondLook } from 'shared-client/approvals';

interface LookedAt {
  readonly billingItemId: number;
  /** Undefined if only the item's id is known. */
  readonly version?: number | undefined;
  /** The person in whose name; null for the reader's own. */
  readonly onBehalfOf: number | null;
}

/** The data for a second look at an item. */
export const secondLookQuery = ({ billingItemId, version, onBehalfOf }: LookedAt) => ({
  queryKey: ['approvals', 'second-look', billingItemId, version, onBehalfOf],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    getSecondLook(billingItemId, onBehalfOf === null ? {} : { onBehalfOf }, { signal }),
});
