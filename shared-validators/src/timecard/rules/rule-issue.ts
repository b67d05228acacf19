/** Why a timecard cannot be saved. Server and page each have their own text for it. */
export interface RuleIssue {
  /** The number of the rule of saving, 1 to 8 (docs: saving#save-rules). */
  readonly rule: number;
  /** Error token, in the reference's spelling if it names one. */
  readonly token: string;
  /** The values for the token's text. */
  readonly params: readonly (string | number)[];
  /** Path of the field within its day: `timeEntrySpanDtos[0].endTimeStr`; null for the day as a whole. */
  readonly value: string | null;
  /** Whether it is about the day's allocations, which a response lists separately. */
  readonly ofAllocations: boolean;
}

/** Creates an issue. */
export function issue(
  rule: number,
  token: string,
  { value = null, params = [] }: { value?: string | null; params?: readonly (string | number)[] } = {},
): RuleIssue {
  return { rule, token, params, value, ofAllocations: false };
}

/** The issue for a field that must be filled in. */
export const required = (value: string): RuleIssue => issue(2, 'LBL_REQUIRED_FIELD', { value });

/** Marks issues as being about a day's allocations. */
export const ofAllocations = (issues: readonly RuleIssue[]): RuleIssue[] =>
  issues.map((one) => ({ ...one, ofAllocations: true }));
