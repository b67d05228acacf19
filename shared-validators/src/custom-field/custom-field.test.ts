import fc from 'fast-check';
import * as v from 'valibot';
import { keyOf } from '../../test/describe-rule.ts';
import { firstErrorKey } from '../building-blocks/error-keys.ts';
import { customField, customFieldKey } from './custom-field.ts';
import type { CustomFieldContext, CustomFieldDefinition } from './definition.ts';

const field = (more: Partial<CustomFieldDefinition> = {}): CustomFieldDefinition => ({
  inputType: 'Free Text(Small)',
  requireValidation: true,
  allowEmpty: false,
  ...more,
});
const key = (value: unknown, more?: Partial<CustomFieldDefinition>, context?: CustomFieldContext) =>
  customFieldKey(value, field(more), context);

describe('A field with no required validation and allowEmpty is always valid (docs: custom-fields#field-validator, custom-fields#field-may-be-empty)', () => {
  const free = { requireValidation: false, allowEmpty: true, validationType: 'Numeric' };

  test.each([[''], ['abc'], [null], [undefined], [{}]])('%j', (value) => {
    expect(key(value, free)).toBeUndefined();
  });

  test('allowEmpty alone lets only the empty value pass', () => {
    expect(key('', { allowEmpty: true, validationType: 'Numeric' })).toBeUndefined();
    expect(key('abc', { allowEmpty: true, validationType: 'Numeric' })).toBe('invalidNumeric');
  });

  test('without allowEmpty the value is required and follows its type', () => {
    expect(key('', { requireValidation: false, validationType: 'Numeric' })).toBe('required');
    expect(key('abc', { requireValidation: false, validationType: 'Numeric' })).toBe('invalidNumeric');
  });
});

describe('Expense allocation uses allowEmptyExpense instead of allowEmpty (docs: custom-fields#field-validator, custom-fields#field-may-be-empty)', () => {
  test.each([
    [true, false, true, 'required'],
    [false, true, true, undefined],
    [true, false, false, undefined],
    [false, true, false, 'required'],
  ])(
    'allowEmpty %s, allowEmptyExpense %s, on an expense %s: %s',
    (allowEmpty, allowEmptyExpense, expense, expected) => {
      expect(key('', { allowEmpty, allowEmptyExpense }, { expense })).toBe(expected);
    },
  );
});

describe('A secure field whose value is the masked placeholder is valid (docs: custom-fields#field-validator, custom-fields#field-secure-valid)', () => {
  test.each([
    ['*****', true, undefined],
    ['****', true, 'invalidNumeric'],
    ['******', true, 'invalidNumeric'],
    ['*****', false, 'invalidNumeric'],
    ['', true, 'required'],
  ])('%j, secure %s: %s', (value, secure, expected) => {
    expect(key(value, { secure, validationType: 'Numeric' })).toBe(expected);
  });
});

describe('Multiselect checkbox that is required needs at least one selection (docs: custom-fields#field-validator, custom-fields#field-required)', () => {
  const multi = { inputType: 'Multiselect Checkbox' };

  test.each([
    [['Red'], undefined],
    ['Red|Blue', undefined],
    [[], 'checkBoxNotFilled'],
    ['', 'checkBoxNotFilled'],
    ['||', 'checkBoxNotFilled'],
    [['', false, null], 'checkBoxNotFilled'],
    [null, 'checkBoxNotFilled'],
    [7, 'checkBoxNotFilled'],
  ])('%j: %s', (value, expected) => {
    expect(key(value, multi)).toBe(expected);
  });

  test('its delimiter is its own', () => {
    expect(key('//', { ...multi, strDelim: '/' })).toBe('checkBoxNotFilled');
    expect(key('//', multi)).toBeUndefined();
  });

  test('may be empty when that is allowed', () => {
    expect(key([], { ...multi, allowEmpty: true })).toBeUndefined();
  });
});

