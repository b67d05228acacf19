import { jest } from '@jest/globals';
import * as engine from 'mfe_widgets/custom-fields';
import type { editMetadata } from 'shared-client/schema/billing';
import { customFieldKey } from 'shared-validators';
import type * as v from 'valibot';
import {
  followValues,
  shownCustomFields,
  valuesByDefinition,
  withCustomValues,
} from '../../domain/allocations/custom-values.ts';
import type { CustomField, OpenCustomValues, TimecardRules } from '../../domain/form/timecard-rules.ts';
import { rulesOf } from '../../domain/mapping/metadata-to-rules.ts';
import { allIssues } from '../../domain/save-rules/index.ts';
import { day, form, MONDAY, metadataOf, templateWith } from '../../domain/testing/samples.ts';
import { customValuesOpener } from './custom-values-opener.ts';

afterEach(() => jest.restoreAllMocks());

describe('Follow-on custom fields', () => {
  const definition = (id: number, after?: number, ...responses: string[]) => ({
    id,
    reqBillCostAllocDefId: id + 100,
    label: `Field ${id}`,
    inputType: 'Pull Down' as const,
    allowEmpty: true,
    ...(after === undefined
      ? {}
      : { followOn: true, followOnCustomFieldDefId: after, followOnResponse: responses.join('|') }),
  });
  const opened = (...definitions: v.InferInput<typeof editMetadata>['clientCustomFieldDefDtos'] & object) =>
    rulesOf(metadataOf({ clientCustomFieldDefDtos: definitions }), templateWith({ id: 5 }), (fields) =>
      customValuesOpener(fields, engine),
    );
  const value = (id: number, text: string) => ({
    id: null,
    reqBillCostAllocId: id + 100,
    value: text,
    defaultValueSet: false,
    associatedValues: ['old'],
    billingCostAllocationId: null,
    inactive: false,
  });
  const chain = opened(definition(1), definition(2, 1, 'yes'), definition(3, 2, 'more'));
  const shown = (of: TimecardRules, ...values: ReturnType<typeof value>[]) =>
    shownCustomFields(values, of).map((one) => one.definitionId);
  const response = (values: ReturnType<typeof value>[], id: number, text: string) => {
    const entered = chain.openCustomValues?.(valuesByDefinition(values, chain.customFields));
    entered?.change(id, text);
    return withCustomValues(values, entered?.values() ?? new Map(), chain.customFields);
  };

  test('appear only when the parent value is in the response list, recursively', () => {
    expect(shown(chain, value(1, 'no'))).toEqual([1]);
    expect(shown(chain, value(1, 'yes'), value(2, 'more'))).toEqual([1, 2, 3]);
  });
  test('are hidden and cleared with their descendants when the parent changes', () => {
    const values = response([value(1, 'yes'), value(2, 'more'), value(3, 'x')], 1, 'no');
    expect(values.map((one) => one.value)).toEqual(['no', '', '']);
    expect(values.map((one) => one.associatedValues)).toEqual([[], [], []]);
  });
  test('a value that did not change keeps its identity', () => {
    const values = [value(1, 'yes'), value(2, ''), value(3, '')];
    expect(response(values, 2, 'more')[0]).toBe(values[0]);
  });
  test('a loop is logged with its path and cut; its first field is shown and can be filled in', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const loop = opened(definition(1, 2, 'a'), definition(2, 1, 'a'));
    expect(logged.mock.calls.flat().join()).toMatch(/Follow-on fields loop: Field 1 → Field 2 → Field 1/);
    expect(shown(loop, value(1, ''), value(2, ''))).toEqual([1]);
  });
  test('undo and copies bring the form up to date, parents before their follow-on fields', () => {
    const entered = chain.openCustomValues?.(new Map());
    if (!entered) throw new Error('There are custom fields.');
    followValues(entered, valuesByDefinition([value(3, 'x'), value(2, 'more'), value(1, 'yes')], chain.customFields));
    expect([...entered.values()]).toEqual([
      [1, 'yes'],
      [2, 'more'],
      [3, 'x'],
    ]);
  });
});

describe('The custom fields of an allocation are valid before it is saved (docs: allocations#allocation-custom-fields)', () => {
  const byRule = (fields: readonly CustomField[]) => customValuesOpener(fields, engine);
  const issues = (change: object, value: string, opener: typeof byRule = byRule) => {
    const of = rulesOf(
      metadataOf({
        timecardTemplateId: 5,
        clientCustomFieldDefDtos: [
          { id: 1, label: 'Order', inputType: 'Free Text(Small)', allowEmpty: true, ...change },
        ],
      }),
      templateWith({ id: 5 }),
      opener,
    );
    const blank = day(of, { hours: '8', noBreakTaken: true });
    const allocations = blank.allocations.map((row) => ({
      ...row,
      hours: '8',
      values: row.values.map((one) => ({ ...one, value })),
    }));
    return allIssues(form({ ...blank, allocations }), of)
      .filter((one) => one.field?.includes('value-'))
      .map((one) => [one.key, one.day, one.params.field]);
  };
  test.each([
    ['a required one that is empty', { allowEmpty: false, requireValidation: true }, '', 'LBL_REQUIRED_FIELD'],
    [
      'a number that does not match its format',
      { requireValidation: true, validationType: 'Numeric', validationFormat: '999-9999' },
      '12',
      'ERR_CUSTOM_FIELD_NUMERAL_FORMAT',
    ],
    [
      'an address that is none',
      { requireValidation: true, validationType: 'Email' },
      'nobody',
      'ERR_CUSTOM_FIELD_EMAIL',
    ],
    [
      'a value out of its dates',
      {
        requireValidation: true,
        validationType: 'Reference List',
        cfRefList: [{ value: 'old', dateInactive: MONDAY }],
      },
      'old',
      'ERR_CUSTOM_FIELD_OTHER',
    ],
  ])('%s', (_, change, value, key) => expect(issues(change, value)).toEqual([[key, MONDAY, 'Order']]));
  test.each([
    [
      'a secure one that still shows its mask',
      { secure: true, requireValidation: true, validationType: 'Numeric' },
      '*****',
    ],
    ['a read-only one', { readOnlyClient: true, allowEmpty: false }, ''],
    [
      'a picked value of a list that only the server has',
      { inputType: 'Suggestive Search', allowEmpty: false },
      '4410',
    ],
  ])('%s passes', (_, change, value) => expect(issues(change, value)).toEqual([]));
  test.each(['', 'North', 'North > Dock'])(
    'a drill-down of three levels that stops after "%s" is required',
    (value) => {
      const threeLevels = (fields: readonly CustomField[]): OpenCustomValues => {
        const definitions = fields.map((field) => field.definition);
        return (entered) =>
          new engine.FieldForm(
            definitions,
            engine.compileFollowOn(definitions),
            (text, definition) => customFieldKey(text.split(' > '), definition, { timeCard: true, levels: 3 }),
            entered,
          );
      };
      const drillDown = { inputType: 'Drill Down', allowEmpty: false };
      expect(issues(drillDown, value, threeLevels)).toEqual([['LBL_REQUIRED_FIELD', MONDAY, 'Order']]);
      expect(issues(drillDown, 'North > Dock > 4', threeLevels)).toEqual([]);
    },
  );
});
