import type { CustomFieldDefinition, ReferenceSource } from 'mfe_widgets/custom-fields';
import { getBillingDrillDown, getDrillDownLevel, searchReferenceList } from 'shared-client/custom-fields';
import { isReferenceValueActive } from 'shared-validators';
import type { CustomField } from '../../../domain/form/timecard-rules.ts';

/** Names of levels that have been asked for, by definition id; they do not change while the page stands. */
const levelNames = new Map<number, readonly string[]>();

/** Asks for the level names of the drill-downs among the fields, so that their dialog has them when it opens. */
export function fetchLevelNames(fields: readonly CustomField[]): void {
  for (const { definition, id } of fields) {
    if (definition.inputType !== 'Drill Down' || levelNames.has(definition.id)) continue;
    levelNames.set(definition.id, UNNAMED);
    getBillingDrillDown(id).then(
      ({ levels }) => levelNames.set(definition.id, levels),
      (error) => {
        console.error('The names of a drill-down could not be loaded.', error);
        levelNames.delete(definition.id);
      },
    );
  }
}

/** As many levels as there can be, called Level 1 to Level 10 by the picker. */
const UNNAMED: readonly string[] = new Array<string>(10);

/** Reference values from the custom-field service, those only that may be used on the worked date. */
export function referenceSource(fields: readonly CustomField[], workedDate: string | undefined): ReferenceSource {
  const fieldOf = (listId: number): CustomField | undefined =>
    fields.find(({ definition }) => definition.cfReferenceListId === listId);
  return {
    async search(listId, search, signal) {
      const found = await searchReferenceList(listId, { ...search, signal });
      return found
        .filter((one) => workedDate === undefined || isReferenceValueActive(one, workedDate))
        .map((one) => one.value);
    },
    levels: (definition: CustomFieldDefinition) => levelNames.get(definition.id) ?? UNNAMED,
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
