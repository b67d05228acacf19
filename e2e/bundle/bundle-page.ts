import type { Configuration } from 'webpack';
import { runWebpack } from './run-webpack.ts';

export interface PageBundle {
  readonly entry: string;
  readonly folder: string;
  /** The script's name in the folder. */
  readonly filename: string;
  /** The version of JavaScript that the script may use. */
  readonly target: 'es2022' | 'es2023';
  /** Settings for this page alone. */
  readonly settings?: Pick<Configuration, 'optimization' | 'performance' | 'plugins' | 'resolve'>;
}

/** Bundles a page that is none of our micro-frontends, in React or plain TypeScript. No part of the build comes from our preset. */
export async function bundlePage({ entry, folder, filename, target, settings = {} }: PageBundle): Promise<void> {
  await runWebpack({
    mode: 'production',
    entry,
    output: { path: folder, filename, clean: true },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target,
            },
          },
        },
      ],
    },
    ...settings,
    context: import.meta.dirname,
    resolve: { extensions: ['.tsx', '.ts', '.js'], ...settings.resolve },
  });
}
