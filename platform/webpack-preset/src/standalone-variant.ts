import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { namedChunks } from './exposed-modules.ts';
import type { Room } from './micro-frontend.ts';
import { otherRemotes } from './other-remotes.ts';
import { ownLibraries } from './shared-libraries.ts';
import { baseConfiguration, OUTPUT } from './shared-settings.ts';

/**
 * `dist/standalone/`: a plain Module Federation remote for somebody else's host: `remoteEntry.js`, `mf-manifest.json`, its
 * own federation runtime and its own libraries. It shares those with our other remotes on the page but never with the host,
 * whose React may be another (README.md, "Two variants").
 */
export function standaloneVariant(room: Room): Configuration {
  const base = baseConfiguration({ styles: room });
  return {
    ...base,
    name: `${room.name} standalone`,
    output: {
      ...OUTPUT,
      path: join(room.directory, 'dist', 'standalone'),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      uniqueName: `${room.name}_standalone`,
      publicPath: 'auto',
      trustedTypes: { policyName: room.name, onPolicyCreationFailure: 'continue' },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: room.name,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: room.name },
        remoteType: 'script',
        exposes: namedChunks(room.exposes),
        remotes: otherRemotes(room.name),
        shared: ownLibraries(room.directory),
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(import.meta.dirname, 'standalone', 'remotes-beside-me.js')],
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web' } },
      }),
    ],
  } as Configuration;
}
