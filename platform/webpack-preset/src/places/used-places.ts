import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { importsOf, type ReadModule } from '../api-calls/paths.ts';
import type { Node } from '../contract/declarations.ts';
import { pageChanges } from './page-changes.ts';

/** The kinds of places where builds meet: storage of the device, what is passed between tabs, what is passed on a page, and the page itself. */
export type PlaceKind =
  | 'storage'
  | 'database'
  | 'cache'
  | 'channel'
  | 'lock'
  | 'cookie'
  | 'event'
  | 'global'
  | 'element'
  | 'page';

/** A name by which a module meets other builds. `*` stands for text that is known only at run time. */
export interface UsedPlace {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly file: string;
  /** Of an event: whether it is dispatched. */
  readonly says?: true | undefined;
  /** Of an event: whether it is listened for. */
  readonly hears?: true | undefined;
  /** Of a database: the version that it is opened in. */
  readonly opens?: number | undefined;
}

/** What a module does with an event or a database. */
type Role = Pick<UsedPlace, 'says' | 'hears' | 'opens'>;

/** Imported function → the places that its first argument names, or a member `database` of it: kind → name, with `*` for the argument. */
export type Openers = Readonly<Record<string, Readonly<Partial<Record<PlaceKind, string>>>>>;

const MAY_USE =
  /indexedDB|BroadcastChannel|Event\(|addEventListener|locks|\.cookie|Item\(|caches|cookieStore|emit|localStorage|sessionStorage|globalThis|window|self|\.prototype\b|customElements|documentElement|ownerDocument|document\.(?:body|on)|adoptedStyleSheets|serviceWorker|Object\.(?:assign|defineProperty)\(/;

/** Objects of the language and the browser of which a page has one. */
const SHARED =
  'history|navigator|console|performance|crypto|Intl|JSON|Math|Reflect|Date|Object|Array|Promise|Number|String|Symbol';
const GIVES_SHARED = new RegExp(`\\b(?:${SHARED})\\.\\w+\\s*=(?![=>])`);
const IS_SHARED = new RegExp(`^(?:${SHARED})$`);

/** Text that is not known before the code runs. */
const ANY = '*';

interface Source {
  readonly file: string;
  readonly text: string;
}

/** A function whose parameter names a place: the calls of it name the place. */
interface Carrier extends Role {
  readonly file: string;
  readonly name: string;
  readonly parameter: number;
  readonly kind: PlaceKind;
  readonly dom: boolean;
}

interface Scope {
  readonly node: Node;
  readonly outer: Scope | undefined;
  readonly values: Map<string, Node>;
  readonly parameters: Map<string, number>;
}

/**
 * The places that modules use by name. A name is followed through constants, templates, loops over lists, imports, and functions that are
 * passed one.
 */
export function usedPlaces(sources: readonly Source[], read: ReadModule, openers: Openers = {}): UsedPlace[] {
  const modules = sources.filter(
    ({ text }) => MAY_USE.test(text) || GIVES_SHARED.test(text) || namesAny(text, openers),
  );
  const known: Readings = new Map();
  const readings = modules.map((one) => readingOf(one, read, known));
  const found: UsedPlace[] = [];
  const carriers: Carrier[] = [];
  for (const reading of readings) collect(reading.places(openers), reading.file);
  // A carrier may be called in a module that names no place itself.
  const met = new Set<string>();
  for (const carrier of carriers) {
    const key = JSON.stringify(carrier);
    if (met.has(key)) continue;
    met.add(key);
    for (const one of sources)
      if (one.text.includes(carrier.name)) collect(readingOf(one, read, known).callsOf(carrier), one.file);
  }
  const unique = new Map<string, UsedPlace>();
  for (const one of found) {
    const key = `${one.kind} ${one.name}`;
    unique.set(key, { ...unique.get(key), ...one });
  }
  return [...unique.values()].sort((one, other) =>
    `${one.kind} ${one.name}` < `${other.kind} ${other.name}` ? -1 : 1,
  );

  function collect(named: readonly Named[], file: string): void {
    for (const { kind, names, carrier, says, hears, opens } of named) {
      if (carrier) carriers.push(carrier);
      const role = { ...(says && { says }), ...(hears && { hears }), ...(opens && { opens }) };
      for (const name of names) found.push({ kind, name, file, ...role });
    }
  }
}

interface Named extends Role {
  readonly kind: PlaceKind;
  readonly names: readonly string[];
  readonly carrier?: Carrier | undefined;
}

const namesAny = (text: string, openers: Openers): boolean => Object.keys(openers).some((name) => text.includes(name));

/** Events of builds and of libraries have a dash, a dot or a colon in their names; those of the DOM have none. */
const isCustom = (name: string): boolean => /[-:.]/.test(name);

/** What a name in a module stands for. */
interface Value {
  readonly names: readonly string[];
  readonly parameter?: { readonly scope: Scope; readonly at: number } | undefined;
}

const UNKNOWN: Value = { names: [ANY] };
const STORAGE = new Set(['getItem', 'setItem', 'removeItem']);
const STORAGE_MEMBERS = new Set([...STORAGE, 'clear', 'key', 'length']);
const WINDOWS = new Set(['window', 'globalThis', 'self']);
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression']);

/** File → its reading: modules are parsed once. */
type Readings = Map<string, Reading>;

function readingOf({ file, text }: Source, read: ReadModule, known: Readings): Reading {
  const reading = known.get(file) ?? new Reading(file, text, read, known);
  known.set(file, reading);
  return reading;
}

class Reading {
  readonly file: string;
  readonly #text: string;
  readonly #read: ReadModule;
  readonly #known: Readings;
  readonly #body: readonly Node[];
  readonly #imports: ReturnType<typeof importsOf>;
  readonly #module: Scope;

  constructor(file: string, text: string, read: ReadModule, known: Readings) {
    this.file = file;
    this.#text = text;
    this.#read = read;
    this.#known = known;
    this.#body = parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'], errorRecovery: true }).program
      .body as never;
    this.#imports = importsOf(this.#body);
    this.#module = scopeOf({ type: 'Program', body: this.#body } as unknown as Node, undefined);
  }

  places(openers: Openers): Named[] {
    const found: Named[] = [];
    this.#walk(this.#body, this.#module, (node, scope) => {
      const opened = node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined;
      const opens = opened !== undefined && this.#imports.has(opened) ? openers[opened] : undefined;
      const declared = (name: string) => this.#declared(name, scope)?.node;
      const isBuiltIn = (name: string) => !this.#imports.has(name) && !isNamedIn(scope, name);
      for (const use of [...usesOf(node, declared), ...addedToAll(node, isBuiltIn)])
        found.push(this.#named(use, use.name, scope));
      for (const { before, name, after } of pageChanges(node, declared, isBuiltIn, this.#text)) {
        const known = typeof name === 'string' ? [name] : this.#value(name, scope, 0).names;
        found.push({ kind: 'page', names: known.map((one) => before + one + after) });
      }
      for (const [kind, within] of Object.entries(opens ?? {}) as [PlaceKind, string][]) {
        const { names, ...rest } = this.#named({ kind }, node.arguments[0] ?? '', scope);
        found.push({ ...rest, names: names.map((name) => within.replace(ANY, name)) });
      }
    });
    return found;
  }

  callsOf(carrier: Carrier): Named[] {
    const found: Named[] = [];
    this.#walk(this.#body, this.#module, (node, scope) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
      const imported = this.#imports.get(node.callee.name);
      const isIt = imported
        ? imported.name === carrier.name && this.#fileOf(imported.from) === carrier.file
        : node.callee.name === carrier.name && this.file === carrier.file;
      const argument: Node | undefined = node.arguments[carrier.parameter];
      if (isIt && argument) found.push(this.#named(carrier, argument, scope));
    });
    return found;
  }

  #named({ kind, dom = false, says, hears, opens }: Omit<Use, 'name'>, node: Node | string, scope: Scope): Named {
    const role = { says, hears, opens };
    if (typeof node === 'string') return { kind, names: [node], ...role };
    const { names, parameter } = this.#value(node, scope, 0);
    const known = (kind === 'cookie' ? names.flatMap(cookieOf) : names).filter((one) => !dom || isCustom(one));
    const name = parameter && nameOfFunction(parameter.scope);
    const carrier =
      parameter && name ? { file: this.file, name, parameter: parameter.at, kind, dom, ...role } : undefined;
    // The calls say the name.
    return { kind, names: carrier ? known.filter((one) => one !== ANY) : known, carrier, ...role };
  }

  #value(node: Node, scope: Scope | undefined, depth: number): Value {
    if (depth > 12) return UNKNOWN;
    const inside = (one: Node) => this.#value(one, scope, depth + 1);
    if (WRAPPERS.has(node.type)) return inside(node.expression);
    switch (node.type) {
      case 'StringLiteral':
        return { names: [node.value] };
      case 'TemplateLiteral': {
        const parts = (node.expressions as Node[]).map(inside);
        const names = (node.quasis as Node[]).reduce<string[]>(
          (texts, { value }, at) =>
            texts.flatMap((text) =>
              (at === 0 ? [''] : (parts[at - 1]?.names ?? [ANY])).map((one) => text + one + value.cooked),
            ),
          [''],
        );
        return { names: names.map((name) => name.replace(/\*+/g, ANY)) };
      }
      case 'BinaryExpression': {
        if (node.operator !== '+') return UNKNOWN;
        const [left, right] = [inside(node.left), inside(node.right)];
        return { names: left.names.flatMap((one) => right.names.map((other) => (one + other).replace(/\*+/g, ANY))) };
      }
      case 'ConditionalExpression':
        return { names: [...inside(node.consequent).names, ...inside(node.alternate).names] };
      case 'LogicalExpression':
        return { names: [...inside(node.left).names, ...inside(node.right).names] };
      case 'ArrayExpression':
        return { names: (node.elements as Node[]).flatMap((one) => (one ? inside(one).names : [])) };
      case 'ObjectExpression': {
        const database = memberOf(node, 'database');
        return database ? inside(database) : UNKNOWN;
      }
      case 'CallExpression':
        return this.#result(node, scope, depth);
      case 'MemberExpression': {
        const object = node.object.type === 'Identifier' ? this.#declared(node.object.name, scope) : undefined;
        const whole = object && plain(object.node);
        const held = whole?.type === 'ObjectExpression' ? propertyOf(whole, node.property) : undefined;
        return held && object ? object.reading.#value(held, object.scope, depth + 1) : UNKNOWN;
      }
      case 'Identifier': {
        for (let one = scope; one; one = one.outer) {
          const at = one.parameters.get(node.name);
          if (at !== undefined) return { names: [ANY], parameter: { scope: one, at } };
          if (one.values.has(node.name)) break;
        }
        const found = this.#declared(node.name, scope);
        return found ? found.reading.#value(found.node, found.scope, depth + 1) : UNKNOWN;
      }
      default:
        return UNKNOWN;
    }
  }

  /** The result of a function that only puts a name together. */
  #result(node: Node, scope: Scope | undefined, depth: number): Value {
    const made = node.callee.type === 'Identifier' ? this.#declared(node.callee.name, scope) : undefined;
    if (!made) return UNKNOWN;
    const result = returnedBy(made.node);
    if (!result) return UNKNOWN;
    const { names } = made.reading.#value(result, scopeOf(made.node, made.scope), depth + 1);
    return { names };
  }

  /** The declaration of a name, in this module or in the one it is imported from. */
  #declared(
    name: string,
    scope: Scope | undefined,
  ): { readonly node: Node; readonly scope: Scope; readonly reading: Reading } | undefined {
    for (let one = scope; one; one = one.outer) {
      if (one.parameters.has(name)) return undefined;
      const node = one.values.get(name);
      if (node) return { node, scope: one, reading: this };
    }
    const imported = this.#imports.get(name);
    const file = imported && this.#fileOf(imported.from);
    const text = file === undefined ? undefined : this.#read(file);
    if (!imported || file === undefined || text === undefined) return undefined;
    const other = readingOf({ file, text }, this.#read, this.#known);
    const node = other.#module.values.get(imported.name);
    return node && { node, scope: other.#module, reading: other };
  }

  #fileOf(from: string): string | undefined {
    return from.startsWith('.') ? join(dirname(this.file), from) : undefined;
  }

  #walk(value: unknown, scope: Scope, each: (node: Node, scope: Scope) => void): void {
    if (Array.isArray(value)) for (const one of value) this.#walk(one, scope, each);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Node;
      if (typeof node.type === 'string') each(node, scope);
      const inner = isFunction(node) ? scopeOf(node, scope) : scope;
      for (const [field, inside] of Object.entries(node)) if (field !== 'loc') this.#walk(inside, inner, each);
    }
  }
}

