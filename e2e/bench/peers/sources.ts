import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Configuration, Stats } from 'webpack';
import { exposedModules, PureSchemasPlugin, scriptMinimizer, sourceRules } from 'webpack-preset/parts';
import { runWebpack } from '../../bundle/run-webpack.ts';
import { BASE } from './peer-store.ts';

const repository = join(import.meta.dirname, '..', '..', '..');

/** The packages of every peer: a worker's home, and Add Time. */
export const SCREENS = ['mfe-shell', 'mfe-timecard'] as const;
export const WIDGETS = 'mfe-widgets';
const HOST = 'root-config';

/** The folder of a package. */
export const packageFolder = (name: string): string => join(repository, name);

/** Request → file of each module that a package's pages mount: `mfe_timecard/add-time`. */
export async function mountedModules(name: string): Promise<ReadonlyMap<string, string>> {
  const directory = packageFolder(name);
  const remote = (await activation(name)).name;
  const modules = Object.entries(exposedModules({ directory }));
  return new Map(modules.map(([module, file]) => [`${remote}/${module.slice(2)}`, join(directory, file)]));
}

/** A package's `micro-frontend.json`. */
export async function activation(name: string): Promise<{ readonly name: string }> {
  const declared = JSON.parse(await readFile(join(packageFolder(name), 'micro-frontend.json'), 'utf8'));
  return { applications: [], elements: [], ...declared };
}

/** Activation data of packages, as an expression. */
export const activationsText = async (names: readonly string[]): Promise<string> =>
  `${JSON.stringify(await Promise.all(names.map(activation)))} as never`;

/** Writes a generated source. @returns its path */
export async function source(file: string, text: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

/** The specifier of a file for a generated source, quoted. */
export function specifier(from: string, file: string): string {
  const path = relative(dirname(from), file);
  return JSON.stringify(path.startsWith('.') ? path : `./${path}`);
}

export const HOST_SOURCE = join(import.meta.dirname, 'host.ts');
export const SESSION_SOURCE = join(repository, HOST, 'src', 'session.ts');

/** One build of a peer: the host, or a micro-frontend. */
interface PeerBuild {
  /** The peer's store. */
  readonly folder: string;
  /** The package that is built; its dependencies are looked up there. */
  readonly packageName: string;
  /** The folder of its files, and the name by which webpack tells its runtime from others on the page. */
  readonly name: string;
  readonly entry: NonNullable<Configuration['entry']>;
}

/** Builds a part of a peer into its store. @param own the settings by which this peer's builds differ from the others' */
export function buildPeer({ folder, packageName, name, entry }: PeerBuild, own: Configuration = {}): Promise<Stats> {
  const shared = peerSettings(packageFolder(packageName));
  return runWebpack({
    ...shared,
    ...own,
    entry,
    output: {
      path: join(folder, BASE, name),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: name,
      publicPath: `${BASE}${name}/`,
      ...own.output,
    },
    resolve: { ...shared.resolve, ...own.resolve },
    plugins: [...(shared.plugins ?? []), ...(own.plugins ?? [])],
    optimization: { ...shared.optimization, ...own.optimization },
  });
}

/** Our sources, compiled and minimized as ours are, for the same browsers. */
function peerSettings(directory: string): Configuration {
  const theme = join(packageFolder(WIDGETS), 'theme.css');
  const packages = [...SCREENS, WIDGETS, HOST];
  const rulesOf = (name: string) => ({
    include: packageFolder(name),
    rules: sourceRules({
      directory: packageFolder(name),
      theme,
      layer: name === WIDGETS ? ('widgets' as const) : ('app' as const),
    }),
  });
  return {
    mode: 'production',
    target: ['web', 'es2023'],
    context: directory,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Generated sources lie outside every package.
      modules: [
        'node_modules',
        ...[directory, packageFolder(HOST), join(repository, 'e2e')].map((one) => join(one, 'node_modules')),
      ],
    },
    module: {
      rules: [
        ...packages.map(rulesOf),
        {
          exclude: packages.map(packageFolder),
          rules: sourceRules({ directory, theme, layer: 'app' }),
        },
      ],
    },
    plugins: [new PureSchemasPlugin()],
    optimization: { minimizer: scriptMinimizer() },
    performance: false,
  };
}

/** The packages' own sources of the widgets, where they are bundled with the screens. */
export const widgetsAlias = { mfe_widgets: join(packageFolder(WIDGETS), 'src') };
