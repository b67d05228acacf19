import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractOfReport, only } from './contract-of-report.ts';

const reports = join(import.meta.dirname, '..', '..', '..', '..', 'mfe-widgets', 'api');

/** A report with one file for each block of declarations; the first one is the module. */
const report = (files: Record<string, string>) =>
  Object.entries(files)
    .map(([path, code]) => `## ${path}\n\n\`\`\`ts\n${code}\n\`\`\`\n`)
    .join('\n');
const exportsOf = (code: string, more: Record<string, string> = {}) =>
  contractOfReport(report({ 'select/index': code, ...more })).exports;

test('exported values with their types; types are not exports', () => {
  const contract = contractOfReport(
    report({
      'select/index': "export { Select, type SelectProps } from './select.tsx';",
      'select/select': `import type { JSX, Ref } from 'react';
        import type { FieldProps } from '../internal/field.ts';
        export interface SelectProps extends Omit<FieldProps, 'size'> {
          /** A comment. */
          options: readonly string[];
          onChange: (value: string, at?: number) => void;
          ref?: Ref<HTMLElement>;
        }
        export declare function Select({ options }: SelectProps): JSX.Element;`,
      'internal/field': "export interface FieldProps { label: string; size?: 'a' | 'b' }",
    }),
  );
  expect(contract).toEqual({
    exports: { Select: { takes: { 0: { see: 'select/select#SelectProps' } }, gives: 'react.JSX.Element' } },
    types: {
      'select/select#SelectProps': {
        members: {
          label: 'string',
          options: { listOf: 'string' },
          onChange: {
            takes: { 0: 'string', '1?': 'number', '<names>?': { form: 'names', of: ['value', 'at'] } },
            gives: 'void',
          },
          'ref?': { form: 'react.Ref', of: ['HTMLElement'] },
        },
      },
    },
    details: true,
    resolved: true,
  });
});

test('names are followed through files, aliases and files that pass everything on', () => {
  expect(
    exportsOf("export * from './middle.ts';", {
      'select/middle': "export { inner as limit } from './inner.ts';",
      'select/inner': 'declare const inner = 7;\nexport { inner };',
    }),
  ).toEqual({ limit: '7' });
});

test('keys of a constant, a class without its private parts, overloads, and a type that leads to itself', () => {
  expect(
    exportsOf("declare const all: { readonly a: 1; readonly 'b-c': 2 };\nexport declare const k: keyof typeof all;"),
  ).toEqual({
    k: { oneOf: ['"a"', '"b-c"'] },
  });
  expect(exportsOf('export declare class C { #private; private x; constructor(a: string); get b(): number; }')).toEqual(
    {
      C: {
        made: {
          constructor: { takes: { 0: 'string' }, gives: 'void' },
          b: 'number',
          '<readonly>?': 'all',
          '<kind>?': 'class',
        },
      },
    },
  );
  expect(exportsOf('export declare function f(a: string): void;\nexport declare function f(): void;')).toMatchObject({
    f: { form: 'overloads' },
  });
  const loop = contractOfReport(
    report({ 'a/index': 'export interface Item { next?: Item }\nexport declare const first: Item;' }),
  );
  expect(loop.types).toEqual({ 'a/index#Item': { members: { 'next?': { see: 'a/index#Item' } } } });
});

test('a type compared by its text includes the types that the text names', () => {
  const { exports, types } = contractOfReport(
    report({
      'a/index': 'export declare function f(x: { a: 1 }): void;\nexport declare const p: Parameters<typeof f>[0];',
    }),
  );
  expect(exports.p).toEqual({ form: 'Parameters<typeof f>[0]', of: [{ see: 'a/index#f' }] });
  expect(types['a/index#f']).toMatchObject({ takes: { 0: { members: { a: '1' } } } });
});

test('of a contract only what is imported, and the types that leads to', () => {
  const whole = contractOfReport(
    report({ 'a/index': 'export interface A { x: 1 }\nexport interface B { x: 2 }\nexport declare const a: A, b: B;' }),
  );
  expect(only(whole, ['a', 'missing'])).toEqual({
    exports: { a: { see: 'a/index#A' } },
    types: { 'a/index#A': { members: { x: '1' } } },
    details: true,
    resolved: true,
  });
});

