import type { Configuration } from 'webpack';

/**
 * webpack's persistent cache of compiled modules.
 * @param folder from `--env cache=FOLDER`. Its name must contain a fingerprint of everything but the modules: this package and its
 * dependencies, the settings of the built package, Node's version. webpack itself notices changed modules. Without a folder there is none.
 */
export function moduleCache(folder: string | undefined): Pick<Configuration, 'cache'> {
  if (folder === undefined) return {};
  return { cache: { type: 'filesystem', cacheDirectory: folder, buildDependencies: { defaultWebpack: [] } } };
}
