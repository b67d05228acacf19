import webpack, { type Configuration } from 'webpack';

/** Builds once. Rejects with webpack's errors if the build fails. */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
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
