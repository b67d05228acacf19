import type { Program } from 'oxc-parser';
import { declaredNames } from '../fence/declared-names.ts';
import { lineOf } from '../fence/read-imports.ts';
import { type SyntaxNode, walkValues } from '../fence/walk.ts';
import type { Lacking } from './support.ts';

export interface NewerBuiltIn {
  /** `Map.groupBy` */
  readonly name: string;
  readonly line: number;
  readonly lacking: readonly string[];
}

/**
 * Where code relies on a global, or a static member of one, that some browsers lack. `a?.b`, `a.b?.()` and `a.b?.c` ask for it. A
 * name that the file declares itself is its own. Methods of instances are TypeScript's to reject: tsconfig.json's `lib` has ES2024.
 */
export function newerBuiltIns(program: Program, text: string, lacking: Lacking): NewerBuiltIn[] {
  const declared = declaredNames(program);
  const found: NewerBuiltIn[] = [];
  const report = (name: string, { start }: SyntaxNode): boolean => {
    const browsers = lacking.get(name);
    if (browsers === undefined || declared.has(name.split('.')[0] ?? '')) return false;
    found.push({ name, line: lineOf(text, start), lacking: browsers });
    return true;
  };
  walkValues(program, (node, parent) => {
    if (node.type === 'NewExpression') report(nameOf(node.callee), node);
    if (node.type !== 'MemberExpression') return;
    const owner = nameOf(node.object);
    const isAsked =
      node.optional === true || (parent?.optional === true && [parent.object, parent.callee].includes(node));
    if (!isAsked) report(`${owner}.${nameOf(node.property)}`, node) || report(owner, node);
  });
  return found;
}

function nameOf(node: unknown): string {
  const { type, name } = node as SyntaxNode;
  return type === 'Identifier' ? String(name) : '';
}
