import type { Members, Shape } from 'deployments/contract';
import { element, memberType } from './accessed.ts';
import { type Declarations, fileOf, type Node, type Origin, WHOLE } from './declarations.ts';
import { detailsOfClass, detailsOfFunction } from './details.ts';
import { known } from './known-libraries.ts';
import { members, type Shapes } from './members.ts';
import { numbered, type TypeParameters, withNumbers } from './type-parameters.ts';
import { intersected, picked } from './utility-types.ts';

/** The context of a type, in which names are resolved. */
export interface Where {
  readonly file: string;
  /** Type parameter → its number: their names are not part of a contract. */
  readonly parameters?: TypeParameters | undefined;
  readonly names: {
    readonly files: ReadonlyMap<string, Declarations>;
    /** A declared type of the report as a `see`; its shape is determined once. */
    see(file: string, name: string): Shape;
    /** Resolves a `see`. */
    read(shape: Shape): Shape;
    find(file: string, name: string, as?: 'exported'): Origin | undefined;
    /** The defaults of a declared type's parameters, from the first that has one. */
    defaults(file: string, name: string, given: number): readonly Shape[];
  };
}

export function shapeOfDeclarations(declarations: readonly Node[], where: Where): Shape {
  const shapes = declarations.map((one) => shapeOfDeclaration(one, where));
  return shapes.length === 1 && shapes[0] !== undefined ? shapes[0] : { form: 'overloads', of: shapes };
}

function shapeOfDeclaration(node: Node, outside: Where): Shape {
  const where = within(node, outside);
  switch (node.type) {
    case 'TSDeclareFunction':
      return shapeOfFunction(node, outside);
    case 'TSTypeAliasDeclaration':
      return shapeOfType(node.typeAnnotation, where);
    case 'TSInterfaceDeclaration': {
      const bases = (node.extends ?? []).map((base: Node) => inherited(base, where));
      return { members: Object.assign({}, ...bases, membersOf(node.body.body, where)) };
    }
    case 'ClassDeclaration':
      return { made: { ...membersOf(node.body.body, where), ...detailsOfClass(node, shapesIn(where)) } };
    case 'VariableDeclarator':
      // A constant: its type, or its literal.
      if (node.id?.typeAnnotation) return annotated(node.id, where);
      return node.init ? literal(node.init, where) : 'unknown';
    default:
      // An enum, a namespace.
      return asWritten(node, where);
  }
}

/** The context inside of a declaration, with its type parameters. */
function within(node: Node, where: Where): Where {
  const parameters = numbered(node, where.parameters);
  return parameters === where.parameters ? where : { ...where, parameters };
}

export function shapeOfType(node: Node, where: Where): Shape {
  switch (node.type) {
    case 'TSParenthesizedType':
      return shapeOfType(node.typeAnnotation, where);
    case 'TSLiteralType':
      return literal(node.literal, where);
    case 'TSTypeLiteral':
      return { members: membersOf(node.members, where) };
    case 'TSFunctionType':
      return shapeOfFunction(node, where);
    case 'TSArrayType':
      return { form: 'Array', of: [shapeOfType(node.elementType, where)] };
    case 'TSTupleType':
      return tuple(node, where);
    case 'TSIndexedAccessType':
      return accessed(node, where);
    case 'TSUnionType':
      return { oneOf: node.types.map((one: Node) => shapeOfType(one, where)) };
    case 'TSIntersectionType':
      return intersection(node, where);
    case 'TSTypeOperator':
      return operator(node, where);
    case 'TSTypeReference':
      return reference(node, where);
    case 'TSTypeQuery':
    case 'TSImportType':
      return reference({ ...node, typeName: node.exprName ?? node.qualifier }, where);
    case 'TSTypePredicate':
      return 'boolean';
    default:
      return asWritten(node, where);
  }
}

/** The shapes of the parts of a type, in its context. */
function shapesIn(where: Where): Shapes {
  return {
    ofType: (type) => annotated({ typeAnnotation: type }, where),
    ofFunction: (node) => shapeOfFunction(node, where),
    ofBase: (typeName, typeArguments) => reference({ type: '', start: 0, end: 0, typeName, typeArguments }, where),
    ofMembers: (nodes) => membersOf(nodes, where),
    text: (node) => sourceOf(node, where),
  };
}

function reference(node: Node, where: Where): Shape {
  const name = nameOf(node.typeName, where);
  const given: readonly Node[] = (node.typeArguments ?? node.typeParameters)?.params ?? [];
  const of = given.map((one) => shapeOfType(one, where));
  const parameter = where.parameters?.get(name);
  if (parameter !== undefined) return parameter;
  if (name === 'ReadonlyArray' && of[0] !== undefined) return { listOf: of[0] };
  const source = node.type === 'TSImportType' ? (node.argument.value ?? node.argument.literal?.value) : undefined;
  const file = source === undefined ? where.file : fileOf(where.file, source, where.names.files);
  const [first = name, ...rest] = name.split('.');
  let origin: Origin | undefined = file === undefined ? { from: source, name: first } : where.names.find(file, first);
  if (origin?.file && origin.name === WHOLE && rest[0]) origin = where.names.find(origin.file, rest[0], 'exported');
  if (origin?.file) {
    const seen = where.names.see(origin.file, origin.name);
    const all = [...of, ...where.names.defaults(origin.file, origin.name, of.length)];
    return all.length > 0 ? { form: 'generic', of: [seen, ...all] } : seen;
  }
  const utility = picked(name, of, where.names.read);
  if (utility) return utility;
  const full = origin?.from ? `${origin.from}.${[origin.name, ...rest].join('.')}` : name;
  return known(full, of, where.names.read) ?? (of.length > 0 ? { form: full, of } : full);
}

