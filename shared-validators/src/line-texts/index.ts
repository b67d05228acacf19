/**
 * The longest texts of billing items, counted as an input's `maxlength` counts (UTF-16 code units). The fields of the pages stop there, and
 * the server refuses longer texts (docs: expenses#line-texts).
 */
export const LINE_TEXTS = {
  merchant: 100,
  /** The description of an expense. */
  notes: 500,
  /** Why a policy does not apply, and why a line was sent back. */
  reason: 500,
  /** The name of a project's line. */
  name: 100,
  /** The description of an adjustment. */
  whatFor: 200,
  /** A value of a custom field. Several chosen values are one text. */
  customField: 4000,
  /** A type of span, piece, rate or leave, or the name of a shift or a holiday. These are chosen, not typed. */
  typeName: 200,
  /** 100 characters before an extension, each of up to two code units. */
  fileName: 220,
  attachmentKey: 200,
} as const;
