import fc from 'fast-check';
import { incompatibleChanges } from './changes.ts';
import type { Contract, Members, Shape } from './contract.ts';

/** A component with these properties. */
const component = (properties: Members, types: Contract['types'] = {}): Contract => ({
  exports: { Select: { takes: { 0: { members: properties } }, gives: 'react.JSX.Element' } },
  types,
});
/** The findings about a consumer of a component when its properties change. */
const changed = (was: Members, is: Members) => incompatibleChanges(component(was), component(is));
const call = (given: Shape): Shape => ({ takes: { 0: given }, gives: 'void' });
const oneOf = (...texts: string[]): Shape => ({ oneOf: texts });

describe('additive changes pass', () => {
  test.each<[string, Members, Members]>([
    ['an optional property', { label: 'string' }, { label: 'string', 'size?': 'number' }],
    ['a property that need not be given any longer', { label: 'string' }, { 'label?': 'string' }],
    ['a further value that may be given', { size: '"small"' }, { size: oneOf('"small"', '"large"') }],
    ['any text where some texts were known', { size: oneOf('"small"', '"large"') }, { size: 'string' }],
    ['null beside what was known', { value: 'string' }, { value: oneOf('string', 'null') }],
    [
      'undefined written out where it may be left out',
      { 'error?': 'string' },
      { 'error?': oneOf('string', 'undefined') },
    ],
    [
      'a further property of what a callback is handed',
      { onChange: call({ members: { id: 'number' } }) },
      { onChange: call({ members: { id: 'number', name: 'string' } }) },
    ],
    [
      'a further argument of a callback',
      { onChange: call('string') },
      { onChange: { takes: { 0: 'string', 1: 'number' }, gives: 'void' } },
    ],
    ['fewer values that a callback may be handed', { onEnd: call(oneOf('"a"', '"b"')) }, { onEnd: call('"a"') }],
    ['union members in another order', { size: oneOf('"a"', '"b"') }, { size: oneOf('"b"', '"a"') }],
  ])('%s', (_, was, is) => expect(changed(was, is)).toEqual([]));

  test('an export', () => {
    const before: Contract = { exports: { a: 'string' }, types: {} };
    expect(incompatibleChanges(before, { exports: { a: 'string', b: 'string' }, types: {} })).toEqual([]);
  });

  test('a type that gets a name, or another one', () => {
    const inline = component({ size: oneOf('"a"', '"b"', 'null') });
    const size: Shape = { oneOf: [{ see: 'Size' }, 'null'] };
    const named = component({ size }, { Size: oneOf('"a"', '"b"') });
    expect(incompatibleChanges(inline, named)).toEqual([]);
    expect(incompatibleChanges(named, inline)).toEqual([]);
    expect(incompatibleChanges(named, component({ size: { see: 'X' } }, { X: oneOf('"b"', '"a"', 'null') }))).toEqual(
      [],
    );
  });
});

