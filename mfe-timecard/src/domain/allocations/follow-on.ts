import type { CustomValueForm } from '../form/timecard-form.ts';
import type { CustomField } from '../form/timecard-rules.ts';

/** Deeper or looping chains of follow-on fields are stopped here (document 002, section 9). */
export const FOLLOW_ON_LIMIT = 100;

/**
 * The custom fields one allocation shows: a follow-on field appears only while its parent is shown and answered with one
 * of its responses, recursively (document 002, section 4). A loop shows nothing of itself.
 */
export function shownCustomFields(fields: readonly CustomField[], values: readonly CustomValueForm[]): CustomField[] {
  const byDefinition = new Map(fields.map((field) => [field.definitionId, field]));
  const answers = new Map(values.map((value) => [value.reqBillCostAllocId, value.value]));
  const shown = (field: CustomField, depth: number): boolean => {
    if (!field.followsOn) return true;
    const parent = byDefinition.get(field.followsOn.definitionId);
    if (!parent || depth >= FOLLOW_ON_LIMIT) return false;
    return field.followsOn.answers.includes(answers.get(parent.id) ?? '') && shown(parent, depth + 1);
  };
  return fields.filter((field) => shown(field, 0));
}

/** Writes one value; children that no longer match are cleared, so that nothing hidden is sent. */
export function setCustomValue(
  values: readonly CustomValueForm[],
  id: number,
  value: string,
  fields: readonly CustomField[],
): CustomValueForm[] {
  const changed = values.map((one) =>
    one.reqBillCostAllocId === id ? { ...one, value, defaultValueSet: false, inactive: false } : one,
  );
  const visible = new Set(shownCustomFields(fields, changed).map((field) => field.id));
  return changed.map((one) =>
    visible.has(one.reqBillCostAllocId) || one.value === '' ? one : { ...one, value: '', associatedValues: [] },
  );
}
