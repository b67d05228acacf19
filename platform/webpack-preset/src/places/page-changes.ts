import type { Node } from '../contract/declarations.ts';
import { WRAPPERS } from './nodes.ts';
import { ANY } from './place.ts';

/** A change that code makes to the page itself: `html.style.overflow`, `html[data-fullscreen]`, `serviceWorker`. */
interface PageChange {
  readonly before: string;
  /** The text between the two, or the expression that is it. */
  readonly name: string | Node;
  readonly after: string;
}

const CALLS = new Set(['CallExpression', 'OptionalCallExpression']);
const MEMBERS = new Set(['MemberExpression', 'OptionalMemberExpression']);
const ATTRIBUTE_METHODS = new Set(['setAttribute', 'removeAttribute', 'toggleAttribute']);
const CLASS_METHODS = new Set(['add', 'remove', 'toggle', 'replace']);
const STYLE_METHODS = new Set(['setProperty', 'removeProperty']);
const ATTRIBUTES = new Set(['lang', 'dir', 'id', 'hidden']);
const WORKER_METHODS = new Set(['register', 'getRegistration', 'getRegistrations']);
/** Who has one handler of each kind, `window.onerror`: the second one takes the first one's place. */
const HANDLER = /^on[a-z]+$/;

/**
 * What an expression changes of the page that all builds on it share: attributes, classes and styles of `<html>` and `<body>`, the style
 * sheets of the document, the handlers of window and document, and service workers. Only where the expression says so itself, or by a
 * constant.
 *
 * @param module the text of the module: a registration is a service worker's where the module names them
 */
export function pageChanges(
  node: Node,
  declared: (name: string) => Node | undefined,
  isBuiltIn: (name: string) => boolean,
  module: string,
): PageChange[] {
  if (CALLS.has(node.type)) return changesOfCall(whole(node.callee), node.arguments as Node[]);
  if (node.type === 'AssignmentExpression') return changesOfMember(whole(node.left));
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return changesOfMember(whole(node.argument));
  return [];

  function changesOfCall(callee: Node, [first, second]: readonly Node[]): PageChange[] {
    const method = nameIn(callee);
    if (method === undefined) return [];
    if (!first && method === 'unregister') return /\bserviceWorker\b/.test(module) ? [change('serviceWorker')] : [];
    if (!first) return workers(callee.object, method);
    const on = whole(callee.object);
    if (isSheets(on) && method === 'push') return [change('document.adoptedStyleSheets')];
    const root = rootOf(on);
    if (root && ATTRIBUTE_METHODS.has(method)) return [{ before: `${root}[`, name: first, after: ']' }];
    const owner = MEMBERS.has(on.type) ? rootOf(on.object) : undefined;
    if (owner && nameIn(on) === 'style' && STYLE_METHODS.has(method))
      return [{ before: `${owner}.style.`, name: first, after: '' }];
    if (owner && nameIn(on) === 'classList' && CLASS_METHODS.has(method))
      return (method === 'toggle' || !second ? [first] : [first, second]).map((name) => ({
        before: `${owner}.class.`,
        name,
        after: '',
      }));
    return workers(on, method);
  }

  function changesOfMember(left: Node): PageChange[] {
    if (!MEMBERS.has(left.type)) return [];
    if (isSheets(left)) return [change('document.adoptedStyleSheets')];
    const name = nameIn(left);
    const on = whole(left.object);
    if (name !== undefined && HANDLER.test(name) && (isWindow(on) || isDocument(on)))
      return [change(`${isWindow(on) ? 'window' : 'document'}.${name}`)];
    const root = rootOf(on);
    if (root && name !== undefined && HANDLER.test(name)) return [change(`${root}.${name}`)];
    if (root && (name === 'className' || name === 'style'))
      return [change(`${root}.${name === 'style' ? 'style' : 'class'}.${ANY}`)];
    if (root && name !== undefined && ATTRIBUTES.has(name)) return [change(`${root}[${name}]`)];
    const owner = MEMBERS.has(on.type) ? rootOf(on.object) : undefined;
    const of = owner && nameIn(on);
    if (of === 'style')
      return [change(`${owner}.style.${name === undefined || name === 'cssText' ? ANY : dashed(name)}`)];
    if (of === 'dataset') return [change(`${owner}[data-${name === undefined ? ANY : dashed(name)}]`)];
    return [];
  }

  function workers(on: Node, method: string): PageChange[] {
    return WORKER_METHODS.has(method) && nameOf(whole(on)) === 'serviceWorker' ? [change('serviceWorker')] : [];
  }

  /** `html` of `document.documentElement`, `body` of `document.body`. */
  function rootOf(node: Node): 'html' | 'body' | undefined {
    const one = whole(node);
    if (!MEMBERS.has(one.type) || !isDocument(one.object)) return undefined;
    return ({ documentElement: 'html', body: 'body' } as const)[nameIn(one) as 'body'];
  }

  function isSheets(node: Node): boolean {
    return MEMBERS.has(node.type) && nameIn(node) === 'adoptedStyleSheets' && isDocument(node.object);
  }

  function isDocument(node: Node): boolean {
    const one = whole(node);
    if (one.type === 'Identifier') return one.name === 'document' && isBuiltIn('document');
    return nameIn(one) === 'ownerDocument' || (nameIn(one) === 'document' && isWindow(one.object));
  }

  function isWindow(node: Node): boolean {
    const one = whole(node);
    return one.type === 'Identifier' && /^(?:window|globalThis|self)$/.test(one.name) && isBuiltIn(one.name);
  }

  /** What a constant stands for, without what TypeScript writes around it. */
  function whole(node: Node, depth = 0): Node {
    if (WRAPPERS.has(node.type)) return whole(node.expression, depth);
    const value = node.type === 'Identifier' && depth < 4 ? declared(node.name) : undefined;
    return value && (MEMBERS.has(value.type) || value.type === 'Identifier' || WRAPPERS.has(value.type))
      ? whole(value, depth + 1)
      : node;
  }
}

const change = (name: string): PageChange => ({ before: '', name, after: '' });

/** The name of a member that is written out: `style` of `a.style` and of `a['style']`. */
function nameIn({ type, property, computed }: Node): string | undefined {
  if (!MEMBERS.has(type)) return undefined;
  if (!computed) return property.name;
  return property.type === 'StringLiteral' ? property.value : undefined;
}

const nameOf = (node: Node): string | undefined => (node.type === 'Identifier' ? node.name : nameIn(node));

/** `page-foot` of `pageFoot`. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
