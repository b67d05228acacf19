import type { Entry } from './entry-shape.ts';

const IDS = ['id', 'timeEntryId', 'billingItemDetailId', 'billingCostAllocId', 'billingCostAllocationId', 'readOnly'];

/** The names a server gives, of those the row has. */
export const idsOf = (row: Entry): Entry => Object.fromEntries(IDS.flatMap((id) => (id in row ? [[id, row[id]]] : [])));
