import type { CustomFieldDefinition, ReferenceSource } from 'mfe_widgets/custom-fields';
import {
  findReferenceListValue,
  getBillingDrillDown,
  getDrillDownLevel,
  searchReferenceList,
} from 'shared-client/custom-fields';
import { reportFailure } from 'shared-client/report-failure';
import type { DrillDownDisplay, ReferenceListValue } from 'shared-client/schema/custom-fields';
import { isReferenceValueActive } from 'shared-validators';
import type { CustomField } from '../../../domain/form/timecard-rules.ts';

type Display = Pick<DrillDownDisplay, 'levels' | 'helpText' | 'enableSuggestiveSearch' | 'customValue'>;

/** Drill-down displays loaded so far, by definition id. They do not change during the life of the page. */
const displays = new Map<number, Display>();

/** Loads the level names and the help of the drill-downs among the fields, so that their dialog has them when it opens. */
export function fetchDrillDowns(fields: readonly CustomField[]): void {
  for (const { definition, id } of fields) {
    if (definition.inputType !== 'Drill Down' || displays.has(definition.id)) continue;
    displays.set(definition.id, UNNAMED);
    getBillingDrillDown(id).then(
      (display) => displays.set(definition.id, display),
      (error) => {
        reportFailure('The levels of a drill-down could not be loaded.', error);
        displays.delete(definition.id);
      },
    );
  }
}

/** The greatest possible number of levels; the picker names them Level 1 to Level 10. */
const UNNAMED: Display = {
  levels: new Array<string>(10),
  helpText: null,
  enableSuggestiveSearch: false,
  customValue: null,
};

/** Page size of the lookup of an allocation's reference values (docs: custom-fields#reference-page-size). */
const LOOKUP_PAGE_SIZE = 10;

/** Reference values from the custom-field service, limited to those that may be used on the worked date. */
export function referenceSource(fields: readonly CustomField[], workedDate: string | undefined): ReferenceSource {
  const fieldOf = (listId: number): CustomField | undefined =>
    fields.find(({ definition }) => definition.cfReferenceListId === listId);
  return {
    async search(listId, search, signal) {
      const usable = (found: readonly ReferenceListValue[]) =>
        found.filter((one) => workedDate === undefined || isReferenceValueActive(one, workedDate));
      const lookup = await searchReferenceList(listId, { ...search, pageSize: LOOKUP_PAGE_SIZE, signal });
      const kept = usable(lookup);
      // If values of a full page are left out for the worked date, there may be more behind it.
      const more = kept.length < lookup.length && lookup.length === LOOKUP_PAGE_SIZE;
      const values = more ? usable(await searchReferenceList(listId, { ...search, signal })) : kept;
      return values.slice(0, LOOKUP_PAGE_SIZE).map((one) => one.value);
    },
    async find(listId, value, caseSensitive) {
      const { found, value: known } = await findReferenceListValue(listId, value, caseSensitive);
      return found && (known === null || workedDate === undefined || isReferenceValueActive(known, workedDate));
    },
    levels: ({ id }: CustomFieldDefinition) => (displays.get(id) ?? UNNAMED).levels,
    drillDown: ({ id }: CustomFieldDefinition) => displays.get(id) ?? UNNAMED,
    loadLevel(listId, names, signal) {
      const field = fieldOf(listId);
      return getDrillDownLevel(
        listId,
        { levels: [...names] },
        { signal, ...(field ? { engBillingCostAllocationFieldId: field.id } : {}) },
      );
    },
  };
}
