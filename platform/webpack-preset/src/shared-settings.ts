import type { Configuration } from 'webpack';
import { SOURCE_EXTENSIONS, sourceRules } from './source-rules.ts';
import type { StyleSheetOptions } from './styles/style-sheet-steps.ts';

export interface BaseOptions {
  readonly styles: StyleSheetOptions;
  /** A development server builds for reading, not for shipping. */
  readonly serve?: boolean;
}

/** What every configuration of ours agrees on. */
export function baseConfiguration({ styles, serve = false }: BaseOptions): Configuration {
  return {
    mode: serve ? 'development' : 'production',
    context: styles.directory,
    target: ['web', 'es2023'],
    entry: {},
    // Kept apart: no script names its map, publishing takes the maps out of what is served.
    devtool: serve ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions: SOURCE_EXTENSIONS },
    module: { rules: sourceRules(styles) },
    optimization: {
      // Readable in a stack trace would be 'named'; deterministic is short and stable between builds.
      moduleIds: serve ? 'named' : 'deterministic',
      chunkIds: serve ? 'named' : 'deterministic',
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: { preset: 'errors-warnings' },
  };
}

/** What webpack itself emits, for every build of ours. */
export const OUTPUT = {
  clean: true,
  crossOriginLoading: 'anonymous',
  // A module that threw while it was evaluated is evaluated again at the next try, not served half-made from the cache.
  strictModuleErrorHandling: true,
  assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
  environment: { asyncFunction: true, dynamicImport: true, optionalChaining: true, templateLiteral: true },
} as const satisfies Configuration['output'];
