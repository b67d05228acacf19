import type { Contract, Shape } from 'deployments/contract';
import { type Declarations, declarationsOf, type Node, type Origin } from './declarations.ts';
import { shapeOfDeclarations, type Where } from './shape-of-type.ts';

/** Parses the contract in an API report (`mfe-widgets/api/<module>.api.md`). */
export function contractOfReport(report: string): Contract {
  const files = declarationsOf(report);
  const [module] = files.keys();
  if (module === undefined) return { exports: {}, types: {} };

  const types: Record<string, Shape> = {};
  const names: Where['names'] = {
    files,
    see(file, name) {
      const key = `${file}#${name}`;
      if (types[key] === undefined) {
        // Registered before it is read, because a type may be recursive.
        types[key] = { see: key };
        types[key] = shapeOfDeclarations(files.get(file)?.declared.get(name) ?? [], { file, names });
      }
      return { see: key };
    },
    read: (shape) => {
      let read = shape;
      while (typeof read === 'object' && 'see' in read && types[read.see] !== read) read = types[read.see] ?? read.see;
      return read;
    },
    find: (file, name) => find(files, file, name),
  };

  const exports: Record<string, Shape> = {};
  for (const name of [...exportedNames(files, module)].sort()) {
    const origin = find(files, module, name, 'exported');
    const declarations = origin?.file ? (files.get(origin.file)?.declared.get(origin.name) ?? []) : [];
    if (origin?.file && declarations.some(isValue)) {
      exports[name] = shapeOfDeclarations(declarations.filter(isValue), { file: origin.file, names });
    }
  }
  return { exports, types: reached(exports, types) };
}

/** A contract with only these of its exports: what a consumer that imports them was built against. */
export function only({ exports, types }: Contract, wanted: readonly string[]): Contract {
  const kept = Object.fromEntries(Object.entries(exports).filter(([name]) => wanted.includes(name)));
  return { exports: kept, types: reached(kept, types) };
}

function reached(exports: Contract['exports'], types: Contract['types']): Contract['types'] {
  const found = new Set<string>();
  const waiting: unknown[] = Object.values(exports);
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    const { see } = one as { see?: unknown };
    // A member may be called "see" as well; a type of that name is then kept without need.
    if (typeof see === 'string' && types[see] !== undefined && !found.has(see)) {
      found.add(see);
      waiting.push(types[see]);
    }
    waiting.push(...Object.values(one));
  }
  return Object.fromEntries([...found].sort().map((name) => [name, types[name] as Shape]));
}

function isValue({ type }: Node): boolean {
  return type !== 'TSInterfaceDeclaration' && type !== 'TSTypeAliasDeclaration';
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
  if (origin?.from) return origin;
  if (origin?.file) return find(files, origin.file, origin.name, 'exported');
  if (origin) return find(files, file, origin.name);
  for (const other of as === 'exported' ? here.passedOn : []) {
    const found = find(files, other, name, 'exported');
    if (found) return found;
  }
  return undefined;
}
