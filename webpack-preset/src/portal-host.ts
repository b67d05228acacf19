import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { installedVersion, packageOf, SHARED_REQUESTS } from './shared-libraries.ts';
import { baseConfiguration, OUTPUT } from './shared-settings.ts';

export interface PortalHostOptions {
  readonly directory: string;
  /** Entry name → file; each becomes one script. With `dependOn` it runs after another one and shares its modules. */
  readonly entries: Readonly<Record<string, string | { readonly import: string; readonly dependOn: string }>>;
  readonly theme?: string;
}

/**
 * The webpack configuration of our own hosts. They start federation at run time, with the shared libraries at hand, so no
 * federation plugin takes part in the build and a host's modules stay one concatenated script.
 */
export function portalHost(options: PortalHostOptions): Configuration {
  const { directory } = options;
  const theme = options.theme ?? join(directory, '..', 'mfe-widgets', 'theme.css');
  const base = baseConfiguration({ styles: { directory, theme, layer: 'app' } });
  const versions = Object.fromEntries(
    SHARED_REQUESTS.map(packageOf).map((library) => [library, installedVersion(directory, library)]),
  );
  return {
    ...base,
    name: 'portal host',
    entry: { ...options.entries },
    output: {
      ...OUTPUT,
      path: join(directory, 'dist'),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      uniqueName: 'portal_root',
      publicPath: 'auto',
    },
    plugins: [
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(versions),
      }),
      new HostReportPlugin(Object.keys(options.entries), versions),
    ],
  };
}

/** Writes `build.json`: entry name → script, the scripts loaded later, and the versions of what it provides to remotes. */
class HostReportPlugin {
  readonly #entries: readonly string[];
  readonly #provides: Readonly<Record<string, string | undefined>>;

  constructor(entries: readonly string[], provides: Readonly<Record<string, string | undefined>>) {
    this.#entries = entries;
    this.#provides = provides;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HostReportPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'HostReportPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entries = this.#entries.map((name) => {
            const files = compilation.entrypoints.get(name)?.getEntrypointChunk()?.files ?? [];
            return [name, [...files].find((file) => file.endsWith('.js'))];
          });
          const known = new Set(entries.map(([, file]) => file));
          const chunks = compilation
            .getAssets()
            .map((asset) => asset.name)
            .filter((file) => file.endsWith('.js') && !known.has(file));
          const report = { ...Object.fromEntries(entries), chunks, provides: this.#provides };
          compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify(report, null, 2)}\n`));
        },
      );
    });
  }
}
