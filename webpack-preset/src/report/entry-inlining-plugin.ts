import type { Chunk, Compilation, Compiler } from 'webpack';
import { chunksOf, exposedBlocks } from './exposed-blocks.ts';

/**
 * Appends to the entry the chunks that every exposed module needs: whoever loads the entry will ask for them next, and a
 * request more costs more than the bytes (GOTCHAS, "Load time": one file a remote). Appended chunks register their modules
 * and run nothing, so the order of evaluation stays as it was.
 */
export class EntryInliningPlugin {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
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
          for (const chunk of neededByAll(compilation)) {
            const file = scriptOf(chunk);
            const asset = file && compilation.getAsset(file);
            if (!file || !asset) continue;
            compilation.updateAsset(entry, (source) => new sources.ConcatSource(source, '\n', asset.source));
            compilation.deleteAsset(file);
            chunk.files.delete(file);
          }
        },
      );
    });
  }
}

function neededByAll(compilation: Compilation): Chunk[] {
  const [first, ...others] = exposedBlocks(compilation).map((exposed) => chunksOf(exposed, compilation));
  return (first ?? []).filter((chunk) => others.every((chunks) => chunks.includes(chunk)));
}

function scriptOf(chunk: Chunk | null | undefined): string | undefined {
  return [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));
}
