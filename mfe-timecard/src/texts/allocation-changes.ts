import { registerTexts } from 'shared-session';

/** Texts of what approvers changed; they come with its script. */
registerTexts({ LBL_ALLOCATIONS_CHANGED: 'Allocations changed' });
