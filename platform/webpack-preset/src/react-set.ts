import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { CompileHintsPlugin } from './compile-hints/compile-hints-plugin.ts';
import { NoticesPlugin } from './notices/notices-plugin.ts';
import { PageGlobalsPlugin } from './page-globals/page-globals-plugin.ts';
import { SetReportPlugin } from './report/set-report-plugin.ts';
import { baseConfiguration, OUTPUT } from './shared-settings.ts';

/** The names under which another React is installed: `{ react: 'react-20', 'react-dom': 'react-dom-20' }`. */
export interface ReactPackages {
  readonly react: string;
  readonly 'react-dom': string;
}

export interface ReactSetOptions {
  /** The package of the host. */
  readonly directory: string;
  /** The theme that its styles are compiled with. */
  readonly theme: string;
  /** `react-20` */
  readonly set: string;
  /** The file that hands the set over to the page. */
  readonly entry: string;
  readonly packages: ReactPackages;
  /** Where it is built to. Default: `dist/sets/` and its name. */
  readonly output?: string;
}

/**
 * What the page has one of, however many Reacts it has. The half of shared-session that needs no React is in its root, which the page has:
 * import → the name under which the page hands it out.
 */
const FROM_PAGE = {
  'shared-client': 'shared-client',
  'shared-session/state': 'shared-session',
  i18next: 'i18next',
  'zustand/vanilla': 'zustand/vanilla',
} as const;

/**
 * The webpack configuration of another React for the pages of a host, with what binds to it, in one script. Everything else it takes from
 * the page.
 */
export function reactSet({ directory, theme, set, entry, packages, output }: ReactSetOptions): Configuration {
  const [react, reactDom] = [folderOf(directory, packages.react), folderOf(directory, packages['react-dom'])];
  const provides = { react: versionIn(react), 'react-dom': versionIn(reactDom) };
  if (provides.react !== provides['react-dom']) {
    throw new Error(`${set}: react ${provides.react} and react-dom ${provides['react-dom']} have to be one version.`);
  }
  if (set !== `react-${provides.react.split('.', 1)}`) {
    throw new Error(`${set}: ${packages.react} is React ${provides.react}. A set has the name of its major.`);
  }
  const base = baseConfiguration({ styles: { directory, theme, layer: 'app' } });
  return {
    ...base,
    name: `portal host ${set}`,
    entry: { set: entry },
    resolve: { ...base.resolve, alias: { react, 'react-dom': reactDom } },
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
      new webpack.DefinePlugin({ REACT_SET: JSON.stringify({ name: set, versions: provides }) }),
      new PageGlobalsPlugin(),
      new CompileHintsPlugin(() => true),
      new NoticesPlugin(),
      new SetReportPlugin(provides),
    ],
  };
}

function folderOf(directory: string, name: string): string {
  return dirname(createRequire(join(directory, 'package.json')).resolve(`${name}/package.json`));
}

function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