describe('Numeric without a format must match digits with optional dots, commas and dashes (docs: custom-fields#field-validator, custom-fields#field-numeric)', () => {
  test.each([
    ['12', undefined],
    ['1,234.50', undefined],
    ['555-1234', undefined],
    ['-5', undefined],
    [12.5, undefined],
    ['-', 'invalidNumeric'],
    ['1 2', 'invalidNumeric'],
    ['12a', 'invalidNumeric'],
    ['１２', 'invalidNumeric'],
    ['12\n', 'invalidNumeric'],
    ['1/2', 'invalidNumeric'],
  ])('%j: %s', (value, expected) => {
    expect(key(value, { validationType: 'Numeric' })).toBe(expected);
  });
});

describe('Numeric with a format must match it (docs: custom-fields#field-validator, custom-fields#field-numeric)', () => {
  const numeric = { validationType: 'Numeric', validationFormat: '###.##' };

  test('invalidNumericFormat, and invalidFormatError on the time card', () => {
    expect(key('12.50', numeric)).toBeUndefined();
    expect(key(12.5, numeric)).toBeUndefined();
    expect(key('12.505', numeric)).toBe('invalidNumericFormat');
    expect(key('12.505', numeric, { timeCard: true })).toBe('invalidFormatError');
  });
});

describe('Text with a format must match it (docs: custom-fields#field-validator, custom-fields#field-text-format)', () => {
  const text = { validationType: 'Text', validationFormat: 'AA-9999' };

  test('invalidTextFormat, on the time card too', () => {
    expect(key('AB-1234', text)).toBeUndefined();
    expect(key('AB1234', text)).toBe('invalidTextFormat');
    expect(key('AB1234', text, { timeCard: true })).toBe('invalidTextFormat');
  });

  test('text without a format is free', () => {
    expect(key('anything', { validationType: 'Text' })).toBeUndefined();
    expect(key('anything', { validationType: 'Text', validationFormat: '' })).toBeUndefined();
  });
});

describe('Email must match the standard email pattern (docs: custom-fields#field-validator, custom-fields#field-email)', () => {
  test.each([
    ['a@b.co', undefined],
    ['nobody', 'invalidEmailFormat'],
    ['', 'required'],
  ])('%j: %s', (value, expected) => {
    expect(key(value, { validationType: 'Email' })).toBe(expected);
  });
});

describe('Reference List and Reference List Case Sensitive apply to free-text inputs (docs: custom-fields#field-reference-list)', () => {
  const list = { refListValues: ['Alpha', 'Beta'] };

  test.each([
    ['Alpha', 'Reference List', 'Free Text(Small)', undefined],
    ['alpha', 'Reference List', 'Free Text(Large)', undefined],
    ['alpha', 'Reference List Case Sensitive', 'Free Text(Small)', 'invalidRefList'],
    ['Alpha', 'Reference List Case Sensitive', 'Free Text(Large)', undefined],
    ['Alpha ', 'Reference List', 'Free Text(Small)', 'invalidRefList'],
    ['Gamma', 'Reference List', 'Free Text(Small)', 'invalidRefList'],
    ['Gamma', 'Reference List', 'Pull Down', undefined],
    ['Gamma', 'Reference List', 'Radio', undefined],
  ])('%s, %s, %s: %s', (value, validationType, inputType, expected) => {
    expect(key(value, { ...list, validationType, inputType })).toBe(expected);
  });

  test('a value must be active on the worked date', () => {
    const dated = {
      validationType: 'Reference List',
      cfRefList: [{ value: 'Alpha', dateActive: '2026-01-01', dateInactive: '2026-02-01' }],
    };
    expect(key('alpha', dated, { workedDate: '2026-01-31' })).toBeUndefined();
    expect(key('alpha', dated, { workedDate: '2026-02-01' })).toBe('invalidRefList');
    expect(key('alpha', dated)).toBeUndefined();
  });

  test('a list that is not in the definition is asked', () => {
    const asked: [string, boolean][] = [];
    const context = { inReferenceList: (value: string, sensitive: boolean) => asked.push([value, sensitive]) > 0 };
    expect(key('X', { validationType: 'Reference List Case Sensitive' }, context)).toBeUndefined();
    expect(asked).toEqual([['X', true]]);
  });
});

