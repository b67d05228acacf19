import type { Chunk, ChunkGraph, Module } from 'webpack';
import type { MicroFrontendBuild } from './micro-frontend-build.ts';

/** The chunk that becomes part of the entry. */
export const WITH_ENTRY = 'with-entry';

/** What webpack's `splitChunks.cacheGroups` takes. */
export type ScriptGroups = Record<
  string,
  {
    readonly name: string;
    readonly chunks: (chunk: Chunk) => boolean;
    readonly test: (module: Module, context: { chunkGraph: ChunkGraph }) => boolean;
    readonly enforce: true;
    readonly priority: number;
  }
>;

/**
 * Assigns modules to scripts: to a script of `apart` if only that one needs it, otherwise to the entry. So no module is in two
 * scripts. Dynamic imports (`import()`) stay where webpack puts them.
 */
export function scriptGroups({ exposes, apart }: Pick<MicroFrontendBuild, 'exposes' | 'apart'>): ScriptGroups {
  // Exposed chunks bear their module's name (`namedChunks`).
  const scriptOf = new Map(Object.keys(exposes).map((module) => [chunkName(module), WITH_ENTRY]));
  for (const [script, modules] of Object.entries(apart)) {
    for (const module of modules) scriptOf.set(chunkName(module), script);
  }
  const ofExposed = (chunk: Chunk) => scriptOf.has(chunk.name ?? '');

  function wanted(module: Module, chunkGraph: ChunkGraph): string | undefined {
    // Modules of other remotes contain no code. They stay with their importers, so that only those wait for them.
    if (module.type === 'remote-module') return undefined;
    const scripts = new Set<string>();
    for (const chunk of chunkGraph.getModuleChunksIterable(module)) {
      const script = scriptOf.get(chunk.name ?? '');
      if (script) scripts.add(script);
    }
    return scripts.size > 1 ? WITH_ENTRY : [...scripts][0];
  }

  const groups = [...new Set([WITH_ENTRY, ...Object.keys(apart)])].map((script) => [
    script,
    {
      name: script,
      chunks: ofExposed,
      test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => wanted(module, chunkGraph) === script,
      enforce: true as const,
      priority: 10,
    },
  ]);
  return Object.fromEntries(groups);
}

function chunkName(module: string): string {
  return module.replace(/^\.\//, '');
}