interface Use extends Role {
  readonly kind: PlaceKind;
  readonly name: Node | string;
  /** Whether it may be a name without a dash, which is the DOM's and no place. */
  readonly dom?: boolean;
}

/** The value of a name, where it is declared. */
type Declared = (name: string) => Node | undefined;

/** The places that an expression uses, each with what names it. */
function usesOf(node: Node, declared: Declared): Use[] {
  switch (node.type) {
    case 'NewExpression':
      return named(CONSTRUCTORS[lastName(plain(node.callee)) ?? ''], node.arguments[0]);
    case 'CallExpression':
    case 'OptionalCallExpression':
      return usesOfCall(plain(node.callee), node.arguments, declared);
    case 'AssignmentExpression':
      return usesOfAssignment(plain(node.left), node.right);
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const name = memberName(node);
      if (typeof name === 'string' && isWindow(node.object) && name.startsWith('__'))
        return named({ kind: 'global' }, name);
      const isMethod = typeof name === 'string' && STORAGE_MEMBERS.has(name);
      return isStorage(node.object) && !isMethod ? named({ kind: 'storage' }, name) : [];
    }
    default:
      return [];
  }
}

const CONSTRUCTORS: Readonly<Record<string, Omit<Use, 'name'>>> = {
  BroadcastChannel: { kind: 'channel' },
  CustomEvent: { kind: 'event', says: true },
  Event: { kind: 'event', dom: true, says: true },
};
const HEARD: Omit<Use, 'name'> = { kind: 'event', dom: true, hears: true };
/** Object and method → the kind of place that the first argument names. */
const CALLS: Readonly<Record<string, PlaceKind>> = {
  'indexedDB.open': 'database',
  'indexedDB.deleteDatabase': 'database',
  'caches.open': 'cache',
  'caches.delete': 'cache',
  'locks.request': 'lock',
  'cookieStore.set': 'cookie',
};

