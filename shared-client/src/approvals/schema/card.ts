import * as v from 'valibot';

/** The cards of Time and Billing: benefits are counted with adjustments. */
export const APPROVAL_CARDS = ['TIME', 'EXPENSE', 'PROJECT', 'ADJUSTMENT'] as const;
export const approvalCardType = v.picklist(APPROVAL_CARDS);
export type ApprovalCardType = v.InferOutput<typeof approvalCardType>;
