import type { CustomFieldDefinition } from './definition.ts';

/** The query of a reference-list search (docs: api#api-reference-search), as `searchReferenceList` of shared-client takes it. */
export interface ReferenceSearch {
  searchKey: string;
  pageSize: number;
  /** Leaves out values that are no longer offered. */
  filterByInactiveDate: boolean;
  /** The definition allows wild cards in the text. */
  allowWCSearch: boolean;
}

/** Page size of requests to the custom-field service (docs: custom-fields#reference-page-size). */
export const REFERENCE_PAGE_SIZE = 200;

/** The query to a field's reference list for a typed text. */
export function referenceSearch(
  definition: Pick<CustomFieldDefinition, 'allowWCSearch'>,
  typed: string,
): ReferenceSearch {
  return {
    searchKey: typed,
    pageSize: REFERENCE_PAGE_SIZE,
    filterByInactiveDate: true,
    allowWCSearch: definition.allowWCSearch === true,
  };
}
