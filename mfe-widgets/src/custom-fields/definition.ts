import type { CustomFieldDefinition as Validated } from 'shared-validators';
import type { FollowOnDefinition } from './follow-on-graph.ts';

/** A custom field's definition, as the custom-field service gives it (document 002, section 3). */
export interface CustomFieldDefinition extends Validated, FollowOnDefinition {
  label: string;
  helpInformation?: string | null | undefined;
  cfReferenceListId?: number | null | undefined;
  /** Wild cards are allowed in a search of its list. */
  allowWCSearch?: boolean | null | undefined;
  values?: readonly { label: string; value: string }[] | null | undefined;
  /** Drill-down: the whole path is stored. */
  storeHStr?: boolean | null | undefined;
}
