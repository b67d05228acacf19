import type { Compilation, Module } from 'webpack';
import type { ExposedBlock } from './exposed-blocks.ts';

/**
 * An exposed module's imports from other remotes (`mfe_widgets/time-input`), directly or through its own modules. Later imports by
 * `import()` are left out, because preloading them would be a guess.
 */
export function importedRemotes({ block }: ExposedBlock, compilation: Compilation): string[] {
  const { moduleGraph } = compilation;
  const found = new Set<string>();
  const seen = new Set<Module>();
  const waiting = block.dependencies.map((dependency) => moduleGraph.getModule(dependency));
  for (let module = waiting.pop(); waiting.length > 0 || module; module = waiting.pop()) {
    if (!module || seen.has(module)) continue;
    seen.add(module);
    if (module.constructor.name === 'RemoteModule') {
      found.add((module as unknown as { request: string }).request);
      continue;
    }
    for (const dependency of module.dependencies) waiting.push(moduleGraph.getModule(dependency));
  }
  return [...found].sort();
}
