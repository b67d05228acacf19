import type { Choice, CustomFieldDefinition } from './definition.ts';

export type { Choice } from './definition.ts';

/** With more choices than this, a field is a dropdown instead of radios, or a multi-dropdown instead of checkboxes. */
export const FEW = 6;

/** With more choices than this, only the visible ones are rendered. */
export const MANY = 200;

/** The choices of a field: its own, else its reference values. A missing list is an empty one. */
export function choicesOf(definition: CustomFieldDefinition): readonly Choice[] {
  const values = definition.values ?? [];
  if (values.length > 0) return values;
  const listed = definition.refListValues ?? [];
  const names = listed.length > 0 ? listed : (definition.cfRefList ?? []).map((entry) => entry.value);
  return [...new Set(names)].map((name) => ({ label: name, value: name }));
}

/** The choices whose labels contain a text, ignoring case. */
export function matching(choices: readonly Choice[], text: string): readonly Choice[] {
  const wanted = text.toLowerCase();
  return choices.filter(({ label }) => label.toLowerCase().includes(wanted));
}
