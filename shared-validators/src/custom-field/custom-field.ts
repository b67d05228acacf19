import { isBlank } from '../building-blocks/is-blank.ts';
import { keyedRule } from '../building-blocks/rule.ts';
import { dayNumber } from '../calendar-date/calendar-date.ts';
import { dateFormatOf, matchesFormat } from '../format/format.ts';
import { isEmail } from '../identity/email.ts';
import { type CustomFieldContext, type CustomFieldDefinition, SECURE_PLACEHOLDER } from './definition.ts';
import { type LevelKey, missingLevels } from './drill-down.ts';
import { isInReferenceList } from './reference-list.ts';

/** Every error of a custom field's value. */
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
const isLooselyNumeric = (text: string): boolean => !/[^0-9.,-]/.test(text) && /[0-9]/.test(text);

/** The values of a multiselect: a list, or one text with delimiters. */
const selectedValues = (value: unknown, delimiter: string): unknown[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(delimiter) : []).filter(
    (selected) => !isBlank(selected) && selected !== false,
  );

/** The error of a field whose value is chosen, not typed, if nothing is chosen. */
function choiceKey(value: unknown, definition: CustomFieldDefinition, levels = 1): CustomFieldKey | undefined {
  if (definition.inputType === 'Multiselect Checkbox') {
    return selectedValues(value, definition.strDelim || '|').length > 0 ? undefined : 'checkBoxNotFilled';
  }
  const [level] = missingLevels(value, levels);
  return level === undefined ? undefined : `Level ${level + 1} Required`;
}

/** The error of a text that breaks the rule of the field's input type or validation type, if it does. */
function typedKey(
  text: string,
  definition: CustomFieldDefinition,
  context: CustomFieldContext,
): CustomFieldKey | undefined {
  const { inputType, validationType, validationFormat: format } = definition;
  const unless = (accepted: boolean, key: CustomFieldKey): CustomFieldKey | undefined => (accepted ? undefined : key);
  const listed = inputType.startsWith('Free Text') && validationType?.startsWith('Reference List');
  if (listed || inputType === 'Suggestive Search') {
    return unless(isInReferenceList(text, definition, context), 'invalidRefList');
  }
  if (inputType === 'Date') return unless(!Number.isNaN(dayNumber(text, dateFormatOf(format))), 'match');
  if (validationType === 'Email') return unless(isEmail(text), 'invalidEmailFormat');
  if (validationType === 'Text') return unless(!format || matchesFormat(text, format), 'invalidTextFormat');
  if (validationType !== 'Numeric') return undefined;
  if (!format) return unless(isLooselyNumeric(text), 'invalidNumeric');
  return unless(matchesFormat(text, format), context.timeCard ? 'invalidFormatError' : 'invalidNumericFormat');
}

/**
 * The first error of a custom field's value, or undefined. Never throws.
 *
 * The order: a read-only field, one with neither required validation nor required content, and a secure field that still shows its mask are
 * valid. Then emptiness is checked, and then, for a non-empty value, the rule of the input type or the validation type.
 *
 * @param value text, a number, a list of texts (multiselect), or the chosen levels (drill-down)
 * docs: custom-fields#field-validator.
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
  const chosen = definition.inputType === 'Multiselect Checkbox' || definition.inputType === 'Drill Down';
  if (mayBeEmpty && (chosen || isBlank(value))) return undefined;
  if (chosen) return choiceKey(value, definition, context.levels);
  if (isBlank(value)) return 'required';
  return typeof value === 'string' || typeof value === 'number' ? typedKey(`${value}`, definition, context) : 'match';
}

/**
 * A custom field's value. Empty passes if the definition allows it.
 * docs: custom-fields#field-validator.
 */
/* @__NO_SIDE_EFFECTS__ */
export function customField<Input>(definition: CustomFieldDefinition, context?: CustomFieldContext) {
  return keyedRule((value: Input) => customFieldKey(value, definition, context));
}
