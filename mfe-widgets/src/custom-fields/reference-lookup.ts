import { reportFailure } from 'shared-client/report-failure';
import type { ReferenceSource } from './custom-field-props.ts';
import type { CustomFieldDefinition } from './definition.ts';
import type { FieldForm } from './field-form.ts';

/** Whether a definition contains the values of its reference list. */
export function carriesList(definition: CustomFieldDefinition): boolean {
  return (definition.refListValues ?? []).length > 0 || (definition.cfRefList ?? []).length > 0;
}

/** Whether a field is a free text that must be in a list which only the server has. */
export function isLookedUp(definition: CustomFieldDefinition): boolean {
  const { inputType, validationType, cfReferenceListId } = definition;
  const listed = inputType.startsWith('Free Text') && validationType?.startsWith('Reference List') === true;
  return listed && !carriesList(definition) && typeof cfReferenceListId === 'number';
}

/**
 * Reference List and Reference List Case Sensitive apply to free-text inputs: the value must be in the list (docs:
 * custom-fields#field-reference-list). A list that was not sent with its definition is requested when the field is left. If the call fails,
 * the failure is logged (docs: custom-fields#reference-failure) and the value is kept; saving looks it up again.
 */
export async function lookUp(
  form: FieldForm<CustomFieldDefinition>,
  definition: CustomFieldDefinition,
  source: ReferenceSource,
): Promise<void> {
  const { id, cfReferenceListId, validationType } = definition;
  const { visible, value, errorKey } = form.field(id);
  if (!isLookedUp(definition) || !visible || value.trim() === '' || errorKey !== undefined) return;
  try {
    const caseSensitive = validationType === 'Reference List Case Sensitive';
    const found = await source.find?.(cfReferenceListId ?? 0, value, caseSensitive);
    if (found === false) form.refuse(id, value, 'invalidRefList');
  } catch (error) {
    reportFailure('A reference value could not be looked up.', error);
  }
}
