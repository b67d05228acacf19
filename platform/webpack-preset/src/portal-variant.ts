import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { CompileHintsPlugin } from './compile-hints/compile-hints-plugin.ts';
import { developmentServer } from './development/development-server.ts';
import { RefreshPlugin } from './development/refresh/refresh-plugin.ts';
import { namedChunks } from './exposed-modules.ts';
import { HostLinkPlugin } from './host-link/host-link-plugin.ts';
import type { MicroFrontendBuild } from './micro-frontend-build.ts';
import { NoticesPlugin } from './notices/notices-plugin.ts';
import { otherRemotes } from './other-remotes.ts';
import { PageGlobalsPlugin } from './page-globals/page-globals-plugin.ts';
import { PlacesPlugin } from './places/places-plugin.ts';
import { BuildReportPlugin } from './report/build-report-plugin.ts';
import { EntryInliningPlugin } from './report/entry-inlining-plugin.ts';
import { EntryNamePlugin } from './report/entry-name-plugin.ts';
import { ProvenancePlugin } from './report/provenance-plugin.ts';
import { scriptGroups } from './script-groups.ts';
import { hostLibraries } from './shared-libraries.ts';
import { baseConfiguration, OUTPUT, stylesOf } from './shared-settings.ts';
import { TextOwnersPlugin } from './texts/text-owners-plugin.ts';

const BUILD_ERRORS = join(import.meta.dirname, 'development', 'build-errors.js');

/**
 * `dist/portal/`: the variant for our hosts. It contains neither shared libraries nor a federation runtime, because the host
 * provides both; they would be the larger half of a micro-frontend (README.md, "Measurements").
 */
export function portalVariant(build: MicroFrontendBuild, { serve = false } = {}): Configuration {
  const base = baseConfiguration({
    styles: stylesOf(build),
    serve,
    ariaLocales: build.ariaLocales,
    queriesOnly: build.queriesOnly,
  });
  return {
    ...base,
    name: `${build.name} portal`,
    ...(serve ? { devServer: developmentServer(build.name, build.directory) } : {}),
    output: {
      ...OUTPUT,
      path: join(build.directory, 'dist', 'portal'),
      filename: serve ? '[name].js' : '[name].[contenthash:12].js',
      chunkFilename: serve ? '[name].js' : '[name].[contenthash:12].js',
      uniqueName: build.name,
      publicPath: 'auto',
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        minSize: 10_000,
        maxAsyncRequests: 4,
        maxInitialRequests: 1,
        cacheGroups: scriptGroups(build),
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: build.name,
        filename: 'entry.js',
        // Not a declaration: the script runs inside a function.
        library: { type: 'self', name: build.name },
        remoteType: 'script',
        exposes: namedChunks(build.exposes),
        remotes: otherRemotes(build.name),
        shared: hostLibraries(build.directory),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new HostLinkPlugin(build.name, build.ranges),
      new EntryInliningPlugin(build.name),
      // Without a name it is added to every entry.
      ...(serve ? [new webpack.EntryPlugin(build.sources, BUILD_ERRORS, {}), new RefreshPlugin(build)] : []),
      ...(serve
        ? []
        : [
            new PageGlobalsPlugin(),
            new CompileHintsPlugin(() => true),
            new EntryNamePlugin(build.name),
            new ProvenancePlugin(build.directory),
          ]),
      new NoticesPlugin(),
      new TextOwnersPlugin(build.directory),
      new PlacesPlugin(build.directory),
      new BuildReportPlugin(build),
    ],
  } as Configuration;
}
