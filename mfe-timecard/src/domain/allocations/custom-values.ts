import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { isReferenceValueActive } from 'shared-validators';
import type { CustomValueForm } from '../form/timecard-form.ts';
import type { AllocationValues, CustomField, TimecardRules } from '../form/timecard-rules.ts';

/** The values of an allocation by definition id. */
export function valuesByDefinition(
  values: readonly CustomValueForm[],
  fields: readonly CustomField[],
): ReadonlyMap<number, string> {
  const byField = new Map(values.map((value) => [value.reqBillCostAllocId, value.value]));
  return new Map(fields.map((field) => [field.definitionId, byField.get(field.id) ?? '']));
}

/**
 * The custom fields one allocation shows: a follow-on field appears only while its parent is shown and has one
 * of its responses, recursively (docs: custom-fields#follow-on).
 */
export function shownCustomFields(values: readonly CustomValueForm[], rules: TimecardRules): CustomField[] {
  if (!rules.openCustomValues) return [...rules.customFields];
  const shown = rules.openCustomValues(valuesByDefinition(values, rules.customFields)).values();
  return rules.customFields.filter((field) => shown.has(field.definitionId));
}

/** Writes entered values into an allocation. Hidden fields are cleared, so nothing hidden is sent. */
export function withCustomValues(
  values: readonly CustomValueForm[],
  entered: ReadonlyMap<number, string>,
  fields: readonly CustomField[],
): CustomValueForm[] {
  const byField = new Map(fields.map((field) => [field.id, field.definitionId]));
  return values.map((one) => {
    const definition = byField.get(one.reqBillCostAllocId);
    const value = definition === undefined ? one.value : (entered.get(definition) ?? '');
    return value === one.value ? one : { ...one, value, associatedValues: [], defaultValueSet: false, inactive: false };
  });
}

/** Updates a form after values changed elsewhere (undo, a copy, the server). Parents come before their follow-on fields. */
export function followValues(entered: AllocationValues, wanted: ReadonlyMap<number, string>): void {
  for (let pass = 0; pass <= wanted.size; pass += 1) {
    const differing = [...wanted].filter(([id, value]) => {
      const field = entered.field(id);
      return field.visible && field.value !== value;
    });
    if (differing.length === 0) return;
    for (const [id, value] of differing) entered.change(id, value);
  }
}

/**
 * A definition with the reference values that may be used on a worked date: on or after the active date and before the inactive one (docs:
 * custom-fields#field-value-active). The current value stays in the list, so that it is not lost unseen.
 */
export function definitionOn(
  definition: CustomFieldDefinition,
  workedDate: string,
  value: string,
): CustomFieldDefinition {
  const dated = definition.cfRefList ?? [];
  const gone = new Set(
    dated.filter((one) => !isReferenceValueActive(one, workedDate) && one.value !== value).map((one) => one.value),
  );
  if (gone.size === 0) return definition;
  return {
    ...definition,
    cfRefList: dated.filter((one) => !gone.has(one.value)),
    refListValues: (definition.refListValues ?? []).filter((one) => !gone.has(one)),
  };
}

/** Whether a value belongs to a dated list and is not offered on the day. */
export function isOutOfDate(definition: CustomFieldDefinition, value: string, workedDate: string): boolean {
  const listed = (definition.cfRefList ?? []).filter((one) => one.value === value);
  return listed.length > 0 && !listed.some((one) => isReferenceValueActive(one, workedDate));
}
