import type { Generated } from 'kysely';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';

export interface ReferenceListTable {
  id: Generated<number>;
  client_id: number;
  name: string;
  levels: Generated<string[]>;
  help_text: string | null;
  /** A new number after every change of the list's values. */
  edition: Generated<number>;
}

export interface ReferenceValueTable {
  id: Generated<number>;
  list_id: number;
  value: string;
  /** The value in lower case without accents, for searches. */
  search_key: string;
  date_active: string | null;
  date_inactive: string | null;
  path: Generated<string[]>;
}

export interface CustomFieldTable {
  id: number;
  client_id: number;
  /** `billing`, `requisition`, `worker`, `expense` … */
  object_class: string;
  section: string;
  request_type: string | null;
  active: Generated<boolean>;
  definition: CustomFieldDefinition;
}

export interface CustomFieldValueTable {
  field_id: number;
  object_class: string;
  object_id: number;
  value: string | null;
}

export interface CustomFieldTables {
  reference_list: ReferenceListTable;
  reference_value: ReferenceValueTable;
  custom_field: CustomFieldTable;
  custom_field_value: CustomFieldValueTable;
}
