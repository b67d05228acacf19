import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { scriptMinimizer } from 'webpack-preset/parts';

/** Bundles a page in plain React, as a production build of its own. @returns its script */
export async function buildPlain(page: 'timecard' | 'expenses', folder: string): Promise<string> {
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    entry: `./plain-${page}.tsx`,
    output: { path: folder, filename: 'plain.js', clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2023',
            },
          },
        },
      ],
    },
    optimization: { minimizer: scriptMinimizer() },
    performance: false,
  });
  if (!compiler) throw new Error('webpack gave no compiler');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
  return readFile(join(folder, 'plain.js'), 'utf8');
}