test('of an object only the members that are used, or all of it where it has others by an index', () => {
  const { exports, types, ...flags } = contractOfReport(
    report({
      'a/index': `export declare const api: { get(path: string): 1; stream?(path: string): Stream };
        export interface Stream { read(): 2 }
        export declare const named: { known: 1; [other: string]: number };
        export declare function f(): 3;`,
    }),
  );
  const whole = { exports, types, ...flags };
  expect(types).toHaveProperty('a/index#Stream');
  expect(only(whole, ['api', 'f'], { api: ['get'], f: ['call'] })).toEqual({
    exports: { api: { members: { get: { takes: { 0: 'string' }, gives: '1' } } }, f: exports.f },
    types: {},
    ...flags,
  });
  expect(only(whole, ['api'], { api: ['get', 'stream'] })).toEqual({ ...whole, exports: { api: exports.api } });
  expect(only(whole, ['named'], { named: ['other'] }).exports).toEqual({ named: exports.named });
});

test('of the members that are used, also that they may not be assigned, and their overloads', () => {
  const { exports, ...rest } = contractOfReport(
    report({
      'a/index': `export declare const one: { get language(): string; other: number };
        export declare const two: { say(text: string): 1; say(text: number): 2; other: number };`,
    }),
  );
  const used = only({ exports, ...rest }, ['one', 'two'], { one: ['language'], two: ['say'] });
  expect(only({ exports, ...rest }, ['one', 'two'])).toMatchObject(used);
  expect(Object.values(used.exports).map((shape) => Object.keys((shape as { members: object }).members))).toEqual([
    ['language', '<readonly>?'],
    ['say', '<declarations of say>?'],
  ]);
});

test('a generic type says what it does with its parameters, also where it leads to itself', () => {
  const { types } = contractOfReport(
    report({
      'a/index': `export interface Page<T, U> { items: T[]; next?: Page<T, U>; onMore(given: U): void }
        export interface Box<T> { value: T; set(value: T): void; never?: Handler<T> }
        export type Handler<T> = (given: T) => void;
        export declare const a: Page<1, 2>, b: Box<1>;`,
    }),
  );
  expect(types['a/index#Page<>']).toEqual({ oneOf: ['gives', 'takes'] });
  expect(types['a/index#Handler<>']).toEqual({ oneOf: ['takes'] });
  expect(types['a/index#Box<>']).toEqual({ oneOf: ['both'] });
});

test('a schema is the values that it accepts and produces', () => {
  const of = (type: string) =>
    exportsOf(`import * as v from 'valibot';
      declare const text: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NullableSchema<v.StringSchema<undefined>, undefined>,
        v.TransformAction<string | null, string>]>, null>;
      declare const item: v.ObjectSchema<{
        readonly kind: v.PicklistSchema<readonly ["a", "b"], undefined>;
        readonly list: v.NullishSchema<v.ArraySchema<v.NumberSchema<undefined>, undefined>, readonly []>;
        readonly text: typeof text;
      }, undefined>;
      export declare const x: ${type};`).x;
  const kind = { oneOf: ['"a"', '"b"'] };
  const list = { form: 'Array', of: ['number'] };
  expect(of('v.InferInput<typeof item>')).toEqual({
    members: {
      kind,
      'list?': { oneOf: [list, 'null', 'undefined'] },
      'text?': { oneOf: [{ oneOf: ['string', 'null'] }, 'undefined'] },
    },
  });
  expect(of('v.InferOutput<typeof item>')).toEqual({
    members: { kind, list, text: { oneOf: ['string', 'null'] } },
  });
  expect(of('v.InferOutput<v.CustomSchema<1, undefined>>')).toMatchObject({ form: 'valibot.default.InferOutput' });
});

test('a file that assigns its exports is no module of which a contract can be read', () => {
  expect(() => exportsOf('declare const all: { a: 1 };\nexport = all;')).toThrow(
    'select/index is written with "export ="',
  );
});

test.each(readdirSync(reports).filter((name) => name.endsWith('.api.md')))('%s is a contract', (name) => {
  const { exports, types } = contractOfReport(readFileSync(join(reports, name), 'utf8'));
  expect(Object.keys(exports).length).toBeGreaterThan(0);
  // Every `see` has a type, and nothing is "unknown".
  const text = JSON.stringify([exports, types]);
  for (const [, see = ''] of text.matchAll(/"see":"([^"]+)"/g)) expect(types).toHaveProperty([see]);
  expect([...Object.values(exports), ...Object.values(types)]).not.toContain('unknown');
});
