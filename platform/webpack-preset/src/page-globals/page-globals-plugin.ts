import type { Compiler } from 'webpack';
import { pageNamesIn } from './page-names.ts';

/** Set in a realm other than the page's own (root-config, `src/element/clean-realm.ts`): the window of the page. */
const PAGE = 'globalThis.__portalPage||globalThis';

/**
 * Lets scripts run in a realm other than that of the page they work on. A legacy page may have replaced any built-in, as Prototype does
 * with `Array.from`; in their own realm our code and its libraries have the browser's original ones. An object of the page is passed to
 * a script as parameters of a function around it.
 */
export class PageGlobalsPlugin {
  readonly #isMeant: (file: string) => boolean;

  /** @param isMeant selects the scripts; all by default */
  constructor(isMeant: (file: string) => boolean = () => true) {
    this.#isMeant = isMeant;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageGlobalsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minimizing and inlining, before source maps are extracted and hashes are final.
        { name: 'PageGlobalsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2 },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith('.js') || !this.#isMeant(name)) continue;
            const [before, after] = around(pageNamesIn(source.source().toString()));
            compilation.updateAsset(name, new sources.ConcatSource(before, source, after));
          }
        },
      );
    });
  }
}

/**
 * The code around a script. Its directive "use strict" remains the first statement of a function. Both are `function`s in parentheses: V8
 * compiles those at once, but pre-parses an arrow function and parses all of it again when it is called.
 */
function around(names: readonly string[]): readonly [before: string, after: string] {
  const values = names.map((name) => (name === 'window' ? 'p' : `p.${name}`));
  return [`(function(p){(function(${names}){`, `\n})(${values})})(${PAGE});`];
}
