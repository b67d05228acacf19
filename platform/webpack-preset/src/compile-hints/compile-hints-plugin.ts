import type { Compiler } from 'webpack';

/** Read by V8 (Chrome and Edge since 136) at the very beginning of a script; a comment to every other engine. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has scripts compiled off the main thread. V8 skims a function it has not called yet, and compiles it on the main thread when it
 * is called: everything that runs while a page comes up is read twice, the second time in the user's way. With the hint the thread
 * that receives the script compiles all of it. Meant for scripts most of whose functions run at once; for others it costs memory.
 */
export class CompileHintsPlugin {
  readonly #isMeant: (file: string) => boolean;

  /** @param isMeant which of the scripts */
  constructor(isMeant: (file: string) => boolean) {
    this.#isMeant = isMeant;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompileHintsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After everything that puts something in front, before source maps are taken out and hashes are made final.
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
