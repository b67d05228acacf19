import type { ErrorItem, SaveAnswer } from 'shared-client/schema/billing';
import { type Complaints, complaint } from './rules/complaint.ts';

/** The answer of a save that rules refused: no item, and what is to be mended. */
export const refusal = (complaints: Complaints): SaveAnswer => ({
  billingItemId: 0,
  version: null,
  status: null,
  ...complaints,
});

/** A refusal that no single day is to blame for. */
export const refusedFor = (errors: ErrorItem[]): SaveAnswer => refusal({ errors, billingItemDetailErrors: [] });

/** "A result with error value 'alreadysubmitted' shows the error text as an error snackbar." */
export const alreadySubmitted = () =>
  complaint('ERR_BILLING_ALREADY_SUBMITTED', 'This timecard has already been submitted.', {
    value: 'alreadysubmitted',
  });
