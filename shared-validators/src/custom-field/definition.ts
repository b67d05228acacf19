/** How a custom field is entered (docs: custom-fields#field-input-types). */
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

/** What a custom field's value must be (docs: custom-fields#field-validator). */
export type ValidationType = 'Numeric' | 'Text' | 'Email' | 'Reference List' | 'Reference List Case Sensitive';

/** A value of a reference list. Dates are ISO days (`2026-11-21`); an absent one leaves the window open. */
export interface ReferenceListValue {
  readonly value: string;
  readonly dateActive?: string | null | undefined;
  readonly dateInactive?: string | null | undefined;
}

/** What the validator reads of a custom field's definition. Unknown input and validation types bring no rule of their own. */
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
  /** Separates a multiselect's values in one text; `|` when not given. */
  readonly strDelim?: string | null | undefined;
}

/** Where a custom field is being filled in. */
export interface CustomFieldContext {
  /** On an expense allocation `allowEmptyExpense` counts instead of `allowEmpty`. */
  readonly expense?: boolean;
  /** On the time card a wrong numeric format is `invalidFormatError` instead of `invalidNumericFormat`. */
  readonly timeCard?: boolean;
  /** ISO day on which reference values must be active; all count when not given. */
  readonly workedDate?: string;
  /** Names of a drill-down's levels or how many there are, 1 when not given. */
  readonly levels?: number;
  /** Looks a value up where the definition does not carry its list, for example in the response of the list's search. */
  readonly inReferenceList?: (value: string, caseSensitive: boolean) => boolean;
}

/** The mask that a secure field's value is shown as (docs: custom-fields#field-secure). */
export const SECURE_PLACEHOLDER = '*****';
