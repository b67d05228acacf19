/**
 * How long the texts of billing items may be, counted as an input's `maxlength` counts (UTF-16 code units). The pages'
 * fields stop there, and the server takes no longer ones (docs: expenses#line-texts).
 */
export const LINE_TEXTS = {
  merchant: 100,
  /** What an expense was. */
  notes: 500,
  /** Why a policy does not apply, and why a line was sent back. */
  reason: 500,
  /** What a line of a project is. */
  name: 100,
  /** What an adjustment is for. */
  whatFor: 200,
  /** A value of a custom field; several chosen values are one text. */
  customField: 4000,
  /** A type of span, piece, rate or leave, and the name of a shift or a holiday: chosen, not typed. */
  typeName: 200,
  /** 100 characters before an extension, each of up to two code units. */
  fileName: 220,
  attachmentKey: 200,
} as const;
