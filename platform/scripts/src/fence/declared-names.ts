import type { Program } from 'oxc-parser';
import { type SyntaxNode, walkValues } from './walk.ts';

/** The names that a file declares itself, anywhere in it. */
export function declaredNames(program: Program): ReadonlySet<string> {
  const declared = new Set<string>();
  walkValues(program, (node) => {
    for (const one of declaredBy(node)) if (one?.type === 'Identifier') declared.add(String(one.name));
  });
  return declared;
}

/** The names of a declaration, a parameter list or a pattern. A nested pattern is a separate node. */
function declaredBy(node: SyntaxNode): readonly (SyntaxNode | undefined)[] {
  const list = (key: string) => (node[key] ?? []) as SyntaxNode[];
  switch (node.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
      return [node.id as SyntaxNode];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local as SyntaxNode];
    case 'ObjectPattern':
      return list('properties').map((one) => (one.value ?? one.argument) as SyntaxNode);
    case 'ArrayPattern':
      return list('elements');
    case 'AssignmentPattern':
      return [node.left as SyntaxNode];
    case 'RestElement':
      return [node.argument as SyntaxNode];
    case 'CatchClause':
      return [node.param as SyntaxNode];
    default:
      return 'params' in node ? [...list('params'), node.id as SyntaxNode] : [];
  }
}
