import type { Members } from 'deployments/contract';
import type { Node } from './declarations.ts';
import type { Shapes } from './members.ts';

/** The parts of a class that are not in its members. */
export function detailsOfClass(node: Node, shapes: Shapes): Members {
  const { superClass, superTypeArguments, superTypeParameters, body, abstract } = node;
  const fixed = body.body.filter((one: Node) => one.static);
  return {
    ...typeParameters(node, shapes),
    ...(superClass && { '<base>?': shapes.ofBase(superClass, superTypeArguments ?? superTypeParameters) }),
    ...(fixed.length > 0 && { '<static>?': { members: shapes.ofMembers(fixed) } }),
    '<kind>?': abstract ? 'abstract' : 'class',
  };
}

/** The parts of a function that are not in its arguments and result. */
export function detailsOfFunction(node: Node, shapes: Shapes): Members {
  return {
    ...typeParameters(node, shapes),
    ...predicate(node.returnType ?? node.typeAnnotation, shapes),
    ...argumentNames(node),
  };
}

/** The names of several arguments, to recognize those that change places. */
function argumentNames(node: Node): Members {
  const names = ((node.params ?? node.parameters) as readonly Node[]).flatMap((one) =>
    one.type === 'Identifier' && one.name !== 'this' ? [String(one.name)] : [],
  );
  return names.length > 1 ? { '<names>?': { form: 'names', of: names } } : {};
}

/** Arguments for a type parameter must match its constraint. */
function typeParameters({ typeParameters }: Node, shapes: Shapes): Members {
  const all: readonly Node[] = typeParameters?.params ?? [];
  return Object.fromEntries(
    all.map(({ constraint }, at) => [
      `<type parameter ${at + 1}>?`,
      constraint ? shapes.ofType(constraint) : 'unknown',
    ]),
  );
}

/** The effect of `value is Item` and `asserts value` on an argument. */
function predicate(result: Node | undefined, shapes: Shapes): Members {
  const type = result?.type === 'TSTypeAnnotation' ? result.typeAnnotation : result;
  if (type?.type !== 'TSTypePredicate') return {};
  const of = type.typeAnnotation ? [shapes.ofType(type.typeAnnotation)] : [];
  return { '<predicate>?': { form: type.asserts ? 'asserts' : 'is', of } };
}
