import type { CustomFieldDefinition as Validated } from 'shared-validators';
import { splitOptions } from './delimited.ts';
import type { FollowOnDefinition } from './follow-on-graph.ts';

/** An option of a field. */
export interface Choice {
  label: string;
  value: string;
}

/** A custom field's definition, as returned by the custom-field service (docs: custom-fields#field-definition). */
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

/** A definition as received: its options are a list, or one delimited text (`splitOptions`). */
export interface GivenDefinition extends Omit<CustomFieldDefinition, 'values'> {
  values?: readonly Choice[] | string | null | undefined;
}

/** Converts the options of a definition to a list without duplicates; returns the same object if they were one. */
export function withOptions(given: GivenDefinition): CustomFieldDefinition {
  const { values } = given;
  if (typeof values !== 'string') return given as CustomFieldDefinition;
  return { ...given, values: [...new Set(splitOptions(values, given))].map((name) => ({ label: name, value: name })) };
}
