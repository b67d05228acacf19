import { registerTexts } from 'shared-session';

/** Texts of approvers' changes; loaded with their script. */
registerTexts({ LBL_ALLOCATIONS_CHANGED: 'Allocations changed' });
