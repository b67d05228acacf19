import type { ReferenceSource } from 'mfe_widgets/custom-fields';
import { findReferenceListValue, getDrillDownLevel, searchReferenceList } from 'shared-client/custom-fields';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { isReferenceValueActive } from 'shared-validators';

/** The largest number of levels; the picker calls them Level 1 to Level 10. */
const LEVELS = new Array<string>(10);
/** The number of values that the lookup of an allocation requests at once (docs: custom-fields#reference-page-size). */
const PAGE_SIZE = 10;

/** Reference values from the custom-field service, limited to those that are valid on the day. */
export function referenceSource(fields: readonly CustomFieldDefinition[], day: string): ReferenceSource {
  return {
    async search(listId, search, signal) {
      const found = await searchReferenceList(listId, { ...search, signal });
      return found
        .filter((one) => isReferenceValueActive(one, day))
        .slice(0, PAGE_SIZE)
        .map((one) => one.value);
    },
    async find(listId, value, caseSensitive) {
      const { found, value: known } = await findReferenceListValue(listId, value, caseSensitive);
      return found && (known === null || isReferenceValueActive(known, day));
    },
    levels: () => LEVELS,
    loadLevel(listId, names, signal) {
      const id = fields.find(({ cfReferenceListId }) => cfReferenceListId === listId)?.reqBillCostAllocDefId ?? null;
      return getDrillDownLevel(
        listId,
        { levels: [...names] },
        { signal, ...(id === null ? {} : { engBillingCostAllocationFieldId: id }) },
      );
    },
  };
}
