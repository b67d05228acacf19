import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { bundlePage } from '../bundle/bundle-page.ts';

/** The options in which the builds of hosts differ. */
export interface HostBuild {
  /** The page's first module; with Vite, its index.html. */
  readonly entry: string;
  /** webpack if absent. */
  readonly bundler?: 'vite';
  /** Module Federation's plugin, which shares React; absent if the page uses the runtime alone. */
  readonly federation?: {
    /** The micro-frontends that the configuration names by their stable addresses. */
    readonly remotes: readonly string[];
  };
  /** The major version of React, if it is not the workspace's. */
  readonly react?: 18;
}

/** The modules of a page whose entry lies outside of `e2e/`. */
const modules = join(import.meta.dirname, '..', 'node_modules');

/** The options of both plugins. */
const federationSettings = {
  name: 'their_portal',
  shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
  dts: false,
};

/** Builds a host's page; nothing of it comes from our preset. @param portal the portal's origin */
export async function buildHost(folder: string, portal: string, host: HostBuild): Promise<void> {
  const remotes = (host.federation?.remotes ?? []).map((name) => ({
    name,
    entry: `${portal}/standalone/${name}/live/mf-manifest.json`,
  }));
  if (host.bundler === 'vite') return buildWithVite(folder, host.entry, remotes);
  const { react } = host;
  return bundlePage({
    entry: host.entry,
    folder,
    filename: 'their-portal.js',
    target: 'es2022',
    settings: {
      // Minimizing takes most of the build, and nothing here measures sizes.
      optimization: { minimize: false },
      resolve: {
        modules: ['node_modules', modules],
        ...(react && {
          alias: { react: join(modules, `react-${react}`), 'react-dom': join(modules, `react-dom-${react}`) },
        }),
      },
      plugins: host.federation
        ? [
            new ModuleFederationPlugin({
              ...federationSettings,
              remotes: Object.fromEntries(remotes.map(({ name, entry }) => [name, `${name}@${entry}`])),
            }),
          ]
        : [],
    },
  });
}

async function buildWithVite(
  folder: string,
  entry: string,
  remotes: readonly { readonly name: string; readonly entry: string }[],
): Promise<void> {
  // Only the wide suite has a host that needs them.
  const [{ build }, { federation }] = await Promise.all([import('vite'), import('@module-federation/vite')]);
  await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', minify: false },
    plugins: [
      federation({
        ...federationSettings,
        remotes: Object.fromEntries(
          remotes.map((remote) => [remote.name, { type: 'var', ...remote, entryGlobalName: remote.name }]),
        ),
      }),
    ],
  });
}