describe('incompatible changes are reported with the name of what changed', () => {
  test.each<[string, Members, Members]>([
    ['Select.size is not there', { 'size?': 'string' }, {}],
    ['Select.label must be given', {}, { label: 'string' }],
    ['Select.label must be given', { 'label?': 'string' }, { label: 'string' }],
    ['Select.value was string and is number', { value: 'string' }, { value: 'number' }],
    ['Select.size was "a" | "b" and is "a"', { size: oneOf('"a"', '"b"') }, { size: '"a"' }],
    ['Select.on was boolean and is true', { on: 'boolean' }, { on: 'true' }],
    ['Select.onEnd was "a" and is "a" | "b"', { onEnd: call('"a"') }, { onEnd: call(oneOf('"a"', '"b"')) }],
    [
      'Select.onChange.name may be missing',
      { onChange: call({ members: { name: 'string' } }) },
      { onChange: call({ members: { 'name?': 'string' } }) },
    ],
    [
      'argument 2 of Select.onChange is not there',
      { onChange: { takes: { 0: 'string', 1: 'number' }, gives: 'void' } },
      { onChange: call('string') },
    ],
    [
      'the result of Select.load was string and is number',
      { load: { takes: {}, gives: 'string' } },
      { load: { takes: {}, gives: 'number' } },
    ],
    [
      'Select.options.id must be given',
      { options: { listOf: { members: { value: 'string' } } } },
      { options: { listOf: { members: { value: 'string', id: 'string' } } } },
    ],
    [
      'Select.ref was Ref<HTMLInputElement> and is Ref<HTMLElement>',
      { ref: { form: 'Ref', of: ['HTMLInputElement'] } },
      { ref: { form: 'Ref', of: ['HTMLElement'] } },
    ],
  ])('%s', (sentence, was, is) => expect(changed(was, is)).toEqual([sentence]));

  test('an export that is gone', () => {
    const before: Contract = { exports: { a: 'string', toString: 'string' }, types: {} };
    expect(incompatibleChanges(before, { exports: {}, types: {} })).toEqual([
      'a is not there',
      'toString is not there',
    ]);
  });

  test('once, however often the type occurs', () => {
    const types = (name: string): Contract['types'] => ({
      Item: { members: { [name]: 'string', 'next?': { see: 'Item' } } },
    });
    const properties = { one: { see: 'Item' }, two: { listOf: { see: 'Item' } } };
    expect(incompatibleChanges(component(properties, types('id')), component(properties, types('key')))).toEqual([
      'Select.one.id is not there',
      'Select.one.key must be given',
    ]);
  });
});

test('objects of a class come from the module itself, so additions are compatible', () => {
  const contract = (methods: Members): Contract => ({
    exports: { make: { takes: {}, gives: { see: 'Form' } }, show: call({ see: 'Form' }) },
    types: { Form: { made: methods } },
  });
  const values = { takes: {}, gives: 'string' };
  expect(incompatibleChanges(contract({ values }), contract({ values, errors: values }))).toEqual([]);
  expect(incompatibleChanges(contract({ values }), contract({}))[0]).toContain('.values is not there');
});

const shapes = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('string', 'number', 'boolean', '"a"', '7', 'undefined'),
    fc.record({ oneOf: fc.array(tie('shape'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ members: fc.dictionary(fc.constantFrom('a', 'b?', 'c'), tie('shape')) }),
    fc.record({ takes: fc.dictionary(fc.constantFrom('0', '1?'), tie('shape')), gives: tie('shape') }),
    fc.record({ listOf: tie('shape') }),
    fc.record({ form: fc.constantFrom('Promise', 'Map'), of: fc.array(tie('shape'), { maxLength: 2 }) }),
    fc.constant({ see: 'Loop' }),
  ),
})).shape;

test('every contract is compatible with itself, and with itself plus more exports', () => {
  const contracts = fc.record({
    exports: fc.dictionary(fc.constantFrom('x', 'y'), shapes),
    types: fc.record({ Loop: shapes }),
  });
  fc.assert(
    fc.property(contracts, shapes, (contract, more) => {
      const richer = { ...contract, exports: { ...contract.exports, z: more } };
      expect(incompatibleChanges(contract, richer)).toEqual([]);
    }),
  );
});

