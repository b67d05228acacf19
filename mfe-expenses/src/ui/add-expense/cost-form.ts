import type { ReferenceSource } from 'mfe_widgets/custom-fields';
import { findReferenceListValue, getDrillDownLevel, searchReferenceList } from 'shared-client/custom-fields';
import type { CostAllocationValue } from 'shared-client/schema/billing';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { isReferenceValueActive } from 'shared-validators';
import type { LineForm } from '../../domain/report-form.ts';

export type Widget = typeof import('mfe_widgets/custom-fields');
type Form = ReturnType<Widget['createCustomFieldForm']>;

let loading: Promise<Widget> | null = null;
let loaded: Widget | null = null;

/** The widget, or null until it is loaded. */
export const customFields = (): Widget | null => loaded;

/** Loads the widget when it is first needed; a failed load is tried again. */
export function customFieldsLoaded(): Promise<Widget> {
  loading ??= import('mfe_widgets/custom-fields').then(
    (widget) => {
      loaded = widget;
      return widget;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The custom-field form of a line, filled with its values. */
export function formOfLine(
  { createCustomFieldForm }: Widget,
  definitions: readonly CustomFieldDefinition[],
  { values, expenseDate }: Pick<LineForm, 'values' | 'expenseDate'>,
): Form {
  const held = new Map(values.map((one) => [one.reqBillCostAllocId, one.value ?? '']));
  const answers = definitions.map((one) => [one.id, held.get(one.reqBillCostAllocDefId) ?? ''] as const);
  return createCustomFieldForm(definitions, new Map(answers), {
    expense: true,
    timeCard: true,
    workedDate: expenseDate,
    inReferenceList: () => true,
  });
}

/** The values of a line after an edit. A stored value keeps its id. */
export function withAnswers(
  values: readonly CostAllocationValue[],
  definitions: readonly CustomFieldDefinition[],
  answers: ReadonlyMap<number, string>,
): readonly CostAllocationValue[] {
  const held = new Map(values.map((one) => [one.reqBillCostAllocId, one]));
  return definitions.flatMap(({ id, reqBillCostAllocDefId }): CostAllocationValue[] => {
    const value = answers.get(id) ?? '';
    if (value === '') return [];
    const before = held.get(reqBillCostAllocDefId) ?? blank;
    return [{ ...before, reqBillCostAllocId: reqBillCostAllocDefId, value }];
  });
}

const blank: CostAllocationValue = {
  id: null,
  reqBillCostAllocId: null,
  value: null,
  defaultValueSet: false,
  associatedValue1: null,
  associatedValue2: null,
  associatedValue3: null,
  associatedValue4: null,
  associatedValue5: null,
  billingCostAllocId: null,
  inactive: false,
};

/** Values of the reference lists that are valid on a day. */
export function referenceSource(definitions: readonly CustomFieldDefinition[], day: string): ReferenceSource {
  return {
    search: async (listId, search, signal) =>
      (await searchReferenceList(listId, { ...search, signal }))
        .filter((one) => isReferenceValueActive(one, day))
        .map(({ value }) => value),
    async find(listId, text, caseSensitive) {
      const { found, value } = await findReferenceListValue(listId, text, caseSensitive);
      return found && (value === null || isReferenceValueActive(value, day));
    },
    levels: () => new Array<string>(10),
    loadLevel(listId, names, signal) {
      const field = definitions.find((one) => one.cfReferenceListId === listId)?.reqBillCostAllocDefId;
      const which = typeof field === 'number' ? { engBillingCostAllocationFieldId: field } : {};
      return getDrillDownLevel(listId, { levels: [...names] }, { signal, ...which });
    },
  };
}
