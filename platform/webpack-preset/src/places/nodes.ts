import type { Node } from '../contract/declarations.ts';

/** What TypeScript and parentheses put around an expression. */
export const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
]);

/** Without what TypeScript writes around it. */
export function plain(node: Node): Node {
  return WRAPPERS.has(node.type) ? plain(node.expression) : node;
}

/** `locks` of `navigator.locks` and of `window.navigator.locks`, `storage` of `storage()`. */
export const lastName = (node: Node): string | undefined => node.property?.name ?? node.name ?? node.callee?.name;

/** The name of a member, or the expression that is its name. */
export const memberName = ({ property, computed }: Node): Node | string => (computed ? property : property.name);

/** The name of a member of an object that is written out. */
export const memberNameOf = (key: Node): string => key.name ?? key.value;

/** Whether it has parameters and a body. */
export const isFunction = (node: Node): boolean =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod|ClassPrivateMethod)$/.test(
    node.type,
  );

/** The value of a member of an object that is written out, by its name. */
export const memberOf = (object: Node, name: string): Node | undefined =>
  propertyOf(object, { name } as unknown as Node);

/** The same, by the key of a member expression. */
export function propertyOf(object: Node, key: Node): Node | undefined {
  return (object.properties as Node[]).find(
    (one) => one.type === 'ObjectProperty' && (one.key.name ?? one.key.value) === (key.name ?? key.value),
  )?.value;
}

const WINDOWS = new Set(['window', 'globalThis', 'self']);

/** `window`, `globalThis` and `self`. */
export function isWindow(node: Node): boolean {
  const one = plain(node);
  return one.type === 'Identifier' && WINDOWS.has(one.name);
}

/** `localStorage`, and `window.localStorage`. */
export function isStorage(node: Node): boolean {
  const one = plain(node);
  const name = one.type === 'Identifier' ? one.name : isWindow(one.object ?? one) ? one.property?.name : undefined;
  return name === 'localStorage' || name === 'sessionStorage';
}
