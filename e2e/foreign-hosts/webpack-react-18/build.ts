import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { buildWithWebpack } from '../build-with-webpack.ts';

const modules = join(import.meta.dirname, '..', '..', 'node_modules');

/** Builds the host whose configuration names the remote by its stable address. @param portal the portal's origin */
export function build(folder: string, portal: string): Promise<void> {
  return buildWithWebpack(folder, join(import.meta.dirname, 'bootstrap.ts'), {
    resolve: { alias: { react: join(modules, 'react-18'), 'react-dom': join(modules, 'react-dom-18') } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'their_portal',
        remotes: { mfe_timecard: `mfe_timecard@${portal}/standalone/mfe_timecard/live/mf-manifest.json` },
        shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
        dts: false,
      }),
    ],
  });
}
