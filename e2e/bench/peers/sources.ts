import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Configuration } from 'webpack';
import { exposedModules, PureSchemasPlugin, scriptMinimizer, sourceRules } from 'webpack-preset/parts';

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

/**
 * The settings of every peer's build: our sources, compiled and minimized as ours are, for the same browsers.
 * @param directory the package that is built; its dependencies are looked up there
 */
export function peerSettings(directory: string): Configuration {
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
