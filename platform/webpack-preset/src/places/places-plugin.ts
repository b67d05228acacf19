import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { type BuiltModule, refusedPlaces } from './places-of-build.ts';

const NAME = 'PlacesPlugin';

/** Refuses a build that keeps or passes something under a name that is not declared for it. */
export class PlacesPlugin {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, () => {
        // Builds of a development server are not published.
        if (compiler.watchMode) return;
        for (const message of refusedPlaces(builtModules(compilation), this.#directory))
          compilation.errors.push(new webpack.WebpackError(message));
      });
    });
  }
}

/** The modules of a build that are scripts. */
export function builtModules({ modules }: Compilation): BuiltModule[] {
  return [...(modules as Iterable<Module>)].flatMap((module) => {
    if (!(module instanceof webpack.NormalModule) || !/\.[cm]?[jt]sx?$/.test(module.resource)) return [];
    return [{ file: module.resource, text: String(module.originalSource()?.source() ?? '') }];
  });
}