function operator(node: Node, where: Where): Shape {
  const of = shapeOfType(node.typeAnnotation, where);
  if (node.operator === 'readonly')
    return typeof of === 'object' && 'form' in of && of.form === 'Array' ? { listOf: element(of) ?? 'unknown' } : of;
  const read = where.names.read(of);
  if (node.operator === 'keyof' && typeof read === 'object' && 'members' in read) {
    const names = Object.keys(read.members).filter((name) => !name.startsWith('<'));
    return { oneOf: names.map((name) => JSON.stringify(name.replace(/\?$/, ''))) };
  }
  return { form: node.operator, of: [of] };
}

/** A tuple whose elements are all there; any other is compared by its text. */
function tuple(node: Node, where: Where): Shape {
  const elements: readonly Node[] = node.elementTypes;
  if (elements.some(({ type, optional }) => optional || type === 'TSRestType' || type === 'TSOptionalType'))
    return asWritten(node, where);
  return { form: 'tuple', of: elements.map((one) => shapeOfType(one.elementType ?? one, where)) };
}

/** `Toast['id']`, `(typeof LANGUAGES)[number]`. */
function accessed(node: Node, where: Where): Shape {
  const object = where.names.read(shapeOfType(node.objectType, where));
  const index = shapeOfType(node.indexType, where);
  return (index === 'number' ? element(object) : memberType(object, index)) ?? asWritten(node, where);
}

function intersection(node: Node, where: Where): Shape {
  const of: Shape[] = node.types.map((one: Node) => shapeOfType(one, where));
  const read = of.map(where.names.read);
  const objects = read.flatMap((one) => (typeof one === 'object' && 'members' in one ? [one.members] : []));
  return objects.length === of.length ? { members: intersected(objects) } : { form: '&', of };
}

/** The members that an interface inherits; types of other packages are referred to by name. */
function inherited(base: Node, where: Where): Members {
  const shape = reference({ ...base, type: 'TSTypeReference', typeName: base.expression }, where);
  const read = where.names.read(shape);
  if (typeof read === 'object' && 'members' in read) return read.members;
  return { [`...${typeof shape === 'string' ? shape : JSON.stringify(shape)}`]: shape };
}

function membersOf(nodes: readonly Node[], where: Where): Members {
  return members(nodes, shapesIn(where));
}

function shapeOfFunction(node: Node, outside: Where): Shape {
  const where = within(node, outside);
  const parameters: readonly Node[] = node.params ?? node.parameters;
  const takes = parameters
    .filter(({ name }) => name !== 'this')
    .map((one, at): [string, Shape] => {
      const isRest = one.type === 'RestElement';
      return [
        `${isRest ? '...' : ''}${at}${one.optional || isRest ? '?' : ''}`,
        annotated({ typeAnnotation: one.typeAnnotation }, where),
      ];
    });
  return {
    takes: { ...Object.fromEntries(takes), ...detailsOfFunction(node, shapesIn(where)) },
    gives: annotated({ typeAnnotation: node.returnType ?? node.typeAnnotation }, where),
  };
}

function annotated({ typeAnnotation }: { typeAnnotation?: Node | undefined }, where: Where): Shape {
  if (!typeAnnotation) return 'void';
  const type = typeAnnotation.type === 'TSTypeAnnotation' ? typeAnnotation.typeAnnotation : typeAnnotation;
  return shapeOfType(type, where);
}

function literal(node: Node, where: Where): Shape {
  return node.type === 'StringLiteral' ? JSON.stringify(node.value) : asWritten(node, where);
}

function nameOf(node: Node | undefined, where: Where): string {
  return node ? sourceOf(node, where) : '*';
}

function sourceOf({ start, end }: Node, { file, names }: Where): string {
  return (names.files.get(file)?.text ?? '').slice(start, end).replace(/\s+/g, ' ');
}

/** A type that is compared by its text, and the report's own types in that text. */
function asWritten(node: Node, where: Where): Shape {
  const of: Shape[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      const one = value as Node;
      if (one.type === 'Identifier') {
        const origin = where.names.find(where.file, one.name);
        if (origin?.file) of.push(where.names.see(origin.file, origin.name));
      }
      Object.values(one).forEach(visit);
    }
  };
  visit(node);
  const text = withNumbers(sourceOf(node, where), where.parameters);
  return of.length > 0 ? { form: text, of } : text;
}
