import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { CompileHintsPlugin } from './compile-hints/compile-hints-plugin.ts';
import type { Environment } from './environment.ts';
import { moduleCache } from './module-cache.ts';
import { NoticesPlugin } from './notices/notices-plugin.ts';
import { PageGlobalsPlugin } from './page-globals/page-globals-plugin.ts';
import { reactSet } from './react-set.ts';
import { HostReportPlugin } from './report/host-report-plugin.ts';
import { ProvenancePlugin } from './report/provenance-plugin.ts';
import type { ReactPackages } from './set-versions.ts';
import { packageOf, SHARED_REQUESTS, sharedVersion } from './shared-libraries.ts';
import { baseConfiguration, OUTPUT } from './shared-settings.ts';

export interface PortalHostOptions {
  readonly directory: string;
  /** Entry name → file; each becomes one script. With `dependOn` it runs after another one and shares its modules. */
  readonly entries: Readonly<Record<string, string | { readonly import: string; readonly dependOn: string }>>;
  readonly theme?: string;
  /** Entries that run in their own realm on legacy pages. */
  readonly ownRealm?: readonly string[];
  /** The generations of the mount contract that the host mounts. Default: the first. */
  readonly mountContracts?: readonly number[];
  /** The folder that provides another React to the page: its `index.ts`, and `client.ts` in place of `react-dom/client`. */
  readonly reactSet?: string;
  /**
   * Other Reacts for its pages, while two majors run side by side: `{ 'react-20': { react: 'react-20', 'react-dom': 'react-dom-20' } }`.
   */
  readonly reactSets?: Readonly<Record<string, ReactPackages>>;
}

/**
 * The webpack configurations of our own hosts. They start federation at run time and contain the shared libraries, so the first build needs
 * no federation plugin, and a host's modules are concatenated into one script. The other configurations build additional Reacts.
 */
export function portalHost(options: PortalHostOptions): (environment?: Environment) => Configuration[] {
  const { directory, reactSet: sources, reactSets = {} } = options;
  const theme = options.theme ?? join(directory, '..', 'mfe-widgets', 'theme.css');
  const base = baseConfiguration({ styles: { directory, theme, layer: 'app' } });
  const versions = Object.fromEntries(
    SHARED_REQUESTS.map(packageOf).map((library) => [library, sharedVersion(directory, library)]),
  );
  const sets = Object.entries(reactSets).map(([set, packages]) => {
    if (sources === undefined)
      throw new Error('webpack.config.ts: "reactSets" needs "reactSet", the folder that hands one over.');
    return reactSet({ directory, theme, set, sources, packages });
  });
  const host: Configuration = {
    ...base,
    name: 'portal host',
    entry: { ...options.entries },
    output: {
      ...OUTPUT,
      // The sets are built in the same folder, in any order.
      clean: sets.length > 0 ? { keep: /^sets(\/|$)/ } : true,
      path: join(directory, 'dist'),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      uniqueName: 'portal_root',
      publicPath: 'auto',
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(versions),
        // Hosts that are not ours load the variant of a micro-frontend that brings its own libraries.
        FOREIGN_HOSTS: 'false',
      }),
      new PageGlobalsPlugin((file) => (options.ownRealm ?? []).some((entry) => file.startsWith(`${entry}.`))),
      new CompileHintsPlugin((file) => /^(portal|embed-host|session)\./.test(file)),
      new NoticesPlugin(),
      new ProvenancePlugin(directory),
      new HostReportPlugin(directory, Object.keys(options.entries), {
        provides: versions,
        mountContracts: options.mountContracts ?? [1],
      }),
    ],
  };
  return ({ cache } = {}) => [host, ...sets].map((one) => ({ ...one, ...moduleCache(cache) }));
}
