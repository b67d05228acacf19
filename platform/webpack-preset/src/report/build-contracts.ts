import type { Compilation, Dependency, Module } from 'webpack';
import { exposedBlocks } from './exposed-blocks.ts';

/** The contracts that a build exposes and requires, in the format in which `mfe check` compares it with what is live. */
export interface BuildContracts {
  /** Shared library → the exact version in the build. */
  readonly requires: Readonly<Record<string, string>>;
  /** Exposed module → the names it exports; absent if webpack cannot tell. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** Module of another remote → the names imported from it. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Modules of other remotes that are used as a whole (`import * as`, `export *`). Which of their names are needed is not known. */
  readonly whole: readonly string[];
  /** Modules of other remotes that are imported dynamically (`import()`). Which of their names are used is not known. */
  readonly later: readonly string[];
}

interface SharedOptions {
  readonly shareKey: string;
  readonly requiredVersion?: unknown;
}

/** Collects them from the module graph. Call it when all modules are known and none is concatenated yet. */
export function buildContractsOf(compilation: Compilation): BuildContracts {
  const { moduleGraph } = compilation;
  const requires: Record<string, string> = {};
  const imports = new Map<string, Set<string>>();
  const whole = new Set<string>();
  const later = new Set<string>();
  for (const module of compilation.modules) {
    if (module.constructor.name === 'ConsumeSharedModule') {
      const { shareKey, requiredVersion } = (module as unknown as { options: SharedOptions }).options;
      if (typeof requiredVersion === 'string') requires[shareKey] = requiredVersion;
    }
    for (const dependency of module.dependencies) {
      const target = moduleGraph.getModule(dependency);
      if (target?.constructor.name !== 'RemoteModule') continue;
      const request = requestOf(target);
      const names = imports.get(request) ?? new Set<string>();
      imports.set(request, names);
      const name = importedName(dependency, compilation);
      if (name !== undefined) names.add(name);
      else if (!namesNothing(dependency)) whole.add(request);
    }
    for (const dependency of module.blocks.flatMap((block) => block.dependencies)) {
      const target = moduleGraph.getModule(dependency);
      if (target?.constructor.name === 'RemoteModule') later.add(requestOf(target));
    }
  }

  const exports: Record<string, string[]> = {};
  for (const { module, block } of exposedBlocks(compilation)) {
    const first = block.dependencies[0];
    const target = first && moduleGraph.getModule(first);
    const provided = target && moduleGraph.getExportsInfo(target).getProvidedExports();
    if (Array.isArray(provided)) exports[module] = [...provided].sort();
  }
  return {
    requires: sorted(requires),
    exports: sorted(exports),
    imports: sorted(Object.fromEntries([...imports].map(([request, names]) => [request, [...names].sort()]))),
    whole: [...whole].sort(),
    later: [...later].sort(),
  };
}

/** Whether a dependency is `import 'mfe_widgets/button'`, which also accompanies every import of names. */
function namesNothing({ type }: Dependency): boolean {
  return type === 'harmony side effect evaluation';
}

/** `Button` for `import { Button } from 'mfe_widgets/button'`; undefined for an import without a single name. */
function importedName(dependency: Dependency, { moduleGraph }: Compilation): string | undefined {
  const { getIds } = dependency as { getIds?: (graph: typeof moduleGraph) => readonly string[] };
  return getIds?.call(dependency, moduleGraph)[0];
}

function requestOf(remote: Module): string {
  return (remote as unknown as { request: string }).request;
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}
