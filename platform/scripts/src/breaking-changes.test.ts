import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from 'deployments';
import { contractsOfModules } from 'webpack-preset/contracts';
import { consumedBy, type Recorded } from './testing/consumed-contract.ts';

/** The exports of the module before and after; `other.ts` is next to it. */
type Change = readonly [what: string, before: string, after: string, said?: string];

const A_AND_B = 'interface A { a: 1 }\ninterface B { b: 1 }\n';
const TEXTS = "declare const english: { readonly LBL_A: 'A' };\nexport type TextKey = keyof typeof english;\n";
const MORE_TEXTS =
  "declare const english: { readonly LBL_A: 'A'; readonly LBL_B: 'B' };\nexport type TextKey = keyof typeof english;\n";
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
    'declarations of m of i is not there',
  ],
  [
    'an overload of a callable is gone',
    'export declare const i: { (x: string): 1; (x: number): 2 };',
    'export declare const i: { (x: number): 2 };',
    'declarations of (…) of i is not there',
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
    'f was',
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
];

const additive: readonly Change[] = [
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
];

let folder: string;
let contracts: ReturnType<typeof contractsOfModules>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "target": "es2023", "module": "preserve" } }');
  const modules = [...breaking, ...additive].flatMap(([, ...sides], at) =>
    sides.slice(0, 2).map((code = '', side) => {
      const inside = join(folder, `${at}-${side}`);
      const files = {
        'index.ts': code,
        'other.ts': 'export const x: 1 = 1;\n',
        'another.ts': 'export const y: 1 = 1;\n',
        'more.ts': 'export const x: 1 = 1;\nexport const y: 1 = 1;\n',
      };
      mkdirSync(inside);
      for (const [name, text] of Object.entries(files)) writeFileSync(join(inside, name), text);
      return { request: `${at}-${side}`, file: join(inside, 'index.ts'), folder: inside };
    }),
  );
  contracts = contractsOfModules(modules);
  // The compiler runs once for all of them, on a machine that may be busy.
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The findings of the gate for a provider that makes the change, while a consumer of all its names is live. */
function findings(at: number) {
  const [before, after] = [contracts[`${at}-0`], contracts[`${at}-1`]];
  if (!before || !after) throw new Error('No contract was read.');
  const [live, candidate] = [before, after].map((now): Recorded => ({ builtAgainst: before, now }));
  if (!live || !candidate) throw new Error('There are two sides.');
  const found = consumedBy(live, candidate);
  return check(found.candidate, found.live, found.facts);
}

describe('a change that breaks a consumer is refused, from the sources to the gate', () => {
  test.each(breaking.map(([what, , , said], at) => [what, said, at] as const))('%s', (_, said, at) => {
    expect(findings(at)).toEqual([{ rule: 'contracts-are-kept', message: expect.stringContaining(said ?? '') }]);
  });
});

describe('a change that breaks nobody passes', () => {
  test.each(additive.map(([what], at) => [what, at + breaking.length] as const))('%s', (_, at) => {
    expect(findings(at)).toEqual([]);
  });
});