function usesOfCall(callee: Node, [first, second]: readonly Node[], declared: Declared): Use[] {
  if (callee.type === 'Identifier') return callee.name === 'addEventListener' ? named(HEARD, first) : [];
  const called = callee.property?.name as string | undefined;
  const object = called === undefined ? undefined : lastName(plain(callee.object));
  if (called === undefined) return [];
  if (called === 'addEventListener') return named(HEARD, first);
  // By the mount context an element tells its page. Other things that emit are no events of the page.
  if (called === 'emit' && object === 'context') return named({ kind: 'event', dom: true, says: true }, first);
  if (STORAGE.has(called) && object !== undefined) {
    const value = declared(object);
    return /storage$/i.test(object) || (value && isStorage(value)) ? named({ kind: 'storage' }, first) : [];
  }
  // Hosts define what micro-frontend.json declares, by names that they read there.
  if (called === 'define' && object === 'customElements') return named({ kind: 'element', dom: true }, first);
  if (called === 'clear' && isStorage(callee.object)) return named({ kind: 'storage' }, ANY);
  if (object === 'Object' && first && isWindow(first))
    return definedBy(called, second).flatMap((name) => named({ kind: 'global' }, name));
  const kind = CALLS[`${object}.${called}`];
  const opens = kind === 'database' ? numberOf(second, declared) : undefined;
  return kind ? named({ kind, opens }, first?.type === 'ObjectExpression' ? memberOf(first, 'name') : first) : [];
}

