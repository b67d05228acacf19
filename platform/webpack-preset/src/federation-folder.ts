import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/**
 * Lets Module Federation keep its own modules of a package in the package's folder, as `webpack` does when it is started there. It derives that
 * folder from the working directory, but only once, when it is loaded; their paths decide about ids and chunks.
 * @throws Error if its release has the folder somewhere else
 */
export function moveFederationFolder(packageFolder: string): void {
  const require = createRequire(import.meta.url);
  const federation = dirname(require.resolve('@module-federation/enhanced/webpack'));
  const constants = require(join(federation, 'lib', 'container', 'constant.js')) as { TEMP_DIR?: unknown };
  if (typeof constants.TEMP_DIR !== 'string')
    throw new Error('Module Federation’s folder of its own modules is unknown.');
  constants.TEMP_DIR = join(packageFolder, 'node_modules', basename(constants.TEMP_DIR));
}
