import { join, sep } from 'node:path';
import type { Chunk, ChunkGraph, Module } from 'webpack';
import type { MicroFrontendBuild } from './micro-frontend-build.ts';

/** The chunk that becomes part of the entry. */
export const WITH_ENTRY = 'with-entry';

/** An entry of webpack's `splitChunks.cacheGroups`. */
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
 * Assigns modules to scripts: to a script of `apart` if only that one needs it; if several of them do, to the smallest script of `between`
 * that covers them; otherwise to the entry. So no module is in two scripts. Dynamic imports (`import()`) stay where webpack puts them, and
 * take from the scripts of `between` what is there.
 *
 * Modules that match `together` go to its script instead of the entry if several scripts need them, or a dynamic import does. Modules
 * that the entry itself needs are always in the entry.
 */
export function scriptGroups({
  sources: directory,
  exposes,
  apart,
  between,
  together,
}: Pick<MicroFrontendBuild, 'sources' | 'exposes' | 'apart' | 'between' | 'together'>): ScriptGroups {
  // Exposed chunks have the name of their module (`namedChunks`).
  const scriptOf = new Map(Object.keys(exposes).map((module) => [chunkName(module), WITH_ENTRY]));
  for (const [script, modules] of Object.entries(apart)) {
    for (const module of modules) scriptOf.set(chunkName(module), script);
  }
  const ofExposed = (chunk: Chunk) => scriptOf.has(chunk.name ?? '');
  const ofAsync = (chunk: Chunk) => !chunk.canBeInitial();
  const sources = Object.entries(together).flatMap(([script, own]) =>
    own.map((source) => [pathOf(source, directory), script] as const),
  );

  const shared = Object.entries(between).sort(([, one], [, other]) => one.length - other.length);

  function gatheredIn(module: Module): string | undefined {
    const file = module.nameForCondition();
    return file ? sources.find(([source]) => ENDS.some((end) => file.includes(source + end)))?.[1] : undefined;
  }

  function wanted(module: Module, chunkGraph: ChunkGraph): string | undefined {
    // Modules of other remotes contain no code. They stay with their importers, so that only those wait for them.
    if (module.type === 'remote-module') return undefined;
    const gathered = gatheredIn(module);
    const scripts = new Set<string>();
    for (const chunk of chunkGraph.getModuleChunksIterable(module)) {
      const script = scriptOf.get(chunk.name ?? '') ?? (ofAsync(chunk) ? gathered : undefined);
      if (script) scripts.add(script);
    }
    if (scripts.size <= 1) return [...scripts][0];
    return scripts.has(WITH_ENTRY) ? WITH_ENTRY : (gathered ?? shared.find(covers(scripts))?.[0] ?? WITH_ENTRY);
  }

  const groups = [
    ...new Set([WITH_ENTRY, ...Object.keys(apart), ...Object.keys(between), ...Object.keys(together)]),
  ].map((script) => [
    script,
    {
      name: script,
      chunks: Object.hasOwn(together, script) || Object.hasOwn(between, script) ? ofAsync : ofExposed,
      test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => wanted(module, chunkGraph) === script,
      enforce: true as const,
      priority: 10,
    },
  ]);
  return Object.fromEntries(groups);
}

/** Whether all these scripts are among those that share one. */
const covers =
  (scripts: ReadonlySet<string>) =>
  ([, sharing]: readonly [string, readonly string[]]): boolean =>
    [...scripts].every((script) => sharing.includes(script));

/** The continuation of a matched path: a folder, or a file's extension. */
const ENDS = [sep, '.'];

/** The path that the modules of a source contain: a folder of this package, of a neighbouring package, or of an installed one. */
function pathOf(source: string, directory: string): string {
  return /^\.\.?\//.test(source) ? join(directory, source) : `${sep}node_modules${sep}${join(source)}`;
}

function chunkName(module: string): string {
  return module.replace(/^\.\//, '');
}
