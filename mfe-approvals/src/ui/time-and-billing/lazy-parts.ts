import '../../texts/lazy-parts.ts';

/** Parts that the list does not need: the rejection dialog, comments, and details that few items have. They are a separate script. */
export { Allocations } from './allocations/allocations.tsx';
export { undoAllocationsAfter } from './allocations/undo-allocations.tsx';
export { AcceptedLines } from './detail/accepted-lines.tsx';
export { Comments } from './detail/comments.tsx';
export { Corrected } from './detail/corrected.tsx';
export { NextItem } from './detail/next-item.ts';
export { WaitsFor } from './manager/waits-for.tsx';
export { RejectDialog } from './reject/reject-dialog.tsx';
