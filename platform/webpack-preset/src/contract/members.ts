import type { Members, Shape } from 'deployments/contract';
import type { Node } from './declarations.ts';

/** Functions that determine the shapes of the parts of a type. */
export interface Shapes {
  /** For an annotation or a type; undefined gives `void`. */
  ofType(type: Node | undefined): Shape;
  ofFunction(node: Node): Shape;
  ofBase(name: Node, typeArguments: Node | undefined): Shape;
  ofMembers(nodes: readonly Node[]): Members;
  text(node: Node): string;
}

/** A declared member. */
interface Member {
  readonly name: string;
  readonly shape: Shape;
  readonly optional: boolean;
  /** Whether it may not be assigned; undefined for a method, which nobody assigns. */
  readonly readonly?: boolean;
  /** Of a documented quantity: `@unit minutes`. */
  readonly unit?: string | undefined;
}

const METHODS = ['TSMethodSignature', 'TSDeclareMethod', 'TSCallSignatureDeclaration'];

/**
 * The members of an object or class, without private ones. A member with several declarations has all of them in addition, because the last
 * one is used as its shape.
 */
export function members(nodes: readonly Node[], shapes: Shapes): Members {
  const found: Record<string, Shape> = {};
  const all = withoutGetters(nodes).flatMap((node) => memberOf(node, shapes));
  for (const [name, several = []] of Object.entries(Object.groupBy(all, ({ name }) => name))) {
    const last = several.at(-1);
    if (last) found[`${name}${last.optional ? '?' : ''}`] = last.shape;
    if (several.length > 1)
      found[`<declarations of ${name}>?`] = { form: 'overloads', of: several.map(({ shape }) => shape) };
    if (last?.unit !== undefined) found[`<unit of ${name}>?`] = JSON.stringify(last.unit);
  }
  const properties = all.filter(({ readonly }) => readonly !== undefined);
  const fixed = properties.filter(({ readonly }) => readonly).map(({ name }) => name);
  if (fixed.length > 0) found[READONLY] = fixed.length === properties.length ? 'all' : { form: 'names', of: fixed };
  return found;
}

/** The name under which members that may not be assigned are recorded. */
export const READONLY = '<readonly>?';

/** Of a getter with a setter, the setter: the two are a property that may be assigned. */
function withoutGetters(nodes: readonly Node[]): readonly Node[] {
  const set = new Set(nodes.flatMap(({ kind, key }) => (kind === 'set' ? [key?.name] : [])));
  return nodes.filter(({ kind, key }) => kind !== 'get' || !set.has(key?.name));
}

function memberOf(node: Node, shapes: Shapes): Member[] {
  const { key, type } = node;
  if (type === 'ClassPrivateProperty' || key?.type === 'PrivateName' || node.accessibility === 'private') return [];
  const optional = node.optional === true;
  if (type === 'TSIndexSignature') {
    const keys = shapes.ofType(node.parameters[0].typeAnnotation);
    return [
      { name: '[…]', shape: shapes.ofType(node.typeAnnotation), optional },
      { name: '<keys>', shape: keys, optional: true },
    ];
  }
  if (type === 'TSConstructSignatureDeclaration')
    return [{ name: '<new>', shape: shapes.ofFunction(node), optional: true }];
  const isSetter = node.kind === 'set';
  const isMethod = METHODS.includes(type) && node.kind !== 'get' && !isSetter;
  const annotation = isSetter ? (node.params ?? node.parameters)?.[0]?.typeAnnotation : node.typeAnnotation;
  const shape = isMethod ? shapes.ofFunction(node) : shapes.ofType(node.returnType ?? annotation);
  const name = key ? (key.name ?? key.value ?? `[${shapes.text(key)}]`) : '(…)';
  const isReadonly = node.readonly === true || node.kind === 'get';
  return [{ name: `${name}`, shape, optional, ...(!isMethod && { readonly: isReadonly }), unit: unitOf(node) }];
}

/** The unit that a declaration documents. */
function unitOf({ leadingComments }: Node): string | undefined {
  const comment = (leadingComments as { value: string }[] | undefined)?.at(-1)?.value;
  return comment === undefined ? undefined : /@unit\s+([^\s*]+)/.exec(comment)?.[1];
}
