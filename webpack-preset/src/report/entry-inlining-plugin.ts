import type { Chunk, Compilation, Compiler } from 'webpack';
import { chunksOf, exposedBlocks } from './exposed-blocks.ts';

/**
 * Appends to the entry the chunks that most exposed modules need, and those that are small: whoever loads the entry will
 * ask for them next, and together they also compress better. Appended chunks register their modules and run nothing, so the
 * order of evaluation stays as it was.
 */
export class EntryInliningPlugin {
  readonly #name: string;
  readonly #inlineBelow: number;

  /** @param inlineBelow minified characters up to which a chunk counts as small */
  constructor(name: string, inlineBelow: number) {
    this.#name = name;
    this.#inlineBelow = inlineBelow;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EntryInliningPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minimising, before source maps are taken out and hashes are made final.
        { name: 'EntryInliningPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => {
          const entry = scriptOf(compilation.entrypoints.get(this.#name)?.getEntrypointChunk());
          if (!entry) return;
          const usual = neededByMost(compilation);
          for (const chunk of neededByAny(compilation)) {
            const file = scriptOf(chunk);
            const asset = file && compilation.getAsset(file);
            if (!file || !asset) continue;
            if (!usual.has(chunk) && asset.source.size() > this.#inlineBelow) continue;
            compilation.updateAsset(entry, (source) => new sources.ConcatSource(source, '\n', asset.source));
            compilation.deleteAsset(file);
            chunk.files.delete(file);
          }
        },
      );
    });
  }
}

function neededByAny(compilation: Compilation): Set<Chunk> {
  return new Set(exposedBlocks(compilation).flatMap((exposed) => chunksOf(exposed, compilation)));
}

function neededByMost(compilation: Compilation): Set<Chunk> {
  const needs = exposedBlocks(compilation).map((exposed) => chunksOf(exposed, compilation));
  const isUsual = (chunk: Chunk) => needs.filter((chunks) => chunks.includes(chunk)).length * 2 > needs.length;
  return new Set([...neededByAny(compilation)].filter(isUsual));
}

function scriptOf(chunk: Chunk | null | undefined): string | undefined {
  return [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));
}
