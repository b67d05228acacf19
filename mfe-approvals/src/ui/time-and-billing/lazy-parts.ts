import '../../texts/lazy-parts.ts';

/** Parts that the list does not need: the rejection dialog, reports, comments, and details that few items have. They are a separate script. */
export { beginBatch } from '../../state/batch-queries.ts';
export { Allocations } from './allocations/allocations.tsx';
export { undoAllocationsAfter } from './allocations/undo-allocations.tsx';
export { BatchReports } from './batch-reports.tsx';
export { AcceptedLines } from './detail/accepted-lines.tsx';
export { Comments } from './detail/comments.tsx';
export { Corrected } from './detail/corrected.tsx';
export { NextItem } from './detail/next-item.ts';
export { LatePeople } from './late-people/late-people.tsx';
export { WaitsFor } from './manager/waits-for.tsx';
export { OutcomeBanners, reasonsOf } from './outcome-banner.tsx';
export { RejectDialog } from './reject/reject-dialog.tsx';
