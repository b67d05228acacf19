import { every, isDigit } from '../ascii/ascii.ts';
import { dayNumber } from '../calendar-date/calendar-date.ts';
import { isEmail } from '../email/email.ts';
import { dateFormatOf, matchesFormat } from '../format/format.ts';
import { isBlank } from '../required/required.ts';
import { keyedRule } from '../rule/rule.ts';
import { type CustomFieldContext, type CustomFieldDefinition, SECURE_PLACEHOLDER } from './definition.ts';
import { type LevelKey, missingLevels } from './drill-down.ts';
import { isInReferenceList } from './reference-list.ts';

/** Every mistake a custom field's value can make. */
export type CustomFieldKey =
  | 'required'
  | 'checkBoxNotFilled'
  | 'invalidNumeric'
  | 'invalidNumericFormat'
  | 'invalidFormatError'
  | 'invalidTextFormat'
  | 'invalidRefList'
  | 'invalidEmailFormat'
  | 'match'
  | LevelKey;

/** Digits with optional dots, commas and dashes. */
const isLooselyNumeric = (text: string): boolean =>
  every(text, (code) => isDigit(code) || (code > 43 && code < 47)) && !every(text, (code) => !isDigit(code));

/** Values a multiselect holds: a list, or one text with delimiters. */
const selectedValues = (value: unknown, delimiter: string): unknown[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(delimiter) : []).filter(
    (selected) => !isBlank(selected) && selected !== false,
  );

/** What a field misses when it is empty; nothing when it is filled in. */
function emptinessKey(
  value: unknown,
  definition: CustomFieldDefinition,
  context: CustomFieldContext,
): CustomFieldKey | undefined {
  if (definition.inputType === 'Multiselect Checkbox') {
    return selectedValues(value, definition.strDelim || '|').length > 0 ? undefined : 'checkBoxNotFilled';
  }
  if (definition.inputType === 'Drill Down') {
    const [level] = missingLevels(value, context.levels ?? 1);
    return level === undefined ? undefined : `Level ${level + 1} Required`;
  }
  return isBlank(value) ? 'required' : undefined;
}

function formatKey(
  text: string,
  definition: CustomFieldDefinition,
  context: CustomFieldContext,
): CustomFieldKey | undefined {
  const { inputType, validationType, validationFormat } = definition;
  if (inputType === 'Suggestive Search') {
    return isInReferenceList(text, definition, context) ? undefined : 'invalidRefList';
  }
  if (inputType === 'Date') return Number.isNaN(dayNumber(text, dateFormatOf(validationFormat))) ? 'match' : undefined;
  switch (validationType) {
    case 'Numeric':
      if (!validationFormat) return isLooselyNumeric(text) ? undefined : 'invalidNumeric';
      if (matchesFormat(text, validationFormat)) return undefined;
      return context.timeCard ? 'invalidFormatError' : 'invalidNumericFormat';
    case 'Text':
      return !validationFormat || matchesFormat(text, validationFormat) ? undefined : 'invalidTextFormat';
    case 'Email':
      return isEmail(text) ? undefined : 'invalidEmailFormat';
    case 'Reference List':
    case 'Reference List Case Sensitive':
      if (!inputType.startsWith('Free Text')) return undefined;
      return isInReferenceList(text, definition, context) ? undefined : 'invalidRefList';
  }
  return undefined;
}

/**
 * The first mistake in a custom field's value, or undefined. Never throws.
 *
 * In this order: a field that its user cannot edit, one with neither required validation nor required content, and a secure field that still
 * shows its mask are valid; then emptiness; then the rule of the input type or the validation type, which sees only what is filled in.
 *
 * @param value text, a number, a list of texts (multiselect), or the chosen levels (drill-down)
 * Source: document 002, section 5, custom-field validator.
 */
export function customFieldKey(
  value: unknown,
  definition: CustomFieldDefinition,
  context: CustomFieldContext = {},
): CustomFieldKey | undefined {
  const mayBeEmpty = (context.expense ? definition.allowEmptyExpense : definition.allowEmpty) === true;
  if (definition.readOnlyClient) return undefined;
  if (!definition.requireValidation && mayBeEmpty) return undefined;
  if (definition.secure && value === SECURE_PLACEHOLDER) return undefined;
  const { inputType } = definition;
  const chosen = inputType === 'Multiselect Checkbox' || inputType === 'Drill Down';
  if (chosen || isBlank(value)) return mayBeEmpty ? undefined : emptinessKey(value, definition, context);
  if (inputType === 'Date' && value instanceof Date) return Number.isNaN(value.getTime()) ? 'match' : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return 'match';
  return formatKey(`${value}`, definition, context);
}

/**
 * A custom field's value. Empty passes where the definition allows it.
 * Source: document 002, section 5, custom-field validator.
 */
/* @__NO_SIDE_EFFECTS__ */
export function customField<Input>(definition: CustomFieldDefinition, context?: CustomFieldContext) {
  return keyedRule((value: Input) => customFieldKey(value, definition, context));
}
