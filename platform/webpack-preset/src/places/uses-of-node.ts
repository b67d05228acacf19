import type { Node } from '../contract/declarations.ts';
import { isStorage, isWindow, lastName, memberName, memberNameOf, memberOf, plain } from './nodes.ts';
import { ANY, type PlaceKind, type Role } from './place.ts';

/** A place that an expression uses, with what names it. */
export interface Use extends Role {
  readonly kind: PlaceKind;
  readonly name: Node | string;
  /** Whether it may be a name without a dash, which is the DOM's and no place. */
  readonly dom?: boolean;
}

/** The value of a name, where it is declared. */
export type Declared = (name: string) => Node | undefined;

const STORAGE = new Set(['getItem', 'setItem', 'removeItem']);
const STORAGE_MEMBERS = new Set([...STORAGE, 'clear', 'key', 'length']);

/** The places that an expression uses, each with what names it. */
export function usesOf(node: Node, declared: Declared): Use[] {
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
export function definedBy(called: string, second: Node | undefined): (Node | string)[] {
  if (called === 'defineProperty' && second) return [second];
  if (called !== 'assign' || second?.type !== 'ObjectExpression') return [];
  return (second.properties as Node[]).flatMap((one) =>
    one.type === 'SpreadElement' ? [] : [one.computed ? (one.key as Node) : memberNameOf(one.key)],
  );
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

/** The use, if there is something that names it. */
export const named = (use: Omit<Use, 'name'> | undefined, name: Node | string | undefined): Use[] =>
  use === undefined || name === undefined ? [] : [{ ...use, name }];
