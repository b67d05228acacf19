import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { importsOf, type ReadModule } from '../api-calls/paths.ts';
import type { Node } from '../contract/declarations.ts';
import { addedToAll } from './added-to-all.ts';
import { isFunction, memberOf, plain, propertyOf, WRAPPERS } from './nodes.ts';
import { pageChanges } from './page-changes.ts';
import { ANY, type PlaceKind, type Role } from './place.ts';
import { isNamedIn, nameOfFunction, type Scope, scopeOf } from './scope.ts';
import { type Use, usesOf } from './uses-of-node.ts';

/** Imported function → the places that its first argument names, or a member `database` of it: kind → name, with `*` for the argument. */
export type Openers = Readonly<Record<string, Readonly<Partial<Record<PlaceKind, string>>>>>;

/** The text of a module. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** A function whose parameter names a place: the calls of it name the place. */
export interface Carrier extends Role {
  readonly file: string;
  readonly name: string;
  readonly parameter: number;
  readonly kind: PlaceKind;
  readonly dom: boolean;
}

/** The places that an expression names: several, where it has several values. */
export interface Named extends Role {
  readonly kind: PlaceKind;
  readonly names: readonly string[];
  readonly carrier?: Carrier | undefined;
}

/** Events of builds and of libraries have a dash, a dot or a colon in their names; those of the DOM have none. */
const isCustom = (name: string): boolean => /[-:.]/.test(name);

/** What a name in a module stands for. */
interface Value {
  readonly names: readonly string[];
  readonly parameter?: { readonly scope: Scope; readonly at: number } | undefined;
}

const UNKNOWN: Value = { names: [ANY] };

/** File → its reading: modules are parsed once. */
export type Readings = Map<string, Reading>;

/** The module as it was read, or is read now. */
export function readingOf({ file, text }: Source, read: ReadModule, known: Readings): Reading {
  const reading = known.get(file) ?? new Reading(file, text, read, known);
  known.set(file, reading);
  return reading;
}

/** A parsed module, and what names in it stand for. */
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

/** `portal-draft` of `portal-draft=…; path=/`. */
const cookieOf = (text: string): string[] => [text.replace(/=.*$/s, '')];

function returnedBy(node: Node): Node | undefined {
  if (!isFunction(node)) return undefined;
  if (node.body.type !== 'BlockStatement') return node.body;
  const last = (node.body.body as Node[]).at(-1);
  return last?.type === 'ReturnStatement' ? last.argument : undefined;
}
