import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type RuntimeModule } from 'webpack';

/** The one global through which our hosts and the builds made for them meet (root-config: `src/federation/host-link.ts`). */
export const HOST_GLOBAL = '__portalHost';

const LINK = join(import.meta.dirname, 'federation-runtime.js');

/**
 * Replaces three things that webpack puts into every build by what the host has anyway: the federation runtime, the script
 * loader (whose deadline, retry, integrity and Trusted Types policy then hold for chunks too), and the public path.
 */
export class HostLinkPlugin {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/,
      LINK,
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap('HostLinkPlugin', (compilation: Compilation) => {
      compilation.hooks.runtimeModule.tap('HostLinkPlugin', (module: RuntimeModule) => {
        const { RuntimeGlobals } = compiler.webpack;
        if (module.name === 'load script') {
          module.generate = () => `${RuntimeGlobals.loadScript} = ${HOST_GLOBAL}.loadChunk;`;
        } else if (module.name === 'publicPath') {
          module.generate = () => `${RuntimeGlobals.publicPath} = ${HOST_GLOBAL}.base(${JSON.stringify(this.#name)});`;
        }
      });
    });
  }
}
