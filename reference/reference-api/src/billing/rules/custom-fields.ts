import type { ErrorItem } from 'shared-client/schema/billing';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { customFieldKey, isLevelKey, isReferenceValueActive } from 'shared-validators';
import type { Allocation } from '../timecard/worked-day.ts';
import { issue } from './validation-issue.ts';

/** "Follow-on chain limit 100 layers" (docs: custom-fields#follow-on-limit). */
const FOLLOW_ON_LIMIT = 100;

/** Several values in one text are separated by |. */
const valuesOf = (text: string | null): string[] => (text ?? '').split('|').map((given) => given.trim());

/**
 * Ids of the fields that an allocation shows. A follow-on field is shown only while its parent is shown and has one of the responses that
 * show it. A loop shows none of its fields, and a chain stops after 100 layers.
 */
export function shownFields(
  definitions: readonly CustomFieldDefinition[],
  responses: ReadonlyMap<number, string | null>,
): Set<number> {
  const byId = new Map(definitions.map((field) => [field.id, field]));
  const shown = new Set<number>();
  let layer = definitions.filter((field) => !field.followOn);
  for (let depth = 0; layer.length > 0 && depth <= FOLLOW_ON_LIMIT; depth += 1) {
    const next: CustomFieldDefinition[] = [];
    for (const field of layer) {
      if (shown.has(field.id)) continue;
      shown.add(field.id);
      const given = valuesOf(responses.get(field.id) ?? null);
      for (const rule of field.followCFs) {
        if (!given.includes(rule.responseValue)) continue;
        for (const id of rule.childrenCFDefIds) {
          const child = byId.get(id);
          if (child && !shown.has(id)) next.push(child);
        }
      }
    }
    layer = next;
  }
  return shown;
}

/** Tokens (docs: custom-fields#field-messages), by the key of the shared validator. */
const TOKENS: Readonly<Record<string, readonly [token: string, text: string]>> = {
  required: ['LBL_REQUIRED_FIELD', 'This field is required.'],
  checkBoxNotFilled: ['LBL_REQUIRED_FIELD', 'This field is required.'],
  invalidNumeric: ['ERR_CUSTOM_FIELD_NUMERAL_INPUT', 'Please enter valid numeric value.'],
};

/** ValidationIssues of the custom fields of one allocation, or of one line of an expense, on a worked date. */
export function customFieldErrors(
  allocation: Pick<Allocation, 'costAllocationValues'>,
  definitions: readonly CustomFieldDefinition[],
  {
    workedDate,
    place,
    isListed,
    expense = false,
  }: {
    readonly workedDate: string;
    /** Only for an expense: `allowEmptyExpense` says which fields are optional (docs: custom-fields#field-may-be-empty). */
    readonly expense?: boolean;
    /** Path of the allocation: `billingCostAllocation[0]`. */
    readonly place: string;
    /** Whether a list that is too long for the definition contains a value on the worked date. */
    readonly isListed: (listId: number, value: string, caseSensitive: boolean) => boolean;
  },
): ErrorItem[] {
  const stored = new Map(allocation.costAllocationValues.map((one) => [one.reqBillCostAllocId, one.value]));
  const responses = new Map(definitions.map((field) => [field.id, stored.get(field.reqBillCostAllocDefId) ?? null]));
  const shown = shownFields(definitions, responses);
  return definitions.flatMap((field) => {
    if (!shown.has(field.id)) return [];
    const value = responses.get(field.id) ?? '';
    const key =
      customFieldKey(value, field, {
        timeCard: true,
        expense,
        workedDate,
        inReferenceList: (text, caseSensitive) =>
          field.cfReferenceListId !== null && isListed(field.cfReferenceListId, text, caseSensitive),
      }) ?? (isWithdrawn(field, value, workedDate) ? 'invalidRefList' : undefined);
    if (key === undefined) return [];
    const [token, text] = TOKENS[isLevelKey(key) ? 'required' : key] ?? [
      'ERR_CUSTOM_FIELD_INVALID',
      'This field is invalid.',
    ];
    return [
      issue(token, `${field.label}: ${text}`, {
        value: `${place}.${field.reqBillCostAllocDefId}`,
        params: [field.label, key],
      }),
    ];
  });
}

/** Whether a value of a dated list is not valid on the worked date. */
function isWithdrawn(field: CustomFieldDefinition, value: string, workedDate: string): boolean {
  if (value === '' || !field.inputType.startsWith('Pull Down')) return false;
  const entry = field.cfRefList.find((one) => one.value === value);
  return entry !== undefined && !isReferenceValueActive(entry, workedDate);
}
