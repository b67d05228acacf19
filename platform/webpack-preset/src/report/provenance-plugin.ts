import { statSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { provenanceOf } from './provenance.ts';

/** Writes `provenance.json` next to the output. */
export class ProvenancePlugin {
  readonly #directory: string;
  /** The settings have been read by now, and no source yet. */
  readonly #since = Date.now();

  /** @param directory the package */
  constructor(directory: string) {
    this.#directory = directory;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ProvenancePlugin', (compilation) => {
      const files = new Files();
      // Before modules are concatenated.
      compilation.hooks.finishModules.tap('ProvenancePlugin', (modules) => {
        const other = new Files();
        for (const module of modules) (module as unknown as Dependent).addCacheDependencies(files, other, other, other);
      });
      compilation.hooks.processAssets.tapPromise(
        { name: 'ProvenancePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const provenance = await provenanceOf(this.#directory, [...files].filter(isSource), this.#since);
          compilation.emitAsset('provenance.json', new sources.RawSource(`${JSON.stringify(provenance)}\n`));
        },
      );
    });
  }
}

/** The sets that modules write their dependencies to. */
class Files extends Set<string> {
  addAll(paths: Iterable<string>): this {
    for (const path of paths) this.add(path);
    return this;
  }
}

/** A part of `Module` that webpack's types leave out. */
interface Dependent {
  addCacheDependencies(files: Files, contexts: Files, missing: Files, build: Files): void;
}

/** Libraries are pinned by the lock file. */
function isSource(path: string): boolean {
  return !/[\\/]node_modules[\\/]/.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
