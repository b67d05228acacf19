import '../../texts/seldom-parts.ts';

/** What is not needed for the list: the words of a rejection, comments, and parts of details that few items have. A script of their own. */
export { Allocations } from './allocations/allocations.tsx';
export { undoAllocationsAfter } from './allocations/undo-allocations.tsx';
export { AcceptedLines } from './detail/accepted-lines.tsx';
export { Comments } from './detail/comments.tsx';
export { Corrected } from './detail/corrected.tsx';
export { NextItem } from './detail/next-item.ts';
export { RejectDialog } from './reject-dialog.tsx';
