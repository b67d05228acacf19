import { join } from 'node:path';
import type { HostBuild } from './build-host.ts';

const inFolder = (...path: string[]) => join(import.meta.dirname, ...path);

/** The hosts of this folder, as `buildHost` takes them. */
export const HOSTS = {
  'first-generation': { entry: inFolder('first-generation', 'bootstrap.ts'), federation: { remotes: [] } },
  'plain-runtime': { entry: inFolder('plain-runtime', 'main.ts') },
  'single-spa': { entry: inFolder('single-spa', 'main.ts') },
  'vite-react-19': {
    entry: inFolder('vite-react-19', 'index.html'),
    bundler: 'vite',
    federation: { remotes: ['mfe_timecard'] },
  },
  'webpack-react-18': {
    entry: inFolder('webpack-react-18', 'bootstrap.ts'),
    federation: { remotes: ['mfe_timecard'] },
    react: 18,
  },
} as const satisfies Record<string, HostBuild>;
