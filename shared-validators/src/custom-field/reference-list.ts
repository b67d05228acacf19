import { isUnset } from '../building-blocks/decimal.ts';
import { dayNumber } from '../calendar-date/calendar-date.ts';
import type { CustomFieldContext, CustomFieldDefinition, ReferenceListValue } from './definition.ts';

/**
 * Whether a reference value may be used for a worked date: on or after its active date and before its inactive date. Either may be missing,
 * which means no bound. If the worked date or a bound is not a valid day, the result is false.
 *
 * @param workedDate ISO day
 * docs: custom-fields#field-value-active.
 */
export function isReferenceValueActive(value: ReferenceListValue, workedDate: string): boolean {
  const day = dayNumber(workedDate);
  return (
    (isUnset(value.dateActive) ? !Number.isNaN(day) : day >= dayNumber(value.dateActive)) &&
    (isUnset(value.dateInactive) || day < dayNumber(value.dateInactive))
  );
}

/**
 * Whether the text is a value of the field's reference list on the worked date of the context. Case is ignored unless the list is
 * case-sensitive; spaces always count.
 */
export function isInReferenceList(
  text: string,
  definition: CustomFieldDefinition,
  context: CustomFieldContext = {},
): boolean {
  const caseSensitive = definition.validationType === 'Reference List Case Sensitive';
  const { workedDate } = context;
  const fold = (value: unknown): string => (caseSensitive ? `${value}` : `${value}`.toLowerCase());
  const wanted = fold(text);
  return (
    (definition.cfRefList ?? []).some(
      (entry) => fold(entry.value) === wanted && (!workedDate || isReferenceValueActive(entry, workedDate)),
    ) ||
    (definition.refListValues ?? []).some((value) => fold(value) === wanted) ||
    context.inReferenceList?.(text, caseSensitive) === true
  );
}
