import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { allocation } from '../../sample-data/billing/billing-days.ts';
import { billingFields, FIELDS } from '../../sample-data/custom-field-definitions.ts';
import { MONDAY } from '../../testing/timecard.ts';
import { customFieldErrors, shownFields } from './custom-fields.ts';

const all = billingFields(MONDAY);
const pick = (ids: readonly number[]): CustomFieldDefinition[] => all.filter((field) => ids.includes(field.id));
const yes = (ids: readonly number[]) => new Map(ids.map((id) => [id, 'Yes']));

describe('Follow-on fields appear only when the parent value is in the response list, recursively', () => {
  test('a matching value shows the child, any other hides it and what follows it', () => {
    const chain = pick(FIELDS.chain);
    expect(shownFields(chain, new Map()).size).toBe(1);
    expect(shownFields(chain, yes([800, 801])).size).toBe(3);
    expect(shownFields(chain, yes([800, 802, 803])).size).toBe(2);
  });
  test('chain limit 100 layers: a chain of depth 100 shows whole, one more layer does not', () => {
    const chain = pick(FIELDS.chain);
    expect(shownFields(chain, yes(FIELDS.chain)).size).toBe(101);
    const last = chain[100] as CustomFieldDefinition;
    const longer = [
      ...chain.slice(0, 100),
      { ...last, followCFs: [{ responseValue: 'Yes', childrenCFDefIds: [999] }] },
      { ...last, id: 999 },
    ];
    expect(shownFields(longer, yes([...FIELDS.chain, 999])).has(999)).toBe(false);
  });
  test('a looping chain stops', () => {
    expect([...shownFields(pick(FIELDS.loop), yes(FIELDS.loop))]).toEqual([910, 911, 912]);
  });
});

describe('custom fields of an allocation', () => {
  const errorsOf = (
    values: Record<number, string>,
    ids: readonly number[],
    workedDate = MONDAY,
    change: Partial<CustomFieldDefinition> = {},
  ) =>
    customFieldErrors(
      allocation({
        costAllocationValues: Object.entries(values).map(([id, value]) => ({
          id: null,
          reqBillCostAllocId: Number(id),
          value,
          defaultValueSet: false,
          associatedValue1: null,
          associatedValue2: null,
          associatedValue3: null,
          associatedValue4: null,
          associatedValue5: null,
          billingCostAllocId: null,
          inactive: false,
        })),
      }),
      pick(ids).map((field) => ({ ...field, ...change })),
      { workedDate, place: 'billingCostAllocation[0]', isListed: (_list, value) => value === 'CC-00001 Vale' },
    ).map((error) => [error.value, error.errorToken]);

  test('a required field that is empty gives required', () => {
    expect(errorsOf({}, [701])).toEqual([['billingCostAllocation[0].701', 'LBL_REQUIRED_FIELD']]);
  });
  test('a drill-down without a choice is required, not wrong', () => {
    expect(errorsOf({}, [709], MONDAY, { allowEmpty: false })).toEqual([
      ['billingCostAllocation[0].709', 'LBL_REQUIRED_FIELD'],
    ]);
  });
  test('suggestive search must match a reference-list value', () => {
    expect(errorsOf({ 701: 'CC-00001 Vale' }, [701])).toEqual([]);
    expect(errorsOf({ 701: 'CC-?' }, [701])).toEqual([['billingCostAllocation[0].701', 'ERR_CUSTOM_FIELD_INVALID']]);
  });
  test('a hidden follow-on field is not asked for, a shown one is', () => {
    expect(errorsOf({ 705: 'No' }, [705, 706])).toEqual([]);
    expect(errorsOf({ 705: 'Yes' }, [705, 706])).toEqual([['billingCostAllocation[0].706', 'LBL_REQUIRED_FIELD']]);
  });
  test('a value is valid on or after the active date and before the inactive date', () => {
    expect(errorsOf({ 702: 'Dock renewal' }, [702])).toEqual([]);
    expect(errorsOf({ 702: 'Gate automation' }, [702])).toHaveLength(1);
    expect(errorsOf({ 702: 'Cold store move' }, [702])).toHaveLength(1);
    expect(errorsOf({ 702: 'Cold store move' }, [702], '2027-03-01')).toEqual([]);
  });
  test('fields flagged readOnlyClient and optional fields are not asked for', () => {
    expect(errorsOf({}, [704, 712])).toEqual([]);
  });
});