/** The names that `Object.assign` and `Object.defineProperty` give to what is their first argument. */
function definedBy(called: string, second: Node | undefined): (Node | string)[] {
  if (called === 'defineProperty' && second) return [second];
  if (called !== 'assign' || second?.type !== 'ObjectExpression') return [];
  return (second.properties as Node[]).flatMap((one) =>
    one.type === 'SpreadElement' ? [] : [one.computed ? (one.key as Node) : memberNameOf(one.key)],
  );
}

/** What an expression gives members to, and their names: by an assignment, `Object.assign` or `Object.defineProperty`. */
function givenMembers(node: Node): { readonly object?: Node; readonly members: readonly (Node | string)[] } {
  if (node.type === 'AssignmentExpression') {
    const left = plain(node.left);
    return left.type === 'MemberExpression' ? { object: left.object, members: [memberName(left)] } : { members: [] };
  }
  const callee = node.type === 'CallExpression' ? plain(node.callee) : undefined;
  if (!callee?.object || lastName(plain(callee.object)) !== 'Object') return { members: [] };
  return { object: node.arguments[0], members: definedBy(callee.property?.name, node.arguments[1]) };
}

/**
 * Members that an expression gives to an object of the language or the browser, or to the prototype of a class of theirs: every build on the
 * page then has them.
 */
