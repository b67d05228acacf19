import type { ErrorItem, SaveResponse } from 'shared-client/schema/billing';
import { issue, type ValidationIssues } from '../rules/validation-issue.ts';

/** The response to a save that failed validation: no item, and the issues. */
export const rejectedSave = (issues: ValidationIssues): SaveResponse => ({
  billingItemId: 0,
  version: null,
  status: null,
  ...issues,
});

/** A rejectedSave whose errors are not about a single day. */
export const rejectedFor = (errors: ErrorItem[]): SaveResponse => rejectedSave({ errors, billingItemDetailErrors: [] });

/** "A result with error value 'alreadysubmitted' shows the error text as an error snackbar." */
export const alreadySubmitted = () =>
  issue('ERR_BILLING_ALREADY_SUBMITTED', 'This timecard has already been submitted.', {
    value: 'alreadysubmitted',
  });

/** The error for a refused item, which cannot be submitted again. It has the same value, so that the page also leaves the form. */
export const refused = () =>
  issue('ERR_BILLING_REFUSED', 'This was refused and cannot be submitted again. Please speak with your approver.', {
    value: 'alreadysubmitted',
  });
