import type { ErrorItem } from 'shared-client/schema/billing';
import { issue } from '../rules/validation-issue.ts';

/** The setting of the rules of lines, apart from the lines. */
export interface LineSetting {
  /** The engagement's currency, ISO 4217. */
  readonly currency: string;
}

/** "At least one filled day, else 'Submission List is Empty'" (docs: saving#save-empty): here at least one line. */
export const checkNotEmpty = (lines: readonly unknown[]): ErrorItem[] =>
  lines.length > 0
    ? []
    : [issue('BILLING_TIME_ENTRY_NO_DETAIL_ITEMS', 'Submission List is Empty. Please enter details to Save.')];