function addedToAll(node: Node, isBuiltIn: (name: string) => boolean): Use[] {
  const { object, members } = givenMembers(node);
  const given: Node | undefined = object && plain(object);
  if (!given) return [];
  const isPrototype = given.type === 'MemberExpression' && memberName(given) === 'prototype';
  const of = isPrototype ? plain(given.object) : given;
  const name = of.type === 'Identifier' ? of.name : isWindow(of.object ?? of) ? lastName(of) : undefined;
  if (name === undefined || (of.type === 'Identifier' && !isBuiltIn(name))) return [];
  if (!isPrototype && !IS_SHARED.test(name)) return [];
  return members.flatMap((member) => {
    const known = typeof member === 'string' ? member : member.type === 'StringLiteral' ? member.value : ANY;
    return named({ kind: 'global' }, `${name}.${isPrototype ? 'prototype.' : ''}${known}`);
  });
}

/** The number that a literal is, or the constant that has it. */
function numberOf(node: Node | undefined, declared: Declared): number | undefined {
  const value = node?.type === 'Identifier' ? declared(node.name as string) : node;
  return value?.type === 'NumericLiteral' ? value.value : undefined;
}

function usesOfAssignment(left: Node, right: Node): Use[] {
  if (left.type !== 'MemberExpression') return [];
  const name = memberName(left);
  if (name === 'cookie' && lastName(plain(left.object)) === 'document') return named({ kind: 'cookie' }, right);
  const isHandler = typeof name === 'string' && /^on[a-z]+$/.test(name);
  return isWindow(left.object) && !isHandler ? named({ kind: 'global' }, name) : [];
}

const named = (use: Omit<Use, 'name'> | undefined, name: Node | string | undefined): Use[] =>
  use === undefined || name === undefined ? [] : [{ ...use, name }];

/** The name of a member, or the expression that is its name. */
const memberName = ({ property, computed }: Node): Node | string => (computed ? property : property.name);

const memberNameOf = (key: Node): string => key.name ?? key.value;

function isWindow(node: Node): boolean {
  const one = plain(node);
  return one.type === 'Identifier' && WINDOWS.has(one.name);
}

