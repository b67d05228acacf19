import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module, type RuntimeModule } from 'webpack';
import { leanRuntime } from './lean-runtime.ts';

/** The only global that our hosts and the builds for them share (root-config: `src/federation/host-link.ts`). */
const HOST_GLOBAL = '__portalHost';

const LINK = join(import.meta.dirname, 'federation-runtime.js');

/**
 * Replaces code that webpack and federation add to every build with what the host provides: the federation runtime, the script loader (so
 * that its deadline, retry, integrity and Trusted Types policy also apply to chunks), the public path, and the loading of other remotes'
 * scripts.
 */
export class HostLinkPlugin {
  readonly #name: string;
  readonly #runtime: ReturnType<typeof leanRuntime>;

  /** @param ranges library → the range of versions that the build runs with */
  constructor(name: string, ranges: Readonly<Record<string, string>>) {
    this.#name = name;
    this.#runtime = leanRuntime(ranges);
  }

  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/,
      LINK,
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap('HostLinkPlugin', (compilation: Compilation) => {
      compilation.hooks.runtimeModule.tap('HostLinkPlugin', (module: RuntimeModule) => {
        const { RuntimeGlobals } = compiler.webpack;
        const lean = this.#runtime[module.name];
        if (lean) {
          module.generate = () => lean(module, compilation);
        } else if (module.name === 'load script') {
          module.generate = () => `${RuntimeGlobals.loadScript} = ${HOST_GLOBAL}.loadChunk;`;
        } else if (module.name === 'publicPath') {
          module.generate = () => `${RuntimeGlobals.publicPath} = ${HOST_GLOBAL}.base(${JSON.stringify(this.#name)});`;
        }
      });
      // The host loads other remotes, so the module that would load them with a script element never runs.
      compilation.hooks.finishModules.tap('HostLinkPlugin', (modules: Iterable<Module>) => {
        for (const module of modules) {
          if (module.constructor.name !== 'ExternalModule') continue;
          Object.assign(module, { externalType: 'var', request: 'undefined' });
        }
      });
    });
  }
}
