import type { Node } from '../contract/declarations.ts';
import { isWindow, lastName, memberName, plain } from './nodes.ts';
import { ANY } from './place.ts';
import { definedBy, named, type Use } from './uses-of-node.ts';

/** Objects of the language and the browser of which a page has one. */
const SHARED =
  'history|navigator|console|performance|crypto|Intl|JSON|Math|Reflect|Date|Object|Array|Promise|Number|String|Symbol';
/** Text that may give such an object a member. */
export const GIVES_SHARED = new RegExp(`\\b(?:${SHARED})\\.\\w+\\s*=(?![=>])`);
const IS_SHARED = new RegExp(`^(?:${SHARED})$`);

/**
 * Members that an expression gives to an object of the language or the browser, or to the prototype of a class of theirs: every build on the
 * page then has them.
 */
export function addedToAll(node: Node, isBuiltIn: (name: string) => boolean): Use[] {
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
