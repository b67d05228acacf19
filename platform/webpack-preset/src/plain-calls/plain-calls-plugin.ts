import type { Compiler, Dependency } from 'webpack';

const NAME = 'PlainCallsPlugin';

/** The use of an imported name. */
interface ImportedName extends Dependency {
  readonly ids: readonly string[];
  readonly call?: boolean;
  directImport?: boolean;
}

const isImportedName = (dependency: Dependency): dependency is ImportedName =>
  dependency.type === 'harmony import specifier';

/**
 * Calls a function of another module as `module.name()` instead of `(0, module.name)()`, which is 0.5 % of the compressed scripts. The
 * function gets the module as `this` instead of undefined, which is only seen by one that reads `this` although it is called bare.
 */
export class PlainCallsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const { dependencies } of modules)
          for (const used of dependencies.filter(isImportedName))
            if (used.call && used.ids.length === 1 && used.ids[0] !== 'default') used.directImport = false;
      });
    });
  }
}
