import { type Change, findingsOf } from './compared-sources.ts';

const A_AND_B = 'interface A { a: 1 }\ninterface B { b: 1 }\n';
const TEXTS = "declare const english: { readonly LBL_A: 'A' };\nexport type TextKey = keyof typeof english;\n";
const MORE_TEXTS =
  "declare const english: { readonly LBL_A: 'A'; readonly LBL_B: 'B' };\nexport type TextKey = keyof typeof english;\n";
/** The type of texts that begin with "a-". */
const OF_A_FORM = '`a-$' + '{string}`';
const HANDLER = 'export type Handler<T> = (given: T) => void;\n';

const breaking: readonly Change[] = [
  [
    'an optional property becomes required',
    'export declare function f(x: { a?: 1 }): void;',
    'export declare function f(x: { a: 1 }): void;',
    'f.a must be given',
  ],
  [
    'a union that is taken gets narrower',
    'export declare function f(x: 1 | 2): void;',
    'export declare function f(x: 1): void;',
    'f was 1 | 2 and is 1',
  ],
  [
    'another result',
    'export declare function f(): { a: 1 };',
    'export declare function f(): { b: 1 };',
    'the result of f.a is not there',
  ],
  [
    'another constraint of a type parameter',
    'export declare function f<T extends string>(x: T): T;',
    'export declare function f<T extends number>(x: T): T;',
    'type parameter 1 of f was string and is number',
  ],
  [
    'a constraint',
    'export declare function f<T>(x: T): T;',
    'export declare function f<T extends { id: 1 }>(x: T): T;',
    'type parameter 1 of f',
  ],
  [
    'a constraint of a function inside',
    'export declare const r: { f: <T extends string>(x: T) => T };',
    'export declare const r: { f: <T extends number>(x: T) => T };',
    'type parameter 1 of r.f',
  ],
  [
    'a constraint of a class',
    'export declare class C<T extends string> { v: T }',
    'export declare class C<T extends number> { v: T }',
    'type parameter 1 of C',
  ],
  [
    'more values for a callback of a generic type',
    `${HANDLER}export declare function f(x: { on: Handler<1> }): void;`,
    `${HANDLER}export declare function f(x: { on: Handler<1 | 2> }): void;`,
    'f.on was',
  ],
  [
    'a default export of another type',
    'export default function f(): 1 { return 1 }',
    'export default function f(): 2 { return 2 }',
    'the result of default was 1 and is 2',
  ],
  [
    'a default constant of another type',
    'const x: 1 = 1;\nexport default x;',
    'const x: 2 = 2;\nexport default x;',
    'default was 1 and is 2',
  ],
  ['a default export is gone', 'export default class C { a = 1 }', 'export const a = 1;', 'default is not there'],
  [
    'an overload is gone',
    'export declare function f(x: string): 1;\nexport declare function f(x: number): 2;',
    'export declare function f(x: number): 2;',
    'f was overloads',
  ],
  [
    'an overload of a method is gone',
    'export declare const i: { m(x: string): 1; m(x: number): 2 };',
    'export declare const i: { m(x: number): 2 };',
    'declarations of m of i was overloads',
  ],
  [
    'an overload of a callable is gone',
    'export declare const i: { (x: string): 1; (x: number): 2 };',
    'export declare const i: { (x: number): 2 };',
    'i was overloads<(string) => 1, (number) => 2> and is (number) => 2',
  ],
  [
    'what is passed to "new"',
    'export declare const C: { new (x: string): { a: 1 } };',
    'export declare const C: { new (x: number): { a: 1 } };',
    'new of C was string and is number',
  ],
  [
    'other keys',
    'export declare const m: { [key: string]: 1 };',
    'export declare const m: { [key: number]: 1 };',
    'keys of m was string and is number',
  ],
  [
    'another symbol',
    'export declare const m: { [Symbol.iterator](): 1 };',
    'export declare const m: { [Symbol.asyncIterator](): 1 };',
    'm.[Symbol.iterator] is not there',
  ],
  ['a member of an enum is gone', 'export enum E { A, B }', 'export enum E { A }', 'E was'],
  ['members of an enum have other values', 'export enum E { A, B }', 'export enum E { B, A }', 'E was'],
  [
    'an enum that is taken lacks a member',
    'enum E { A, B }\nexport declare function f(x: E): void;',
    'enum E { A }\nexport declare function f(x: E): void;',
    'f was',
  ],
  [
    'a member of a base class is gone',
    'declare class Base { x: 1; y: 1 }\nexport declare class C extends Base {}',
    'declare class Base { x: 1 }\nexport declare class C extends Base {}',
    'base of C.y is not there',
  ],
  [
    'a base class is gone',
    'export declare class C extends Error { z: 1 }',
    'export declare class C { z: 1 }',
    'base of C is not there',
  ],
  [
    'a static member is gone beside a method of its name',
    'export declare class C { static of(): C; of(): 1 }',
    'export declare class C { of(): 1 }',
    'static of C is not there',
  ],
  [
    'a class of which nothing can be made any more',
    'export declare class C { m(): void }',
    'export declare abstract class C { m(): void }',
    'kind of C was class and is abstract',
  ],
  [
    'a member of a namespace',
    'export declare function f(): void;\nexport declare namespace f { const a: 1; }',
    'export declare function f(): void;\nexport declare namespace f { const b: 1; }',
    'f was overloads',
  ],
  [
    'a member of a whole module',
    "export * as other from './other.ts';",
    "export * as other from './another.ts';",
    'other.x is not there',
  ],
  [
    'a member of a whole module that is imported first',
    "import * as other from './other.ts';\nexport { other };",
    "import * as other from './another.ts';\nexport { other };",
    'other.x is not there',
  ],
  [
    'another export of a package',
    "export { useState as use } from 'react';",
    "export { useMemo as use } from 'react';",
    'use was react.useState and is react.useMemo',
  ],
  [
    'everything of another package',
    "export * from 'react';",
    "export * from 'react-dom';",
    'everything of react is not there',
  ],
  [
    'a property of both parts of an intersection',
    'export declare function f(x: { s: 1 | 2 } & { s: 1 | 2 }): void;',
    'export declare function f(x: { s: 1 } & { s: 1 | 2 }): void;',
    'f.s was',
  ],
  [
    'a conditional type',
    'export declare function f<T>(x: T): T extends string ? 1 : 2;',
    'export declare function f<T>(x: T): T extends string ? 1 : 3;',
    'the result of f was',
  ],
  [
    'a mapped type',
    "export declare const m: { [K in 'a' | 'b']: string };",
    "export declare const m: { [K in 'a']: string };",
    'm was',
  ],
  [
    'what a predicate proves',
    `${A_AND_B}export declare function is(x: unknown): x is A;`,
    `${A_AND_B}export declare function is(x: unknown): x is B;`,
    'predicate of is was',
  ],
  [
    'an assertion that only answers',
    'export declare function is(x: unknown): asserts x;',
    'export declare function is(x: unknown): boolean;',
    'predicate of is is not there',
  ],
  [
    'any',
    'export declare function f(): any;',
    'export declare function f(): string;',
    'the result of f was any and is string',
  ],
  [
    'to any',
    'export declare function f(): string;',
    'export declare function f(): any;',
    'the result of f was string and is any',
  ],
  [
    'a protected member is gone',
    'export declare class C { protected x: 1 }',
    'export declare class C {}',
    'C.x is not there',
  ],
  [
    'a further text that the consumer supplies',
    `${TEXTS}export declare function f(texts: Record<TextKey, string>): void;`,
    `${MORE_TEXTS}export declare function f(texts: Record<TextKey, string>): void;`,
    'f.LBL_B must be given',
  ],
  [
    'a further text that a function of the consumer is asked for',
    `${TEXTS}export declare function f(text: (key: TextKey) => string): void;`,
    `${MORE_TEXTS}export declare function f(text: (key: TextKey) => string): void;`,
    'f was "LBL_A" and is "LBL_A" | "LBL_B"',
  ],
  [
    'a further text whose key the module gives',
    `${TEXTS}export declare function f(): { label: TextKey };`,
    `${MORE_TEXTS}export declare function f(): { label: TextKey };`,
    'the result of f.label was "LBL_A" and is "LBL_A" | "LBL_B"',
  ],
  [
    'another default of a type parameter',
    'interface Box<T = string> { v: T }\nexport declare function f(): Box;',
    'interface Box<T = number> { v: T }\nexport declare function f(): Box;',
    'the result of f was',
  ],
  [
    'a property that may not be assigned any more',
    'export declare const s: { a: 1 };',
    'export declare const s: { readonly a: 1 };',
    's.a may not be assigned any more',
  ],
  [
    'a list that may not be changed any more',
    'export declare function f(): string[];',
    'export declare function f(): readonly string[];',
    'the result of f was',
  ],
  [
    'a list that the module may change now',
    'export declare function f(x: readonly string[]): void;',
    'export declare function f(x: string[]): void;',
    'f was',
  ],
  [
    'arguments of one type that change places',
    'export declare function f(from: string, to: string): void;',
    'export declare function f(to: string, from: string): void;',
    'the arguments of f were (from, to) and are (to, from)',
  ],
  [
    'another unit, where it is documented',
    'export interface S {\n/** @unit seconds */\nafter: number }\nexport declare const s: S;',
    'export interface S {\n/** @unit minutes */\nafter: number }\nexport declare const s: S;',
    'unit of after of s was "seconds" and is "minutes"',
  ],
  [
    'another unit, where it is a branded type',
    "type Of<Unit extends string> = number & { readonly unit: Unit };\nexport declare function f(after: Of<'seconds'>): void;",
    "type Of<Unit extends string> = number & { readonly unit: Unit };\nexport declare function f(after: Of<'minutes'>): void;",
    'f was',
  ],
  [
    'another brand',
    "declare const of: unique symbol;\nexport declare function f(id: string & { readonly [of]: 'Item' }): void;",
    "declare const of: unique symbol;\nexport declare function f(id: string & { readonly [of]: 'User' }): void;",
    'f was',
  ],
  [
    'a global of another type',
    'declare global { interface Window { portal: { a: 1 } } }\nexport declare const x: 1;',
    'declare global { interface Window { portal: { b: 1 } } }\nexport declare const x: 1;',
    '<global>.Window.portal.a is not there',
  ],
  [
    'a property that is added to another module is gone',
    "declare module 'react' { interface Attributes { a?: 1 } }\nexport declare const x: 1;",
    'export declare const x: 1;',
    '<module react> is not there',
  ],
  [
    'a value of an inlined type',
    "const kinds = ['hours', 'ot_hours'] as const;\nexport const f = (kind: (typeof kinds)[number]) => kind.length;",
    "const kinds = ['hours', 'overtime_hours'] as const;\nexport const f = (kind: (typeof kinds)[number]) => kind.length;",
    'f was "hours" | "ot_hours" and is "hours" | "overtime_hours"',
  ],
  [
    'a value of a member that another type takes over',
    "interface T { kind: 'a' | 'b' }\nexport declare function f(kind: T['kind']): void;",
    "interface T { kind: 'a' | 'c' }\nexport declare function f(kind: T['kind']): void;",
    'f was "a" | "b" and is "a" | "c"',
  ],
  [
    'a value of a schema',
    "import * as v from 'valibot';\nconst kind = v.picklist(['hours', 'ot_hours']);\nexport const f = (x: { kind: v.InferOutput<typeof kind> }) => x.kind.length;",
    "import * as v from 'valibot';\nconst kind = v.picklist(['hours', 'overtime_hours']);\nexport const f = (x: { kind: v.InferOutput<typeof kind> }) => x.kind.length;",
    'f.kind was "hours" | "ot_hours" and is "hours" | "overtime_hours"',
  ],
  [
    'a field of a schema is gone',
    "import * as v from 'valibot';\nconst item = v.object({ id: v.number(), name: v.optional(v.string()) });\nexport declare function f(): v.InferOutput<typeof item>;",
    "import * as v from 'valibot';\nconst item = v.object({ id: v.number() });\nexport declare function f(): v.InferOutput<typeof item>;",
    'the result of f.name is not there',
  ],
  [
    'a field of a schema that must be sent',
    "import * as v from 'valibot';\nconst item = v.object({ id: v.number() });\nexport declare function f(x: v.InferInput<typeof item>): void;",
    "import * as v from 'valibot';\nconst item = v.object({ id: v.number(), name: v.pipe(v.string(), v.minLength(1)) });\nexport declare function f(x: v.InferInput<typeof item>): void;",
    'f.name must be given',
  ],
  [
    'a value of another package, whose own copy each build has',
    "import type { Kind } from 'values';\nexport declare function f(kind: Kind): void;",
    undefined,
    'f was "hours" | "ot_hours" and is "hours" | "overtime_hours"',
    ["export type Kind = 'hours' | 'ot_hours';", "export type Kind = 'hours' | 'overtime_hours';"],
  ],
  [
    'a property of a type that extends one of another package',
    "import type { Item } from 'values';\nexport interface Mine extends Item { own: 1 }\nexport declare function f(): Mine;",
    undefined,
    'the result of f.b is not there',
    ['export interface Item { a: 1; b: 1 }', 'export interface Item { a: 1 }'],
  ],
  [
    'a function that another package exports',
    "export { f } from 'values';",
    undefined,
    'the result of f was 1 and is 2',
    ['export declare function f(): 1;', 'export declare function f(): 2;'],
  ],
  [
    'a value of a schema of another package',
    "import { item } from 'values';\nimport * as v from 'valibot';\nexport const f = (x: v.InferOutput<typeof item>) => x.kind.length;",
    undefined,
    'f.kind was "a" | "b" and is "a" | "c"',
    [
      "import * as v from 'valibot';\nexport const item = v.object({ kind: v.picklist(['a', 'b']) });",
      "import * as v from 'valibot';\nexport const item = v.object({ kind: v.picklist(['a', 'c']) });",
    ],
  ],
  [
    'a child that must be an element',
    "import type { ReactNode } from 'react';\nexport declare function Note(props: { icon: ReactNode }): 1;",
    "import type { ReactElement } from 'react';\nexport declare function Note(props: { icon: ReactElement }): 1;",
    'Note.icon was react.ReactNode and is react.ReactElement',
  ],
  [
    'a child that must be a text',
    "import type { ReactNode } from 'react';\nexport declare function Note(props: { text: ReactNode }): 1;",
    'export declare function Note(props: { text: string }): 1;',
    'Note.text was react.ReactNode and is string',
  ],
  [
    'a property that may not be set any more',
    'export declare class C { get a(): 1; set a(value: 1) }',
    'export declare class C { get a(): 1 }',
    'C.a may not be assigned any more',
  ],
  [
    'a member of a function is gone',
    'export declare const f: { (x: 1): 2; reset(): void };',
    'export declare const f: (x: 1) => 2;',
    'f was { (…): (1) => 2; reset: () => void } and is (1) => 2',
  ],
  [
    'another key of a record that must be given',
    "export declare function f(x: Record<'a', string>): void;",
    "export declare function f(x: Record<'a' | 'b', string>): void;",
    'f.b must be given',
  ],
  [
    'a map that the module may change now',
    'export declare function f(x: ReadonlyMap<string, 1>): void;',
    'export declare function f(x: Map<string, 1>): void;',
    'f was ReadonlyMap<string, 1> and is Map<string, 1>',
  ],
  [
    'a set that may not be changed any more',
    'export declare function f(): Set<string>;',
    'export declare function f(): ReadonlySet<string>;',
    'the result of f was Set<string> and is ReadonlySet<string>',
  ],
  [
    'a list in place of one of a known length',
    'export declare function f(): readonly [1, 2];',
    'export declare function f(): readonly (1 | 2)[];',
    'the result of f was tuple<1, 2>',
  ],
  [
    'a list in place of anything that can be walked through',
    'export declare function f(x: Iterable<string>): void;',
    'export declare function f(x: readonly string[]): void;',
    'f was Iterable<string> and is string[]',
  ],
  [
    'a text of a known form alone',
    'export declare function f(x: string): void;',
    `export declare function f(x: ${OF_A_FORM}): void;`,
    `f was string and is ${OF_A_FORM}`,
  ],
  [
    'a narrower object of the browser is taken',
    'export declare function f(x: HTMLElement): void;',
    'export declare function f(x: HTMLButtonElement): void;',
    'f was HTMLElement and is HTMLButtonElement',
  ],
  [
    'a wider object of the browser is passed to a callback',
    'export declare function f(on: (event: MouseEvent) => void): void;',
    'export declare function f(on: (event: Event) => void): void;',
    'f was MouseEvent and is Event',
  ],
  [
    'what a function gives, by its name, is another',
    'declare function g(): 1;\nexport declare function f(): ReturnType<typeof g>;',
    'declare function g(): 2;\nexport declare function f(): ReturnType<typeof g>;',
    'the result of f was 1 and is 2',
  ],
  [
    'an action less of a reducer',
    "import type { Dispatch } from 'react';\nexport declare function f(): { act: Dispatch<'a' | 'b'> };",
    "import type { Dispatch } from 'react';\nexport declare function f(): { act: Dispatch<'a'> };",
    'the result of f.act was "a" | "b" and is "a"',
  ],
  [
    'an element of other properties is taken',
    "import type { ReactElement } from 'react';\nexport declare function f(x: ReactElement<{ a: 1 }>): void;",
    "import type { ReactElement } from 'react';\nexport declare function f(x: ReactElement<{ b: 1 }>): void;",
    'f was react.ReactElement<{ a: 1 }> and is react.ReactElement<{ b: 1 }>',
  ],
  [
    'a value of a constant object',
    "const KINDS = { A: 'a', B: 'b' } as const;\nexport declare function f(kind: (typeof KINDS)[keyof typeof KINDS]): void;",
    "const KINDS = { A: 'a', B: 'c' } as const;\nexport declare function f(kind: (typeof KINDS)[keyof typeof KINDS]): void;",
    'f was',
  ],
  [
    'declarations of a method become one that takes less',
    'export declare const i: { m(x: string): 1; m(x: number): 1 };',
    'export declare const i: { m(x: number): 1 };',
    'declarations of m of i was',
  ],
  [
    'a part of a tuple',
    'export declare function f(): [a: 1, b?: 2];',
    'export declare function f(): [a: 1, b?: 3];',
    'the result of f was',
  ],
];

const findings = findingsOf(breaking);

// Slow: the compiler declares all modules at once.
test('the compiler declares them', () => expect(findings.compiled()).toBe(breaking.length * 2));

describe('a change that breaks a consumer is refused, from the sources to the gate', () => {
  test.each(breaking.map(([what, , , said], at) => [what, said, at] as const))('%s', (_, said, at) => {
    expect(findings.of(at)).toEqual([{ rule: 'contracts-are-kept', message: expect.stringContaining(said ?? '') }]);
  });
});
