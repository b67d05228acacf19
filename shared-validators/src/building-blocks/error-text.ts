/** The message for an error key: English text, and the label key of its translation if the reference names one. */
export interface ErrorText {
  readonly text: string;
  readonly label?: string;
}

/** The values that are inserted into the texts. */
export interface ErrorTextValues {
  /** The format a custom field's value must have. */
  readonly format?: string | null | undefined;
  /** The validation type of a custom field. */
  readonly validationType?: string | null | undefined;
  /** The name of a file. */
  readonly name?: string | undefined;
}

const REQUIRED: ErrorText = { text: 'This field is required.', label: 'LBL_REQUIRED_FIELD' };
const NUMERIC_FORMAT: ErrorText = {
  text: 'Please ensure that you are entering valid numeric value with format {format}.',
};

const TEXTS: Readonly<Record<string, ErrorText>> = {
  required: REQUIRED,
  requiredIfFieldIsEmpty: REQUIRED,
  checkBoxNotFilled: REQUIRED,
  atLeastOneCheckBoxRequired: REQUIRED,
  atLeastOneValueRequired: REQUIRED,
  invalidNumeric: { text: 'Please enter valid numeric value.', label: 'ERR_CUSTOM_FIELD_NUMERAL_INPUT' },
  invalidNumericFormat: NUMERIC_FORMAT,
  invalidFormatError: NUMERIC_FORMAT,
  invalidTextFormat: { text: 'Please ensure that you are entering valid text value with format {format}.' },
  invalidRefList: { text: 'Please ensure that you are entering valid information ({validationType}).' },
  invalidEmailFormat: { text: 'Please ensure that you are entering valid information (name@example.com)' },
  isValueEqualInvalid: { text: 'This value does not match' },
  fileTooLarge: { text: 'Sorry, this file is larger than the 10 MB limit. Try uploading a different file.' },
  fileTypeNotAllowed: { text: 'This file {name} cannot be uploaded.' },
  attachmentLimitReached: { text: 'You have reached the maximum amount of attachments' },
  invalidCode: { text: 'Incorrect code! Please try again.' },
  invalidPhone: { text: 'Please enter a valid mobile phone.' },
};

/**
 * The reference's text for an error key; 'This field is invalid.' for a key without a text. A key that is already a sentence (`Level 2
 * Required`) is its own text.
 * docs: custom-fields#field-messages, codes#code-messages.
 *
 * @param values the values for `{format}`, `{validationType}` and `{name}`
 */
export function errorText(key: string, values: ErrorTextValues = {}): ErrorText {
  if (key.includes(' ')) return { text: key };
  const found = Object.hasOwn(TEXTS, key) ? (TEXTS[key] as ErrorText) : { text: 'This field is invalid.' };
  const text = found.text.replace(
    /\{(\w{1,20})\}/g,
    (_, name: string) => `${values[name as keyof ErrorTextValues] ?? ''}`,
  );
  return { ...found, text };
}
