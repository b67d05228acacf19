import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

/**
 * Builds a foreign host with a configuration of its own: nothing of it comes from our preset.
 *
 * @param entry the host's first module; by default the example of this folder
 */
export async function buildForeignHost(folder: string, entry = './bootstrap.ts'): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    entry,
    output: { path: folder, filename: 'their-portal.js', clean: true },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      modules: ['node_modules', join(import.meta.dirname, '..', 'node_modules')],
    },
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
    plugins: [
      new ModuleFederationPlugin({
        name: 'their_portal',
        shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
        dts: false,
      }),
    ],
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
