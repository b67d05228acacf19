import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { CompileHintsPlugin } from './compile-hints/compile-hints-plugin.ts';
import { NoticesPlugin } from './notices/notices-plugin.ts';
import { PageGlobalsPlugin } from './page-globals/page-globals-plugin.ts';
import { SetReportPlugin } from './report/set-report-plugin.ts';
import { type ReactPackages, setVersions } from './set-versions.ts';
import { baseConfiguration, OUTPUT } from './shared-settings.ts';

export interface ReactSetOptions {
  /** The package of the host. */
  readonly directory: string;
  /** The theme for compiling its styles. */
  readonly theme: string;
  /** `react-20` */
  readonly set: string;
  /** The folder whose `index.ts` provides the set to the page, and whose `client.ts` replaces `react-dom/client` in it. */
  readonly sources: string;
  readonly packages: ReactPackages;
  /** The output folder. Default: `dist/sets/` and its name. */
  readonly output?: string;
}

/**
 * Libraries that the page has only once, however many Reacts it has. The half of shared-session that needs no React is in its root, which
 * the page provides: import → its name on the page.
 */
const FROM_PAGE = {
  'shared-client': 'shared-client',
  'shared-session/state': 'shared-session',
  'zustand/vanilla': 'zustand/vanilla',
} as const;

/**
 * The webpack configuration of another React for the pages of a host, with everything that binds to it, in one script. It takes everything
 * else from the page.
 */
export function reactSet({ directory, theme, set, sources, packages, output }: ReactSetOptions): Configuration {
  const { provides, folders } = setVersions(directory, set, packages);
  const client = join(directory, sources, 'client.ts');
  const base = baseConfiguration({ styles: { directory, theme, layer: 'app' } });
  return {
    ...base,
    name: `portal host ${set}`,
    entry: { set: `${sources}/index.ts` },
    resolve: { ...base.resolve, alias: { 'react-dom/client$': client, ...folders } },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        // This file imports the real one.
        { test: client, resolve: { alias: { 'react-dom/client$': join(folders['react-dom'], 'client.js') } } },
      ],
    },
    externalsType: 'var',
    externals: Object.fromEntries(
      Object.entries(FROM_PAGE).map(([request, from]) => [request, `__portalHost.page[${JSON.stringify(from)}]`]),
    ),
    output: {
      ...OUTPUT,
      path: output ?? join(directory, 'dist', 'sets', set),
      filename: '[name].[contenthash:12].js',
      uniqueName: `portal_${set}`,
      publicPath: 'auto',
    },
    plugins: [
      new webpack.DefinePlugin({
        REACT_SET: JSON.stringify({ name: set, versions: provides }),
        FOREIGN_HOSTS: 'false',
      }),
      new PageGlobalsPlugin(),
      new CompileHintsPlugin(() => true),
      new NoticesPlugin(),
      new SetReportPlugin(provides),
    ],
  };
}
