import type { Compiler } from 'webpack';

/** V8 (Chrome and Edge since 136) reads this at the very beginning of a script; for every other engine it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes V8 compile scripts off the main thread. V8 only pre-parses a function that has not been called yet, and compiles it on the main
 * thread at its first call, so everything that runs while a page loads is parsed twice, the second time on the main thread. With the hint,
 * the thread that receives the script compiles all of it. It is meant for scripts most of whose functions run at once; in all other scripts
 * it only takes memory.
 */
export class CompileHintsPlugin {
  readonly #isMeant: (file: string) => boolean;

  /** @param isMeant selects the scripts */
  constructor(isMeant: (file: string) => boolean) {
    this.#isMeant = isMeant;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompileHintsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After everything that prepends code, before source maps are extracted and hashes are final.
        { name: 'CompileHintsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 3 },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            if (name.endsWith('.js') && this.#isMeant(name)) {
              compilation.updateAsset(name, new sources.ConcatSource(HINT, source));
            }
          }
        },
      );
    });
  }
}
