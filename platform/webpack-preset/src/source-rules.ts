import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';
import type { StyleSheetOptions } from './styles/style-sheet-steps.ts';
import { styleSheetSteps } from './styles/style-sheet-steps.ts';

const require = createRequire(import.meta.url);

/** Browsers of the last two years; TypeScript and JSX become plain JavaScript, nothing is polyfilled. */
const BROWSERS = 'es2023';

/** How sources become what a browser runs. Workspace packages are TypeScript sources too, so nothing is excluded but node_modules. */
export function sourceRules(styles: StyleSheetOptions): RuleSetRule[] {
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
            // Never React's development runtime: the page provides the production one, to a served build as well.
            transform: { react: { runtime: 'automatic', development: false } },
          },
        },
      },
    },
    // Its own comment says why. Our own sources have no such loops.
    {
      test: /\.m?js$/,
      include: /node_modules/,
      loader: require.resolve('./prototype-safe-for-in/prototype-safe-for-in-loader.cjs'),
    },
    {
      test: /\.css$/,
      // Styles are text: a mount adopts them (ARCHITECTURE.md, "Conventions").
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

/** Imports carry their extension, and what a package offers to browsers is preferred. */
export const SOURCE_EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js', '.json'];
