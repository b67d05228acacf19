import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/**
 * Adds a hash of its final content to the entry's name: `entry.js` becomes `entry.3f2a….js`, which may be cached forever. Federation's
 * runtime module needs the entry's path before a content hash exists, so it cannot be added earlier.
 */
export class EntryNamePlugin {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EntryNamePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the hashes of all other files are final, because the entry contains them.
        { name: 'EntryNamePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          const chunk = compilation.entrypoints.get(this.#name)?.getEntrypointChunk();
          const asset = compilation.getAsset('entry.js');
          if (!chunk || !asset) return;
          const hash = createHash('sha256').update(asset.source.buffer()).digest('hex').slice(0, 12);
          compilation.renameAsset('entry.js', `entry.${hash}.js`);
          if (compilation.getAsset('entry.js.map')) compilation.renameAsset('entry.js.map', `entry.${hash}.js.map`);
        },
      );
    });
  }
}
