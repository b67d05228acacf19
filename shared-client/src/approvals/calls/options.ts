export const APPROVALS = '/wand2/api/billing/approvals';

export type Signal = { readonly signal?: AbortSignal };
