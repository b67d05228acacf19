import { federation } from '@module-federation/vite';
import { build as buildWithVite } from 'vite';

/** Builds the host with Vite's plugin of Module Federation. @param portal the portal's origin */
export async function build(folder: string, portal: string): Promise<void> {
  await buildWithVite({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', minify: false },
    plugins: [
      federation({
        name: 'their_portal',
        remotes: {
          mfe_timecard: {
            type: 'var',
            name: 'mfe_timecard',
            entry: `${portal}/standalone/mfe_timecard/live/mf-manifest.json`,
            entryGlobalName: 'mfe_timecard',
          },
        },
        shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
        dts: false,
      }),
    ],
  });
}
