import type { Program } from 'oxc-parser';
import { declaredNames } from './declared-names.ts';
import { lineOf } from './read-imports.ts';
import { type SyntaxNode, walkValues } from './walk.ts';

export interface Impurity {
  /** `Date.now` */
  readonly name: string;
  readonly line: number;
}

/** Globals with access to the outside world, and those that lead to them. */
const GLOBALS = new Set(
  `fetch XMLHttpRequest WebSocket EventSource BroadcastChannel navigator document window self globalThis process location history
  localStorage sessionStorage indexedDB caches cookieStore performance setTimeout setInterval setImmediate requestAnimationFrame
  requestIdleCallback scheduler crypto`.split(/\s+/),
);

/** Calls that read a clock or randomness and are not a single global name. */
const READS = new Set(['Math.random', 'Date.now', 'DateTime.now', 'DateTime.local', 'DateTime.utc', 'Temporal.Now']);

/**
 * Where code uses what a pure function must not. A name that the file declares itself, anywhere, is its own. `DateTime.local` and `new
 * Date` with arguments create a date from values and are pure.
 */
export function impurities(program: Program, text: string): Impurity[] {
  const found: Impurity[] = [];
  const declared = declaredNames(program);
  const report = (name: string, { start }: SyntaxNode): void => {
    if (!declared.has(name)) found.push({ name, line: lineOf(text, start) });
  };
  walkValues(program, (node, parent) => {
    if (node.type === 'Identifier' && GLOBALS.has(String(node.name)) && !isKey(parent, node))
      report(String(node.name), node);
    if (node.type === 'MemberExpression') {
      const name = text.slice(node.start, Number(node.end)).replace(/\s|\?/g, '');
      if (READS.has(name) && !(isCallOf(parent, node) && argumentsOf(parent).length > 0)) report(name, node);
    }
    if ((node.type === 'NewExpression' || node.type === 'CallExpression') && isDate(node.callee)) {
      if (node.type === 'CallExpression' || argumentsOf(node).length === 0) report('new Date()', node);
    }
  });
  return found;
}

const argumentsOf = (node: SyntaxNode | undefined): readonly unknown[] =>
  (node?.arguments as unknown[] | undefined) ?? [];
const isCallOf = (parent: SyntaxNode | undefined, node: SyntaxNode): boolean =>
  parent?.type === 'CallExpression' && parent.callee === node;
const isDate = (callee: unknown): boolean =>
  (callee as SyntaxNode).type === 'Identifier' && (callee as SyntaxNode).name === 'Date';

/** In `a.fetch` and `{ fetch: … }` the name is not the global. */
function isKey(parent: SyntaxNode | undefined, node: SyntaxNode): boolean {
  if (parent?.computed === true) return false;
  return parent?.type === 'MemberExpression' ? parent.property === node : parent?.key === node;
}
