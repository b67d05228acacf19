import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { ExposedModules } from '../../exposed-modules.ts';

const RUNTIME = join(import.meta.dirname, 'jsx-runtime.js');
const LOADER = join(import.meta.dirname, 'refresh-loader.cjs');

/** Keeps the state of components over edits (`families.js`). For development servers. */
export class RefreshPlugin {
  readonly #sources: string;
  readonly #exposes: ExposedModules;

  constructor({ sources, exposes }: { readonly sources: string; readonly exposes: ExposedModules }) {
    this.#sources = sources;
    this.#exposes = exposes;
  }

  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(/^react\/jsx-(dev-)?runtime$/, (resource: Resource) => {
      if (!resource.contextInfo.issuer.startsWith(import.meta.dirname)) resource.request = RUNTIME;
    }).apply(compiler);
    compiler.options.module.rules.unshift({
      test: /\.tsx?$/,
      enforce: 'post',
      loader: LOADER,
      options: { exposed: Object.values(this.#exposes).map((file) => join(this.#sources, file)) },
    });
  }
}

/** A request that webpack is about to resolve. */
interface Resource {
  readonly contextInfo: { readonly issuer: string };
  request: string;
}
