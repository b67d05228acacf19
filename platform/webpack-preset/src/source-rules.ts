import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';
import type { StyleSheetOptions } from './styles/style-sheet-steps.ts';
import { styleSheetSteps } from './styles/style-sheet-steps.ts';

const require = createRequire(import.meta.url);

/** Syntax that all browsers of the root package.json's `browserslist` have. TypeScript and JSX become plain JavaScript; nothing is polyfilled. */
const BROWSERS = 'es2023';

/**
 * Compiles sources for browsers. Workspace packages are also TypeScript sources, so only node_modules is excluded.
 * @param serve for a development server: modules register their components and hooks (`development/refresh/`)
 */
export function sourceRules(styles: StyleSheetOptions, serve = false): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          sourceMaps: true,
          jsc: {
            target: BROWSERS,
            parser: { syntax: 'typescript', tsx: true },
            // A page provides only React's production runtime. A development server's build adds its own in front of that.
            transform: { react: { runtime: 'automatic', development: serve, refresh: serve } },
          },
        },
      },
    },
    // See the loader. Our own sources contain neither.
    {
      test: /\.m?js$/,
      include: /node_modules/,
      loader: require.resolve('./prototype-safe/prototype-safe-loader.cjs'),
    },
    {
      test: /\.css$/,
      // Styles are text, which mounting adopts (ARCHITECTURE.md, "Conventions").
      use: [
        { loader: require.resolve('./styles/text-loader.cjs') },
        {
          loader: require.resolve('postcss-loader'),
          options: { sourceMap: false, postcssOptions: { config: false, plugins: styleSheetSteps(styles) } },
        },
      ],
    },
    { test: /\.(woff2?|png|jpe?g|gif|webp|avif|pdf)$/, type: 'asset/resource' },
    { test: /\.svg$/, type: 'asset' },
  ];
}

/** Imports carry their extension; a package's browser build is preferred. */
export const SOURCE_EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js', '.json'];
