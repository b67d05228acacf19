import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { namedChunks } from './exposed-modules.ts';
import { installedFolder } from './installed-file.ts';
import type { MicroFrontendBuild } from './micro-frontend-build.ts';
import { NoticesPlugin } from './notices/notices-plugin.ts';
import { otherRemotes } from './other-remotes.ts';
import { ownLibraries, sharedVersion } from './shared-libraries.ts';
import { baseConfiguration, OUTPUT, stylesOf } from './shared-settings.ts';

/**
 * `dist/standalone/`: a plain Module Federation remote for foreign hosts: `remoteEntry.js`, `mf-manifest.json`, its
 * own federation runtime and its own libraries. It shares them with our other remotes on the page but never with the host,
 * whose React may have another version (README.md, "Two variants").
 */
export function standaloneVariant(build: MicroFrontendBuild): Configuration {
  const base = baseConfiguration({
    styles: stylesOf(build),
    ariaLocales: build.ariaLocales,
    queriesOnly: build.queriesOnly,
  });
  return {
    ...base,
    name: `${build.name} standalone`,
    resolve: { ...base.resolve, alias: ownReact(build) },
    output: {
      ...OUTPUT,
      path: join(build.directory, 'dist', 'standalone'),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      uniqueName: `${build.name}_standalone`,
      publicPath: 'auto',
      trustedTypes: { policyName: build.name, onPolicyCreationFailure: 'continue' },
    },
    plugins: [
      ...(base.plugins ?? []),
      // Used in standalone/remotes-beside-me.js.
      new webpack.DefinePlugin({
        REACT_MAJOR: JSON.stringify(sharedVersion(build.directory, 'react')?.split('.', 1)[0]),
      }),
      new ModuleFederationPlugin({
        name: build.name,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: build.name },
        remoteType: 'script',
        exposes: namedChunks(build.exposes),
        remotes: otherRemotes(build.name),
        shared: ownLibraries(build.directory),
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(import.meta.dirname, 'standalone', 'remotes-beside-me.js')],
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web' } },
      }),
      new NoticesPlugin(),
    ],
  } as Configuration;
}

/** Without this, sources of another package would resolve to the React that is installed there. */
function ownReact({ directory, sources }: MicroFrontendBuild): Record<string, string> {
  if (directory === sources) return {};
  const found = ['react', 'react-dom'].flatMap((library) => {
    const folder = installedFolder(directory, library);
    return folder === undefined ? [] : [[library, folder] as const];
  });
  return Object.fromEntries(found);
}
