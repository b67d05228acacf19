import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { AriaLocalesPlugin } from './aria-locales/aria-locales-plugin.ts';
import type { MicroFrontendBuild } from './micro-frontend-build.ts';
import { PlainCallsPlugin } from './plain-calls/plain-calls-plugin.ts';
import { PureSchemasPlugin } from './pure-schemas/pure-schemas-plugin.ts';
import { QueriesOnlyPlugin } from './queries-only/queries-only-plugin.ts';
import { SOURCE_EXTENSIONS, sourceRules } from './source-rules.ts';
import type { StyleSheetOptions } from './styles/style-sheet-steps.ts';

export interface BaseOptions {
  readonly styles: StyleSheetOptions;
  /** Builds for a development server, not for production. */
  readonly serve?: boolean;
  /** The locales whose texts of React Aria are bundled; without it, all of them. */
  readonly ariaLocales?: readonly string[];
  /** TanStack Query is built without mutations and infinite queries. */
  readonly queriesOnly?: boolean;
}

/** The input of a build's style sheets. */
export const stylesOf = ({ sources, theme, layer, stylePrefix }: MicroFrontendBuild): StyleSheetOptions => ({
  directory: sources,
  theme,
  layer,
  prefix: stylePrefix,
});

/** The settings that all configurations share. */
export function baseConfiguration({
  styles,
  serve = false,
  ariaLocales,
  queriesOnly = false,
}: BaseOptions): Configuration {
  return {
    mode: serve ? 'development' : 'production',
    context: styles.directory,
    target: ['web', 'es2023'],
    entry: {},
    // Hidden: no script references its map, and publishing does not serve the maps.
    devtool: serve ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions: SOURCE_EXTENSIONS },
    module: { rules: sourceRules(styles, serve) },
    optimization: {
      // 'named' would be readable in stack traces; 'deterministic' is short and stable between builds.
      moduleIds: serve ? 'named' : 'deterministic',
      chunkIds: serve ? 'named' : 'deterministic',
      minimizer: scriptMinimizer(),
      // After a failed build the development server keeps serving the previous one, so that an edit which fixes it continues from there.
      emitOnErrors: false,
    },
    plugins: [
      new PureSchemasPlugin(),
      new PlainCallsPlugin(),
      ...(queriesOnly ? [new QueriesOnlyPlugin()] : []),
      ...(ariaLocales === undefined ? [] : [new AriaLocalesPlugin(ariaLocales)]),
    ],
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: { preset: 'errors-warnings' },
  };
}

/**
 * The minimizer for scripts: SWC, whose output is as small as terser's in a fifth of the build time. It has its own threads; sending it
 * sources in other processes takes longer than it saves.
 */
export const scriptMinimizer = (): MinimizerPlugin[] => [
  new MinimizerPlugin({
    minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 3 } } },
    parallel: false,
    // The licenses are in a file beside each script, and in notices.json; a line about that in every script would be sent to everybody.
    extractComments: { banner: false },
  }),
];

/** The output settings of every build. */
export const OUTPUT = {
  clean: true,
  crossOriginLoading: 'anonymous',
  // A module that threw during evaluation is evaluated again on the next attempt, not returned from the cache.
  strictModuleErrorHandling: true,
  assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
  environment: { asyncFunction: true, dynamicImport: true, optionalChaining: true, templateLiteral: true },
} as const satisfies Configuration['output'];