describe('Suggestive search must match a reference-list value', () => {
  const search = { inputType: 'Suggestive Search', refListValues: ['Alpha'] };

  test('one typed character is invalid until a choice is made', () => {
    expect(key('A', search)).toBe('invalidRefList');
    expect(key('Alpha', search)).toBeUndefined();
    expect(key('', search)).toBe('required');
  });
});

describe('Drill-down reports per level', () => {
  const drill = { inputType: 'Drill Down' };
  const levels = { levels: 3 };

  test.each([
    [[], 'Level 1 Required'],
    [null, 'Level 1 Required'],
    [['a'], 'Level 2 Required'],
    [['a', '', 'c'], 'Level 2 Required'],
    [['a', 'b', 'c'], undefined],
    [
      [
        { name: 'a', id: 1 },
        { name: 'b', id: 0 },
      ],
      undefined,
    ],
    [[{ name: 'a', id: 1 }], 'Level 2 Required'],
  ])('%j: %s', (value, expected) => {
    expect(key(value, drill, levels)).toBe(expected);
  });

  test('has one level by default', () => {
    expect(key('', drill)).toBe('Level 1 Required');
    expect(key(['a'], drill)).toBeUndefined();
  });
});

describe('Date', () => {
  const date = { inputType: 'Date' };

  test.each([
    ['11/21/2026', null, undefined],
    ['02/30/2026', null, 'match'],
    ['2026-11-21', null, 'match'],
    ['21.11.2026', 'DD.MM.YYYY', undefined],
    ['', null, 'required'],
    [new Date(2026, 1, 1), null, 'match'],
  ])('%j in the validation format %j or MM/DD/YYYY: %s', (value, validationFormat, expected) => {
    expect(key(value, { ...date, validationFormat })).toBe(expected);
  });
});

describe('Fields flagged readOnlyClient are read-only', () => {
  test('what its user cannot change is not held against them', () => {
    expect(key('', { readOnlyClient: true })).toBeUndefined();
  });
});

describe('Required (docs: custom-fields#field-validator, custom-fields#field-required)', () => {
  test.each([[''], [' '], [null], [undefined], [[]]])('%j gives required', (value) => {
    expect(key(value)).toBe('required');
    expect(key(value, { inputType: 'Pull Down' })).toBe('required');
  });

  test('an input type or validation type from the future is only required', () => {
    expect(key('x', { inputType: 'Colour', validationType: 'Hue' })).toBeUndefined();
    expect(key('', { inputType: 'Colour', validationType: 'Hue' })).toBe('required');
  });
});

describe('as a rule', () => {
  test('stands in a schema', () => {
    const schema = v.pipe(v.nullish(v.string(), ''), customField(field({ validationType: 'Numeric' })));
    expect(firstErrorKey(schema, 'x')).toBe('invalidNumeric');
    expect(firstErrorKey(schema, null)).toBe('required');
    expect(firstErrorKey(schema, '7')).toBeUndefined();
  });

  test('no value and no definition throws', () => {
    const definition = fc.record({
      inputType: fc.constantFrom(
        'Free Text(Small)',
        'Suggestive Search',
        'Drill Down',
        'Multiselect Checkbox',
        'Date',
        'Radio',
      ),
      validationType: fc.constantFrom('Numeric', 'Text', 'Email', 'Reference List', null),
      validationFormat: fc.option(fc.string()),
      requireValidation: fc.boolean(),
      allowEmpty: fc.boolean(),
      secure: fc.boolean(),
      strDelim: fc.option(fc.string()),
    });
    fc.assert(fc.property(fc.anything(), definition, (value, of) => void keyOf(customField(of), value)));
  });
});
