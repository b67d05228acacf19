import type { Compiler } from 'webpack';
import { pageNamesIn } from './page-names.ts';

/** Set in a realm that is not the page's own (root-config, `src/element/clean-realm.ts`): the window of the page. */
const PAGE = 'globalThis.__portalPage||globalThis';

/**
 * Lets scripts run in another realm than the page they work on. A page that is not ours may have replaced any built-in, as Prototype
 * does with `Array.from`; in a realm of their own our code and the libraries in it have what the browser gave them. What belongs to
 * the page reaches a script as parameters of a function around it.
 */
export class PageGlobalsPlugin {
  readonly #isMeant: (file: string) => boolean;

  /** @param isMeant which of the scripts; all, unless said otherwise */
  constructor(isMeant: (file: string) => boolean = () => true) {
    this.#isMeant = isMeant;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageGlobalsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minimizing and inlining, before source maps are taken out and hashes are made final.
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
 * What stands around a script. Its directive "use strict" stays the first statement of a function. Both are `function`s in parentheses:
 * V8 compiles those at once, while it skims an arrow function and reads all of it again when it is called.
 */
function around(names: readonly string[]): readonly [before: string, after: string] {
  const values = names.map((name) => (name === 'window' ? 'p' : `p.${name}`));
  return [`(function(p){(function(${names}){`, `\n})(${values})})(${PAGE});`];
}
