import type { Node } from '../contract/declarations.ts';
import { isFunction } from './nodes.ts';

/** What a function or a module declares. */
export interface Scope {
  readonly node: Node;
  readonly outer: Scope | undefined;
  readonly values: Map<string, Node>;
  readonly parameters: Map<string, number>;
}

/** The names that a function or a module declares itself. */
export function scopeOf(node: Node, outer: Scope | undefined): Scope {
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
export function isNamedIn(scope: Scope | undefined, name: string): boolean {
  if (!scope) return false;
  const taken = ((scope.node.params ?? []) as Node[]).flatMap((one) =>
    one.type === 'ObjectPattern' ? one.properties : [],
  );
  const isTaken = (taken as Node[]).some(({ value }) => (value?.left ?? value)?.name === name);
  return isTaken || scope.values.has(name) || scope.parameters.has(name) || isNamedIn(scope.outer, name);
}

/** The name by which a function is called. */
export function nameOfFunction({ node, outer }: Scope): string | undefined {
  if (node.id?.name) return node.id.name;
  return [...(outer?.values ?? [])].find(([, value]) => value === node)?.[0];
}
