import type { CustomFieldDefinition as Validated } from 'shared-validators';
import { splitOptions } from './delimited.ts';
import type { FollowOnDefinition } from './follow-on-graph.ts';

/** Something a field offers. */
export interface Choice {
  label: string;
  value: string;
}

/** A custom field's definition, as the custom-field service gives it (docs: custom-fields#field-definition). */
export interface CustomFieldDefinition extends Validated, FollowOnDefinition {
  inputType: Validated['inputType'];
  label: string;
  helpInformation?: string | null | undefined;
  cfReferenceListId?: number | null | undefined;
  /** Wild cards are allowed in a search of its list. */
  allowWCSearch?: boolean | null | undefined;
  values?: readonly Choice[] | null | undefined;
  /** Drill-down: the whole path is stored. */
  storeHStr?: boolean | null | undefined;
}

/** A definition as it may come: its options as a list, or as one text in which they are delimited (`splitOptions`). */
export interface GivenDefinition extends Omit<CustomFieldDefinition, 'values'> {
  values?: readonly Choice[] | string | null | undefined;
}

/** A definition whose options are a list, each once; the same object where they were one. */
export function withOptions(given: GivenDefinition): CustomFieldDefinition {
  const { values } = given;
  if (typeof values !== 'string') return given as CustomFieldDefinition;
  return { ...given, values: [...new Set(splitOptions(values, given))].map((name) => ({ label: name, value: name })) };
}