describe('harmless changes', () => {
  const alone = (shape: Shape): Contract => ({ exports: { f: shape }, types: {} });
  const takes = (argument: Shape, gives: Shape = 'void'): Shape => ({ takes: { 0: argument }, gives });
  const overloads = (...of: Shape[]): Shape => ({ form: 'overloads', of });
  const one = takes('string');
  const both = overloads(one, takes('number'));

  test('an overload is added, first or last; one that is dropped or changed is none', () => {
    expect(incompatibleChanges(alone(one), alone(both))).toEqual([]);
    expect(incompatibleChanges(alone(both), alone(overloads(takes('Date'), takes('number'), one)))).toEqual([]);
    expect(incompatibleChanges(alone(both), alone(one))).toHaveLength(1);
    expect(incompatibleChanges(alone(both), alone(overloads(one, takes('Date'))))).toHaveLength(1);
    // The new one is called in place of the old one, and gives something else.
    const wider = overloads(takes('unknown', 'number'), takes('string', 'string'));
    expect(incompatibleChanges(alone(takes('string', 'string')), alone(wider))).toHaveLength(1);
  });

  test('a callback has to serve every declaration that is expected of it', () => {
    expect(incompatibleChanges(alone(takes(both)), alone(takes(one)))).toEqual([]);
    expect(incompatibleChanges(alone(takes(one)), alone(takes(both)))).toHaveLength(1);
  });

  test('a component begins to show nothing; another function does not begin to give null', () => {
    const gives = (...of: string[]) => alone(takes('string', of.length > 1 ? { oneOf: of } : (of[0] ?? 'never')));
    expect(incompatibleChanges(gives('react.JSX.Element'), gives('react.JSX.Element', 'null'))).toEqual([]);
    expect(incompatibleChanges(gives('string'), gives('string', 'null'))).toHaveLength(1);
    expect(incompatibleChanges(gives('react.JSX.Element'), gives('react.JSX.Element', 'string'))).toHaveLength(1);
  });
});

test('of a long type that begins as it did, what differs is named', () => {
  const languages = (count: number) => oneOf(...Array.from({ length: count }, (_, at) => `"language-${at}"`));
  const takes = (count: number): Contract => ({ exports: { f: call(languages(count)) }, types: {}, details: true });
  const gives = (count: number): Contract => ({ exports: { f: languages(count) }, types: {}, details: true });
  expect(incompatibleChanges(takes(9), takes(8))).toEqual(['f takes no "language-8" any more']);
  expect(incompatibleChanges(gives(8), gives(10))).toEqual(['f may also be "language-8" | "language-9"']);
  const tuple = (count: number): Contract => ({
    exports: { f: { form: 'tuple', of: Array.from({ length: count }, (_, at) => `"language-${at}"`) } },
    types: {},
  });
  expect(incompatibleChanges(tuple(9), tuple(10))).toEqual([
    expect.stringMatching(/^f is another tuple<"language-0", .*…$/),
  ]);
});

describe('an older record names types that a newer one resolves', () => {
  const kind = (shape: Shape, resolved?: true): Contract => ({
    exports: { f: call({ members: { kind: shape, size: 'number' } }) },
    types: {},
    details: true,
    ...(resolved && { resolved }),
  });
  const named = kind('shared-validators/totals.AllocationType');
  const values = kind(oneOf('"hours"', '"ot_hours"'), true);

  test('of them nothing can be said, either way; of everything else, what is said between two newer ones', () => {
    expect(incompatibleChanges(named, values)).toEqual([]);
    expect(incompatibleChanges(values, named)).toEqual([]);
    const other = { ...values, exports: { f: call({ members: { kind: '"hours"', size: 'string' } }) } };
    expect(incompatibleChanges(named, other)).toEqual(['f.size was number and is string']);
    expect(incompatibleChanges(values, other)).toHaveLength(2);
  });

  test('nor can it of a base that is only named', () => {
    const base: Contract = {
      exports: { f: { members: { '...shared-client.Item': 'shared-client.Item' } } },
      types: {},
    };
    const whole: Contract = { exports: { f: { members: { id: 'number' } } }, types: {}, resolved: true };
    expect(incompatibleChanges(base, whole)).toEqual([]);
    expect(incompatibleChanges(base, { ...whole, resolved: undefined })).toHaveLength(1);
  });

  test('two older ones are compared by name, as they were', () => {
    expect(incompatibleChanges(named, kind('shared-validators/totals.Other'))).toHaveLength(1);
  });
});
