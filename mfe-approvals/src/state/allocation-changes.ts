import { changeAllocations } from 'shared-client/approvals';
import { getBillingEditMetadata } from 'shared-client/billing';
import type { CostAllocation, EditMetadata, SaveResponse } from 'shared-client/schema/billing';
import { queryClient } from 'shared-session/server-data';
import { allocationUndo } from './allocation-undo.ts';
import { itemQuery } from './item-query.ts';
import { readAnew } from './read-anew.ts';

interface Item {
  readonly billingItemId: number;
  readonly engagementId: number;
  readonly version: number;
}

/** The possible allocations of a timecard. */
export const allocationSettingQuery = ({ billingItemId, engagementId, version }: Item) => ({
  queryKey: ['approval-allocations', billingItemId, version],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<EditMetadata> =>
    getBillingEditMetadata(billingItemId, { engagementId, signal }),
});

/** The allocations of a day, or of the whole period where `workedDate` is null. */
export interface AllocatedDay {
  readonly workedDate: string | null;
  readonly shiftNumber: number | null;
  readonly rows: readonly CostAllocation[];
}

/**
 * Saves the allocations of a timecard that waits, and offers an undo. The detail loads the next version before the list has it, so that the
 * detail is never empty.
 */
export async function saveAllocations(
  { billingItemId, version }: Item,
  days: readonly AllocatedDay[],
  { onBehalfOf, key }: { readonly onBehalfOf: number | null; readonly key: string },
): Promise<SaveResponse> {
  const whole = days.find(({ workedDate }) => workedDate === null);
  const response = await changeAllocations(
    billingItemId,
    {
      version,
      ...(onBehalfOf === null ? {} : { onBehalfOf }),
      days: days.flatMap(({ workedDate, shiftNumber, rows }) =>
        workedDate === null ? [] : [{ workedDate, shiftNumber, billingCostAllocation: [...rows] }],
      ),
      ...(whole ? { billingCostAllocations: [...whole.rows] } : {}),
    },
    { idempotencyKey: key },
  );
  if (response.billingItemId > 0) {
    const next = response.version ?? version;
    const { undoMilliseconds } = response;
    const last = { billingItemId, version: next, until: performance.now() + undoMilliseconds };
    if (undoMilliseconds > 0) allocationUndo.setState({ last });
    await queryClient.prefetchQuery(itemQuery(billingItemId, next));
    void readAnew(['approvals', 'list']);
  }
  return response;
}
