import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

/** Builds a page of somebody else into one script, `their-portal.js`: nothing of it comes from our preset. */
export async function buildWithWebpack(folder: string, entry: string, own: Configuration = {}): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    entry,
    output: { path: folder, filename: 'their-portal.js', clean: true },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
    // Minimizing takes most of the build, and nothing here measures sizes.
    optimization: { minimize: false },
    ...own,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      modules: ['node_modules', join(import.meta.dirname, '..', 'node_modules')],
      ...own.resolve,
    },
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
}