/** `localStorage`, and `window.localStorage`. */
function isStorage(node: Node): boolean {
  const one = plain(node);
  const name = one.type === 'Identifier' ? one.name : isWindow(one.object ?? one) ? one.property?.name : undefined;
  return name === 'localStorage' || name === 'sessionStorage';
}

/** Without what TypeScript writes around it. */
function plain(node: Node): Node {
  return WRAPPERS.has(node.type) ? plain(node.expression) : node;
}

/** `locks` of `navigator.locks` and of `window.navigator.locks`, `storage` of `storage()`. */
const lastName = (node: Node): string | undefined => node.property?.name ?? node.name ?? node.callee?.name;

/** `portal-draft` of `portal-draft=…; path=/`. */
const cookieOf = (text: string): string[] => [text.replace(/=.*$/s, '')];

const isFunction = (node: Node): boolean =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod|ClassPrivateMethod)$/.test(
    node.type,
  );

/** The names that a function or a module declares itself. */
function scopeOf(node: Node, outer: Scope | undefined): Scope {
  const values = new Map<string, Node>();
  const parameters = new Map<string, number>();
  for (const [at, one] of ((node.params ?? []) as Node[]).entries()) {
    const parameter: Node = one.type === 'AssignmentPattern' ? one.left : one;
    if (parameter.type === 'Identifier') parameters.set(parameter.name, at);
  }
  declare(node.body);
  return { node, outer, values, parameters };

  function declare(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) declare(one);
    else if (typeof value === 'object' && value !== null) {
      const one = value as Node;
      if ((one.type === 'FunctionDeclaration' || one.type === 'ClassDeclaration') && one.id)
        values.set(one.id.name, one);
      // A loop over a list: the name stands for each of its elements.
      if (
        one.type === 'ForOfStatement' &&
        one.left.type === 'VariableDeclaration' &&
        one.left.declarations[0].id.type === 'Identifier'
      )
        values.set(one.left.declarations[0].id.name, one.right);
      if (one.type === 'VariableDeclarator' && one.id.type === 'Identifier' && one.init)
        values.set(one.id.name, one.init);
      if (one.type === 'VariableDeclarator' && one.id.type === 'ObjectPattern' && one.init)
        for (const { key: property, value: held } of one.id.properties as Node[])
          if (property?.type === 'Identifier' && held.type === 'Identifier')
            values.set(held.name, {
              ...one.init,
              type: 'MemberExpression',
              object: one.init,
              property,
              computed: false,
            });
      if (one !== node && isFunction(one)) return;
      for (const [field, inside] of Object.entries(one)) if (field !== 'loc') declare(inside);
    }
  }
}

/** Whether a function or the module around an expression declares a name. */
function isNamedIn(scope: Scope | undefined, name: string): boolean {
  if (!scope) return false;
  const taken = ((scope.node.params ?? []) as Node[]).flatMap((one) =>
    one.type === 'ObjectPattern' ? one.properties : [],
  );
  const isTaken = (taken as Node[]).some(({ value }) => (value?.left ?? value)?.name === name);
  return isTaken || scope.values.has(name) || scope.parameters.has(name) || isNamedIn(scope.outer, name);
}

function nameOfFunction({ node, outer }: Scope): string | undefined {
  if (node.id?.name) return node.id.name;
  return [...(outer?.values ?? [])].find(([, value]) => value === node)?.[0];
}

function returnedBy(node: Node): Node | undefined {
  if (!isFunction(node)) return undefined;
  if (node.body.type !== 'BlockStatement') return node.body;
  const last = (node.body.body as Node[]).at(-1);
  return last?.type === 'ReturnStatement' ? last.argument : undefined;
}

const memberOf = (object: Node, name: string): Node | undefined => propertyOf(object, { name } as unknown as Node);

function propertyOf(object: Node, key: Node): Node | undefined {
  return (object.properties as Node[]).find(
    (one) => one.type === 'ObjectProperty' && (one.key.name ?? one.key.value) === (key.name ?? key.value),
  )?.value;
}
