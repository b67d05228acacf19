import type { BillingItemDetailErrors, ErrorItem } from 'shared-client/schema/billing';

/** Creates an error item (docs: errors#error-item). `params` fill {0}, {1} … of the token's text. */
export function issue(
  errorToken: string,
  errorText: string,
  { value = null, params = [] }: { value?: string | null; params?: (string | number)[] } = {},
): ErrorItem {
  return { value, errorText, errorToken, params };
}

/** Issues of a timecard and of its days, in the order of the days. */
export interface ValidationIssues {
  readonly errors: ErrorItem[];
  readonly billingItemDetailErrors: BillingItemDetailErrors[];
}

/** "PTO tokens … are moved from errors to warnings" (docs: leave#pto-warnings): they never stop a save. */
const WARNING_TOKENS: ReadonlySet<string> = new Set([
  'ERR_WORKER_PTO_HOURS_NOT_ELIGIBLE',
  'ERR_WORKER_PTO_HOURS_EXCEEDED2',
  'ERR_WORKER_PTO_HOURS_EXCEEDED3',
]);

/** Whether any issue stops the save. */
export function hasBlockingIssue({ errors, billingItemDetailErrors }: ValidationIssues): boolean {
  const stops = (item: ErrorItem) => !WARNING_TOKENS.has(item.errorToken ?? '');
  return (
    errors.some(stops) ||
    billingItemDetailErrors.some((day) => [...day.errors, ...day.costAllocationErrors].some(stops))
  );
}
