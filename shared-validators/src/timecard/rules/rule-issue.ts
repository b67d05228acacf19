/** Why a timecard cannot be saved. Server and page say it in their own words. */
export interface RuleIssue {
  /** The rule of saving that says so, 1 to 8 (docs: saving#save-rules). */
  readonly rule: number;
  /** Error token, as the reference spells it where it names one. */
  readonly token: string;
  /** What the token's text is filled in with. */
  readonly params: readonly (string | number)[];
  /** Path of the field within its day: `timeEntrySpanDtos[0].endTimeStr`; null for the day as a whole. */
  readonly value: string | null;
  /** Whether it is about the day's allocations: an answer lists those apart. */
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

/** A field that has to be filled. */
export const required = (value: string): RuleIssue => issue(2, 'LBL_REQUIRED_FIELD', { value });

/** Issues about a day's allocations. */
export const ofAllocations = (issues: readonly RuleIssue[]): RuleIssue[] =>
  issues.map((one) => ({ ...one, ofAllocations: true }));
