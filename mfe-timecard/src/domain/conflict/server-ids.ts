import type { Entry } from './entry-shape.ts';

const IDS = ['id', 'timeEntryId', 'billingItemDetailId', 'billingCostAllocId', 'billingCostAllocationId', 'readOnly'];

/** The ids that the server gave to a row. */
export const idsOf = (row: Entry): Entry => Object.fromEntries(IDS.flatMap((id) => (id in row ? [[id, row[id]]] : [])));
