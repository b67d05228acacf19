import type { Members } from 'deployments/contract';
import type { Node } from './declarations.ts';
import type { Shapes } from './members.ts';

/** What the members do not say of a class. */
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

/** What arguments and result do not say of a function. */
export function detailsOfFunction(node: Node, shapes: Shapes): Members {
  return { ...typeParameters(node, shapes), ...predicate(node.returnType ?? node.typeAnnotation, shapes) };
}

/** The types that stand for a type parameter have to be in its constraint. */
function typeParameters({ typeParameters }: Node, shapes: Shapes): Members {
  const all: readonly Node[] = typeParameters?.params ?? [];
  return Object.fromEntries(
    all.map(({ constraint }, at) => [
      `<type parameter ${at + 1}>?`,
      constraint ? shapes.ofType(constraint) : 'unknown',
    ]),
  );
}

/** What `value is Item` and `asserts value` promise of an argument. */
function predicate(result: Node | undefined, shapes: Shapes): Members {
  const type = result?.type === 'TSTypeAnnotation' ? result.typeAnnotation : result;
  if (type?.type !== 'TSTypePredicate') return {};
  const of = type.typeAnnotation ? [shapes.ofType(type.typeAnnotation)] : [];
  return { '<predicate>?': { form: type.asserts ? 'asserts' : 'is', of } };
}
