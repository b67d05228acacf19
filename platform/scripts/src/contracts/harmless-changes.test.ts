import { type Change, findingsOf } from './compared-sources.ts';

const TEXTS = "declare const english: { readonly LBL_A: 'A' };\nexport type TextKey = keyof typeof english;\n";
const MORE_TEXTS =
  "declare const english: { readonly LBL_A: 'A'; readonly LBL_B: 'B' };\nexport type TextKey = keyof typeof english;\n";
/** The type of texts that begin with "a-". */
const OF_A_FORM = '`a-$' + '{string}`';
const HANDLER = 'export type Handler<T> = (given: T) => void;\n';

const harmless: readonly Change[] = [
  ['a private member', 'export declare class C { private a: 1; b: 1 }', 'export declare class C { #c: 1; b: 1 }'],
  [
    'a wider constraint',
    'export declare function f<T extends 1>(x: T): T;',
    'export declare function f<T extends 1 | 2>(x: T): T;',
  ],
  [
    'no constraint any more',
    'export declare function f<T extends 1>(x: T): T;',
    'export declare function f<T>(x: T): T;',
  ],
  [
    'anything where a text was taken',
    'export declare function f(x: string): void;',
    'export declare function f(x: unknown): void;',
  ],
  [
    'more of what a generic type gives',
    'interface P<T> { all: T[]; next?: P<T> }\nexport declare function f(): P<{ a: 1 }>;',
    'interface P<T> { all: T[]; next?: P<T>; total: 1 }\nexport declare function f(): P<{ a: 1; b: 1 }>;',
  ],
  [
    'fewer values for a callback of a generic type',
    `${HANDLER}export declare function f(x: { on: Handler<1 | 2> }): void;`,
    `${HANDLER}export declare function f(x: { on: Handler<1> }): void;`,
  ],
  [
    'members of a class, its base and itself',
    'declare class Base { x: 1 }\nexport declare class C extends Base {}',
    'declare class Base { x: 1; y: 1 }\nexport declare class C extends Base { m(): 1; static of(): C }',
  ],
  [
    'a default export that takes more',
    'export default function f(x: 1): 1 { return x }',
    'export default function f(x: 1 | 2): 1 { return 1 }',
  ],
  [
    'an overloaded method beside another member',
    'export declare const i: { m(x: string): 1; m(x: number): 2 };',
    'export declare const i: { m(x: string): 1; m(x: number): 2; n: 1 };',
  ],
  [
    'a further text that the module can be asked for',
    `${TEXTS}export declare function f(): { text: (key: TextKey) => string };`,
    `${MORE_TEXTS}export declare function f(): { text: (key: TextKey) => string };`,
  ],
  ['more of a whole module', "export * as other from './other.ts';", "export * as other from './more.ts';"],

  [
    'a type parameter has another name',
    'interface P<T> { all: readonly T[] }\nexport declare function f<T>(x: T): P<T>;',
    'interface P<Item> { all: readonly Item[] }\nexport declare function f<Row>(x: Row): P<Row>;',
  ],
  [
    'a type parameter of a conditional type has another name',
    'export declare function f<T>(x: T): T extends string ? 1 : 2;',
    'export declare function f<Given>(x: Given): Given extends string ? 1 : 2;',
  ],
  [
    'an overload',
    'export declare function f(x: string): 1;',
    'export declare function f(x: string): 1;\nexport declare function f(x: number): 2;',
  ],
  [
    'a component becomes memo()',
    "import type { JSX } from 'react';\nexport function Select(props: { label: string }): JSX.Element { return props as never }",
    "import { memo, type JSX } from 'react';\nexport const Select = memo(function Select(props: { label: string }): JSX.Element { return props as never });",
  ],
  [
    'a component becomes forwardRef()',
    "import type { JSX, Ref } from 'react';\nexport declare function Field(props: { label: string; ref?: Ref<HTMLElement> }): JSX.Element;",
    "import type { ForwardRefExoticComponent, Ref } from 'react';\nexport declare const Field: ForwardRefExoticComponent<{ label: string; ref?: Ref<HTMLElement> }>;",
  ],
  [
    'a component that may show nothing',
    "import type { JSX } from 'react';\nexport declare function Note(props: { a: 1 }): JSX.Element;",
    "import type { JSX } from 'react';\nexport declare function Note(props: { a: 1 }): JSX.Element | null;",
  ],
  [
    'a component that may show whatever React renders',
    "import type { JSX } from 'react';\nexport declare function Note(props: { a: 1 }): JSX.Element;",
    "import type { ReactNode } from 'react';\nexport declare function Note(props: { a: 1 }): ReactNode;",
  ],
  [
    'a component whose result is inferred',
    "import type { JSX } from 'react';\nexport declare function Note(props: { a: 1 }): JSX.Element;",
    'export declare function Note(props: { a: 1 }): import("react/jsx-runtime").JSX.Element;',
  ],
  [
    'a store with more in it',
    "import { createStore } from 'zustand/vanilla';\ninterface S { user: string }\nexport const store = createStore<S>(() => ({ user: '' }));",
    "import { createStore } from 'zustand/vanilla';\ninterface S { user: string; readonly theme: 'light' | 'dark' }\nexport const store = createStore<S>(() => ({ user: '', theme: 'light' }));",
  ],
  [
    'a hook of a store with more in it',
    "import { create } from 'zustand';\ninterface S { user: string }\nexport const useStore = create<S>(() => ({ user: '' }));",
    "import { create } from 'zustand';\ninterface S { user: string; theme: string }\nexport const useStore = create<S>(() => ({ user: '', theme: '' }));",
  ],
  [
    'a comment',
    'export declare function f(x: 1): 2;',
    '/** Documented now. */\nexport declare function f(/* here */ x: 1): 2;',
  ],
  [
    'JSDoc with parameters',
    'export declare function f(from: string, to: string): void;',
    '/**\n * @param from the first\n * @param to the last\n * @deprecated\n */\nexport declare function f(from: string, to: string): void;',
  ],
  [
    'a unit that is documented now',
    'export interface S { after: number }\nexport declare const s: S;',
    'export interface S {\n/** @unit minutes */\nafter: number }\nexport declare const s: S;',
  ],
  [
    'an optional property',
    'interface Props { label: string }\nexport declare function Select(props: Props): void;',
    "interface Props { label: string; size?: 'small' }\nexport declare function Select(props: Props): void;",
  ],
  [
    'an optional argument',
    'export declare function f(a: string): void;',
    'export declare function f(a: string, b?: number): void;',
  ],
  [
    'an argument that may be left out now',
    'export declare function f(a: string, b: number): void;',
    'export declare function f(a: string, b?: number): void;',
  ],
  [
    'a wider union that is taken',
    "export declare function f(kind: 'a' | 'b'): void;",
    "export declare function f(kind: 'a' | 'b' | 'c'): void;",
  ],
  ['a narrower union that is given', "export declare function f(): 'a' | 'b';", "export declare function f(): 'a';"],
  [
    'members of a union in another order',
    "export declare function f(kind: 'a' | 'b'): 1 | 2;",
    "export declare function f(kind: 'b' | 'a'): 2 | 1;",
  ],
  [
    'members of an object in another order',
    'export declare function f(x: { a: 1; b?: 2 }): void;',
    'export declare function f(x: { b?: 2; a: 1 }): void;',
  ],
  [
    'an interface becomes a type alias',
    'interface Props { a: 1; b?: 2 }\nexport declare function f(x: Props): void;',
    'type Props = { a: 1; b?: 2 };\nexport declare function f(x: Props): void;',
  ],
  [
    'a type is taken out',
    'interface Props { size: "s" | "m"; at: { x: 1 } }\nexport declare function f(x: Props): void;',
    'type Size = "s" | "m";\ninterface Place { x: 1 }\ninterface Props { size: Size; at: Place }\nexport declare function f(x: Props): void;',
  ],
  [
    'properties are inherited',
    'interface Props { a: 1; b: 2 }\nexport declare function f(x: Props): void;',
    'interface Base { a: 1 }\ninterface Props extends Base { b: 2 }\nexport declare function f(x: Props): void;',
  ],
  [
    'properties are put together',
    'interface Props { a: 1; b: 2 }\nexport declare function f(x: Props): void;',
    'export declare function f(x: { a: 1 } & { b: 2 }): void;',
  ],
  [
    'properties are picked',
    'export declare function f(x: { a: 1; b?: 2 }): void;',
    "interface All { a: 1; b?: 2; c: 3 }\nexport declare function f(x: Pick<All, 'a' | 'b'>): void;",
  ],
  [
    'a type of a member is taken over',
    'export declare function f(id: string): void;',
    "interface Toast { id: string }\nexport declare function f(id: Toast['id']): void;",
  ],
  [
    'values of a constant',
    "export declare function f(kind: 'a' | 'b'): void;",
    "const KINDS = ['a', 'b'] as const;\nexport declare function f(kind: (typeof KINDS)[number]): void;",
  ],
  [
    'keys of a constant',
    "export declare function f(kind: 'a' | 'b'): void;",
    'const kinds = { a: 1, b: 2 } as const;\nexport declare function f(kind: keyof typeof kinds): void;',
  ],
  [
    'a method is written as a property',
    'export declare const s: { get(x: string): number };',
    'export declare const s: { get: (x: string) => number };',
  ],
  [
    'a function is written as a constant',
    'export function f(x: string): number { return x.length }',
    'export const f = (x: string): number => x.length;',
  ],
  [
    'a list is written in another way',
    'export declare function f(x: readonly string[]): string[];',
    'export declare function f(x: ReadonlyArray<string>): Array<string>;',
  ],
  [
    'a list that is only read',
    'export declare function f(x: string[]): readonly string[];',
    'export declare function f(x: readonly string[]): string[];',
  ],
  [
    'properties that are only read',
    'export declare function f(x: { a: 1 }): { readonly b: 2 };',
    'export declare function f(x: { readonly a: 1 }): { b: 2 };',
  ],
  [
    'arguments have other names',
    'export declare function f(a: string, b: string): void;',
    'export declare function f(from: string, to: string): void;',
  ],
  [
    'a result where there was none',
    'export declare function f(x: 1): void;',
    'export declare function f(x: 1): boolean;',
  ],
  [
    'a type parameter with a default',
    'interface P<T> { all: readonly T[] }\nexport declare function f(): P<1>;',
    'interface P<T, U = 2> { all: readonly T[]; more?: U }\nexport declare function f(): P<1>;',
  ],
  [
    'a schema with more in it',
    "import * as v from 'valibot';\nconst item = v.object({ id: v.number() });\nexport declare function f(): v.InferOutput<typeof item>;",
    "import * as v from 'valibot';\nconst item = v.object({ id: v.number(), name: v.optional(v.string(), '') });\nexport declare function f(): v.InferOutput<typeof item>;",
  ],
  [
    'a schema in place of a type',
    'export declare function f(): { id: number; kind?: "a" | "b" | undefined };',
    "import * as v from 'valibot';\nconst item = v.object({ id: v.pipe(v.number(), v.integer()), kind: v.optional(v.picklist(['a', 'b'])) });\nexport declare function f(): v.InferOutput<typeof item>;",
  ],
  [
    'a schema is stricter about a value of the same type',
    "import * as v from 'valibot';\nconst item = v.object({ id: v.string() });\nexport declare function f(): v.InferOutput<typeof item>;",
    "import * as v from 'valibot';\nconst item = v.strictObject({ id: v.pipe(v.string(), v.minLength(1)) });\nexport declare function f(): v.InferOutput<typeof item>;",
  ],
  [
    'a type moves to another file',
    'interface Item { a: 1 }\nexport declare function f(): Item;',
    "import type { Item } from 'values';\nexport declare function f(): Item;",
    undefined,
    ['', 'export interface Item { a: 1 }'],
  ],
  [
    'a type of another package gets a property',
    "import type { Item } from 'values';\nexport declare function f(): Item;",
    undefined,
    undefined,
    ['export interface Item { a: 1 }', 'export interface Item { a: 1; b: 2 }'],
  ],
  [
    'another package takes one value more',
    "import type { Kind } from 'values';\nexport declare function f(kind: Kind): void;",
    undefined,
    undefined,
    ["export type Kind = 'hours' | 'percent';", "export type Kind = 'hours' | 'percent' | 'units';"],
  ],
  [
    'a type that no export leads to',
    'interface Item { a: 1 }\nexport declare const f: 1;',
    'interface Item { b: 1 }\nexport declare const f: 1;',
  ],
  [
    'an exported type that no value leads to',
    'export interface Item { a: 1 }\nexport declare const f: 1;',
    'export interface Item { b: 1 }\nexport declare const f: 1;',
  ],
  ['an export', 'export declare const a: 1;', 'export declare const a: 1;\nexport declare const b: 2;'],
  [
    'a global',
    'export declare const a: 1;',
    'declare global { interface Window { portal?: 1 } }\nexport declare const a: 1;',
  ],
  [
    'a callback is called with more',
    'export declare function f(x: { on: (id: string) => void }): void;',
    'export declare function f(x: { on: (id: string, at: number) => void }): void;',
  ],
  [
    'a callback may answer anything',
    'export declare function f(x: { on: () => boolean }): void;',
    'export declare function f(x: { on: () => void }): void;',
  ],
  [
    'a record is written as an object',
    "export declare function f(x: Record<'a' | 'b', string>): Record<string, 1>;",
    'export declare function f(x: { a: string; b: string }): { [name: string]: 1 };',
  ],
  [
    'a function gets members, and an object that is only called becomes one',
    'export declare const f: (x: 1) => 2;\nexport declare const g: { (x: 1): 2 };',
    'export declare const f: { (x: 1): 2; reset(): void };\nexport declare const g: (x: 1) => 2;',
  ],
  [
    'a property becomes a getter with a setter',
    'export declare class C { a: 1; readonly b: 1 }',
    'export declare class C { get a(): 1; set a(value: 1); get b(): 1 }',
  ],
  ['a class that only others extend', 'export declare abstract class C { a: 1 }', 'export declare class C { a: 1 }'],
  [
    'React is imported as a whole',
    "import type { FC, ReactNode } from 'react';\nexport declare const Note: FC<{ text: ReactNode }>;",
    "import type * as React from 'react';\nexport declare const Note: React.FC<{ text: React.ReactNode }>;",
  ],
  [
    'children of any kind where texts and elements were taken',
    "import type { JSX } from 'react';\nexport declare function Note(props: { text?: string; icon: JSX.Element }): 1;",
    "import type { ReactNode } from 'react';\nexport declare function Note(props: { text?: ReactNode; icon: ReactNode }): 1;",
  ],
  [
    'any component where a function was taken',
    "import type { FC } from 'react';\nexport declare function f(x: { as: FC<{ a: 1 }> }): 1;",
    "import type { ComponentType } from 'react';\nexport declare function f(x: { as: ComponentType<{ a: 1 }> }): 1;",
  ],
  [
    'a map or set that may be changed, where it was given to be read',
    'export declare function f(): { all: ReadonlyMap<string, 1>; some: ReadonlySet<string> };',
    'export declare function f(): { all: Map<string, 1>; some: Set<string> };',
  ],
  [
    'a map or set that is only read, where it could be changed',
    'export declare function f(all: Map<string, 1>, some: Set<string>): void;',
    'export declare function f(all: ReadonlyMap<string, 1>, some: ReadonlySet<string>): void;',
  ],
  [
    'a list of a known length',
    'export declare const all: readonly string[];\nexport declare function f(): readonly number[];',
    "export declare const all: readonly ['a', 'b'];\nexport declare function f(): readonly [number, number];",
  ],
  [
    'anything that can be walked through where a list was taken',
    'export declare function f(x: readonly string[], y: Set<1>): void;',
    'export declare function f(x: Iterable<string>, y: Iterable<1>): void;',
  ],
  [
    'a text of a known form is given, or any text is taken',
    `export declare function f(x: ${OF_A_FORM}): string;`,
    `export declare function f(x: string): ${OF_A_FORM};`,
  ],
  [
    'a wider object of the browser is taken, and a narrower one is given',
    'export declare function f(x: HTMLButtonElement, on: (event: Event) => void): Error;',
    'export declare function f(x: Element, on: (event: PointerEvent) => void): RangeError;',
  ],
  [
    'any object is taken',
    'export declare function f(x: { a: 1 }): void;',
    'export declare function f(x: object): void;',
  ],
  [
    'names inside of a type',
    "export declare const m: { [K in 'a' | 'b']: K };\nexport declare function f<T>(x: T): T extends (infer U)[] ? U : 1;",
    "export declare const m: { [Key in 'a' | 'b']: Key };\nexport declare function f<T>(x: T): T extends (infer Item)[] ? Item : 1;",
  ],
  [
    'what a function gives, by its name',
    "declare function g(): Promise<'a' | undefined>;\nexport declare function f(): NonNullable<Awaited<ReturnType<typeof g>>>;",
    "export declare function f(): 'a';",
  ],
  [
    'a value is left out of a union',
    "export declare function f(x: Exclude<'a' | 'b' | 'c', 'b'>): void;",
    "export declare function f(x: 'a' | 'c'): void;",
  ],
  [
    'types of React are written out',
    "import type { Dispatch, MouseEventHandler, PropsWithChildren, SetStateAction } from 'react';\nexport declare function f(x: PropsWithChildren<{ on: MouseEventHandler<Element> }>): { set: Dispatch<SetStateAction<string>> };",
    "import type { MouseEvent, ReactNode } from 'react';\nexport declare function f(x: { on: (event: MouseEvent<Element>) => void; children?: ReactNode }): { set: (next: string | ((before: string) => string)) => void };",
  ],
  [
    'an action more of a reducer',
    "import type { Dispatch } from 'react';\nexport declare function f(): { act: Dispatch<'a'> };",
    "import type { Dispatch } from 'react';\nexport declare function f(): { act: Dispatch<'a' | 'b'> };",
  ],
  [
    'lists and elements become anything that React renders',
    "import type { ReactElement } from 'react';\nexport declare function f(x: { all: ReactElement[]; one: ReactElement<{ a: 1 }> }): void;",
    "import type { ReactNode } from 'react';\nexport declare function f(x: { all: ReactNode; one: ReactNode }): void;",
  ],
  [
    'a part of a record is written as an object',
    "export declare function f(x: Partial<Record<'a', 1>>, y: Readonly<Record<string, 1>>): void;",
    'export declare function f(x: { a?: 1; b?: 1 }, y: { readonly [key: string]: 1 }): void;',
  ],
  [
    'values of a constant object',
    "export declare function f(kind: 'a' | 'b'): void;",
    "const KINDS = { A: 'a', B: 'b' } as const;\nexport declare function f(kind: (typeof KINDS)[keyof typeof KINDS]): void;",
  ],
  [
    'parts of a tuple have other names',
    'export declare function f(x: [a: string, b?: number]): [c: 1, ...d: 2[]];',
    'export declare function f(x: [from: string, to?: number]): [first: 1, ...more: 2[]];',
  ],
  [
    'declarations of a method become one',
    'export declare const i: { m(x: string): 1; m(x: number): 1 };',
    'export declare const i: { m(x: string | number): 1 };',
  ],
  ['one value of a whole number', 'export declare function f(): bigint;', 'export declare function f(): 1n;'],
];

const findings = findingsOf(harmless);

// Slow: the compiler declares all modules at once.
test('the compiler declares them', () => expect(findings.compiled()).toBe(harmless.length * 2));

describe('a change that breaks nobody passes, from the sources to the gate', () => {
  test.each(harmless.map(([what], at) => [what, at] as const))('%s', (_, at) => {
    expect(findings.of(at)).toEqual([]);
  });
});
