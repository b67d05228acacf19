/** Dependencies in a `package.json`. */
type Dependencies = Readonly<Record<string, string>>;

/** The fields of a `package.json` that packing changes; all other fields stay. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly files?: readonly string[];
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
  readonly [field: string]: unknown;
}

/** The versions for `catalog:` and `workspace:*`. */
export interface Versions {
  readonly catalog: Dependencies;
  /** Package of this repository → its version. */
  readonly workspace: Dependencies;
}

/** Compiled packages need features of these versions, as do their dependencies. */
const NODE = '>=22.18';

/** The `package.json` of the packed file, with paths to the compiled files in `lib/` and plain versions. */
export function packedManifest(manifest: PackageManifest, versions: Versions): Record<string, unknown> {
  const { private: _, devDependencies: __, scripts: ___, ...kept } = manifest;
  const { exports, bin, sideEffects, files = [], dependencies, peerDependencies } = manifest;
  return {
    ...kept,
    engines: { node: NODE },
    files: ['lib', 'CHANGELOG.md', ...files],
    ...(exports && { exports: { ...mapped(exports, packedExport), './package.json': './package.json' } }),
    ...(bin && { bin: mapped(bin, compiled) }),
    ...(Array.isArray(sideEffects) && { sideEffects: sideEffects.map(compiled) }),
    ...(dependencies && { dependencies: plainVersions(dependencies, versions) }),
    ...(peerDependencies && { peerDependencies: plainVersions(peerDependencies, versions) }),
  };
}

/** Replaces `catalog:` and `workspace:*` in dependencies by versions. @throws Error for a name without a version */
export function plainVersions(dependencies: Dependencies, { catalog, workspace }: Versions): Record<string, string> {
  return mapped(dependencies, (version, name) => {
    const known = version === 'catalog:' ? catalog[name] : version === 'workspace:*' ? workspace[name] : version;
    if (known === undefined) throw new Error(`${name}: nothing says which version "${version}" is.`);
    return known;
  });
}

function packedExport(path: string): unknown {
  if (!/\.tsx?$/.test(path)) return compiled(path);
  return { types: compiled(path).replace(/\.js$/, '.d.ts'), default: compiled(path) };
}

function compiled(path: string): string {
  return path.replace(/^\.\/src\//, './lib/').replace(/\.tsx?$/, '.js');
}

function mapped<T>(record: Readonly<Record<string, string>>, to: (value: string, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));
}
