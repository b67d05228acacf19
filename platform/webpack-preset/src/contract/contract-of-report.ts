import type { Contract, Members, Shape } from 'deployments/contract';
import { type Declarations, declarationsOf, type Node, type Origin, WHOLE } from './declarations.ts';
import { READONLY } from './members.ts';
import { shapeOfDeclarations, shapeOfType, type Where } from './shape-of-type.ts';
import { usesOfParameters, type Variance } from './variance.ts';

/** Parses the contract in an API report (`mfe-widgets/api/<module>.api.md`). */
export function contractOfReport(report: string): Contract {
  const files = declarationsOf(report);
  const [module] = files.keys();
  if (module === undefined) return { exports: {}, types: {} };

  const types: Record<string, Shape> = {};
  /** Generic type → how it uses its parameters. */
  const uses = new Map<string, readonly Variance[]>();
  const names: Where['names'] = {
    files,
    see(file, name) {
      const key = `${file}#${name}`;
      if (types[key] === undefined) {
        // Registered before it is read, because a type may be recursive.
        types[key] = { see: key };
        const declarations = files.get(file)?.declared.get(name) ?? [];
        const shape = shapeOfDeclarations(declarations, { file, names });
        types[key] = shape;
        const parameters: readonly Node[] = declarations[0]?.typeParameters?.params ?? [];
        if (parameters.length > 0) {
          const numbers = parameters.map((_, at) => `$${at}`);
          const found = usesOfParameters(key, shape, numbers, (other) => uses.get(other));
          uses.set(key, found);
          types[`${key}<>`] = { oneOf: found };
        }
      }
      return { see: key };
    },
    read: (shape) => {
      let read = shape;
      while (typeof read === 'object' && 'see' in read && types[read.see] !== read) read = types[read.see] ?? read.see;
      return read;
    },
    find: (file, name, as) => find(files, file, name, as),
    defaults(file, name, given) {
      const declaration = files.get(file)?.declared.get(name)?.[0];
      const parameters: readonly Node[] =
        declaration && isType(declaration) ? (declaration.typeParameters?.params ?? []) : [];
      return parameters.slice(given).flatMap((one) => (one.default ? [shapeOfType(one.default, { file, names })] : []));
    },
  };

  const exports = exportsOf(module, names, []);
  for (const [file, { augmented }] of files)
    for (const { name, declarations } of augmented)
      exports[name] = { members: { ...augmentedBy(declarations, { file, names }), ...membersIn(exports[name]) } };
  return { exports, types: reached(exports, types), details: true, resolved: true };
}

/** The exported values of a file, by name. */
function exportsOf(module: string, names: Where['names'], within: readonly string[]): Record<string, Shape> {
  const { files } = names;
  const exports: Record<string, Shape> = {};
  for (const name of [...exportedNames(files, module)].sort()) {
    const origin = find(files, module, name, 'exported');
    if (origin?.file && origin.name === WHOLE) {
      const isInside = within.includes(origin.file);
      exports[name] = isInside ? 'itself' : { members: exportsOf(origin.file, names, [...within, module]) };
    } else if (origin?.file) {
      const values = (files.get(origin.file)?.declared.get(origin.name) ?? []).filter(isValue);
      if (values.length > 0) exports[name] = shapeOfDeclarations(values, { file: origin.file, names });
    } else if (origin?.from && !files.get(module)?.types.has(name)) exports[name] = `${origin.from}.${origin.name}`;
  }
  // The names themselves are not known here.
  for (const from of files.get(module)?.passedOnFrom ?? []) exports[`everything of ${from}`] = from;
  return exports;
}

/**
 * A contract with only these exports: the part that a consumer which imports them was built against.
 * @param members name → the members of it that are used; of the others, all are
 */
export function only(
  { exports, types, ...flags }: Contract,
  wanted: readonly string[],
  members: Readonly<Record<string, readonly string[]>> = {},
): Contract {
  // Global types are in no import.
  const isKept = (name: string) => name.startsWith('<') || wanted.includes(name);
  const kept = Object.fromEntries(
    Object.entries(exports).flatMap(([name, shape]) =>
      isKept(name) ? [[name, Object.hasOwn(members, name) ? withOnly(shape, members[name]) : shape]] : [],
    ),
  );
  return { exports: kept, types: reached(kept, types), ...flags };
}

/** An object with only these members, and what is recorded about them. One that has others as well, by an index, is kept as a whole. */
function withOnly(shape: Shape, used: readonly string[] = []): Shape {
  if (typeof shape !== 'object' || !('members' in shape)) return shape;
  const names = Object.keys(shape.members);
  if (!used.every((one) => names.includes(one) || names.includes(`${one}?`))) return shape;
  const isKept = (name: string) => name === READONLY || used.includes(name.replace(/^<.+ of (.+)>\?$|\?$/, '$1'));
  return { members: Object.fromEntries(Object.entries(shape.members).filter(([name]) => isKept(name))) };
}

/** The types that a file adds to global ones, or to those of another module. */
function augmentedBy(declarations: readonly (readonly [name: string, node: Node])[], where: Where): Members {
  return Object.fromEntries(declarations.map(([name, node]) => [name, shapeOfDeclarations([node], where)]));
}

function membersIn(shape: Shape | undefined): Members {
  return typeof shape === 'object' && 'members' in shape ? shape.members : {};
}

function reached(exports: Contract['exports'], types: Contract['types']): Contract['types'] {
  const found = new Set<string>();
  const waiting: unknown[] = Object.values(exports);
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    const { see } = one as { see?: unknown };
    // A member may also be called "see"; a type of that name is then kept unnecessarily.
    if (typeof see === 'string' && types[see] !== undefined && !found.has(see)) {
      found.add(see);
      if (types[`${see}<>`] !== undefined) found.add(`${see}<>`);
      waiting.push(types[see]);
    }
    waiting.push(...Object.values(one));
  }
  return Object.fromEntries([...found].sort().map((name) => [name, types[name] as Shape]));
}

function isType({ type }: Node): boolean {
  return type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';
}

function isValue(node: Node): boolean {
  return !isType(node);
}

function exportedNames(files: ReadonlyMap<string, Declarations>, file: string, seen = new Set<string>()): Set<string> {
  const here = files.get(file);
  if (!here || seen.has(file)) return new Set();
  seen.add(file);
  return new Set([
    ...here.exported.keys(),
    ...here.passedOn.flatMap((other) => [...exportedNames(files, other, seen)]),
  ]);
}

/** The file and name of a declaration after following re-exports; a package if it is not part of the report. */
function find(
  files: ReadonlyMap<string, Declarations>,
  file: string,
  name: string,
  as: 'known' | 'exported' = 'known',
): Origin | undefined {
  const here = files.get(file);
  if (!here) return undefined;
  if (as === 'known' && here.declared.has(name)) return { file, name };
  const origin = as === 'exported' ? here.exported.get(name) : here.imported.get(name);
  if (origin?.from || origin?.name === WHOLE) return origin;
  if (origin?.file) return find(files, origin.file, origin.name, 'exported');
  if (origin) return find(files, file, origin.name);
  for (const other of as === 'exported' ? here.passedOn : []) {
    const found = find(files, other, name, 'exported');
    if (found) return found;
  }
  return undefined;
}
