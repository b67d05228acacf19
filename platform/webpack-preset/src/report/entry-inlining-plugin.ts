import type { Chunk, Compiler } from 'webpack';
import { WITH_ENTRY } from '../script-groups.ts';

/**
 * Appends the chunk that most pages need to the entry, because it is requested right after it. An appended chunk only registers its
 * modules, so the order of evaluation does not change.
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
        // After minimising, before source maps are extracted and hashes are final.
        { name: 'EntryInliningPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => {
          const entry = scriptOf(compilation.entrypoints.get(this.#name)?.getEntrypointChunk());
          const chunk = compilation.namedChunks.get(WITH_ENTRY);
          const file = scriptOf(chunk);
          const asset = file && compilation.getAsset(file);
          if (!entry || !chunk || !asset) return;
          compilation.updateAsset(entry, (source) => new sources.ConcatSource(source, '\n', asset.source));
          compilation.deleteAsset(file);
          chunk.files.delete(file);
        },
      );
    });
  }
}

function scriptOf(chunk: Chunk | null | undefined): string | undefined {
  return [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));
}
