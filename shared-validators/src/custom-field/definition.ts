/** The input types of custom fields (docs: custom-fields#field-input-types). */
export type InputType =
  | 'Free Text(Large)'
  | 'Free Text(Small)'
  | 'Radio'
  | 'Suggestive Search'
  | 'Pull Down'
  | 'Pull Down(Long)'
  | 'Drill Down'
  | 'Multiselect Checkbox'
  | 'Date';

/** The type of value that a custom field must have (docs: custom-fields#field-validator). */
export type ValidationType = 'Numeric' | 'Text' | 'Email' | 'Reference List' | 'Reference List Case Sensitive';

/** A value of a reference list. Dates are ISO days (`2026-11-21`); a missing date means no bound. */
export interface ReferenceListValue {
  readonly value: string;
  readonly dateActive?: string | null | undefined;
  readonly dateInactive?: string | null | undefined;
}

/** The parts of a custom field's definition that the validator reads. Unknown input and validation types have no rule. */
export interface CustomFieldDefinition {
  readonly inputType: InputType | (string & {});
  readonly validationType?: ValidationType | (string & {}) | null | undefined;
  /** In the format language; see `matchesFormat`. */
  readonly validationFormat?: string | null | undefined;
  readonly requireValidation?: boolean | null | undefined;
  readonly allowEmpty?: boolean | null | undefined;
  readonly allowEmptyExpense?: boolean | null | undefined;
  readonly secure?: boolean | null | undefined;
  readonly readOnlyClient?: boolean | null | undefined;
  readonly cfRefList?: readonly ReferenceListValue[] | null | undefined;
  readonly refListValues?: readonly string[] | null | undefined;
  /** Separates the values of a multiselect in one text; `|` by default. */
  readonly strDelim?: string | null | undefined;
}

/** The context in which a custom field is filled in. */
export interface CustomFieldContext {
  /** On an expense allocation, `allowEmptyExpense` replaces `allowEmpty`. */
  readonly expense?: boolean;
  /** On the time card a wrong numeric format is `invalidFormatError` instead of `invalidNumericFormat`. */
  readonly timeCard?: boolean;
  /** ISO day on which reference values must be active; by default all values are accepted. */
  readonly workedDate?: string;
  /** The names of a drill-down's levels, or their number; 1 by default. */
  readonly levels?: number;
  /** Looks a value up if the definition does not contain its list, for example in the response of a search in the list. */
  readonly inReferenceList?: (value: string, caseSensitive: boolean) => boolean;
}

/** The mask of a secure field's value (docs: custom-fields#field-secure). */
export const SECURE_PLACEHOLDER = '*****';
