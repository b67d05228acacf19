import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Exposed name → file, relative to the package of the sources: `{ './add-time': './src/mount/add-time.tsx' }`. */
export type ExposedModules = Readonly<Record<string, string>>;

export interface ExposedModulesOptions {
  readonly directory: string;
  /** The package whose files are exposed. Default: this package. */
  readonly sources?: string;
  readonly exposes?: ExposedModules;
  readonly exposeFolders?: boolean;
}

/**
 * The modules that a package exposes: those that its `micro-frontend.json` activates, optionally the folders of `src/`, and those that the
 * caller adds. `./add-time` is `src/mount/add-time.tsx`, else `src/add-time/index.tsx` (or `.ts` of either).
 *
 * @throws Error if an activated module has no file (with the module and the paths that were tried), or if there is no module at all
 */
export function exposedModules({
  directory,
  sources = '.',
  exposes = {},
  exposeFolders = false,
}: ExposedModulesOptions): ExposedModules {
  const files = resolve(directory, sources);
  const activated = activatedModules(directory)
    .filter((module) => !exposes[module])
    .map((module) => [module, moduleFile(directory, files, module)]);
  const exposed = {
    ...(exposeFolders ? folders(files) : {}),
    ...Object.fromEntries(activated),
    ...exposes,
  };
  if (Object.keys(exposed).length > 0) return exposed;
  throw new Error(`${directory}/micro-frontend.json activates nothing, so there is nothing to build.`);
}

/**
 * The pages and elements of a micro-frontend with several pages, each of which is a script of its own: no page loads the code of another
 * one. A micro-frontend with one page has one script.
 */
export function pageScripts(directory: string): Readonly<Record<string, readonly string[]>> {
  const { applications = [], elements = [] } = declarationIn(directory);
  const pages = applications.filter(({ routes }) => routes !== undefined);
  if (pages.length < 2) return {};
  return Object.fromEntries([...pages, ...elements].map(({ module }) => [module.replace(/^\.\//, ''), [module]]));
}

function activatedModules(directory: string): string[] {
  const { applications = [], elements = [] } = declarationIn(directory);
  return [...new Set([...applications, ...elements].map(({ module }) => module))];
}

const declarationIn = (directory: string) =>
  JSON.parse(readFileSync(join(directory, 'micro-frontend.json'), 'utf8')) as {
    readonly applications?: readonly { readonly module: string; readonly routes?: unknown }[];
    readonly elements?: readonly { readonly module: string }[];
  };

function moduleFile(directory: string, files: string, module: string): string {
  const name = module.replace(/^\.\//, '');
  const places = [`mount/${name}.tsx`, `mount/${name}.ts`, `mount/${name}.js`, `${name}/index.tsx`, `${name}/index.ts`];
  const found = places.find((place) => existsSync(join(files, 'src', place)));
  if (found) return `./src/${found}`;
  throw new Error(
    `${directory}/micro-frontend.json activates "${module}", but none of src/${places.join(', src/')} exists.`,
  );
}

function folders(files: string): ExposedModules {
  const source = join(files, 'src');
  const named = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z][a-z0-9-]*$/.test(entry.name))
    .filter((entry) => existsSync(join(source, entry.name, 'index.ts')))
    .map((entry) => [`./${entry.name}`, `./src/${entry.name}/index.ts`]);
  return Object.fromEntries(named);
}

/** Federation's `exposes` option, with chunks named after their modules: `add-time.3f2….js`. */
export function namedChunks(exposes: ExposedModules): Record<string, { import: string; name: string }> {
  return Object.fromEntries(
    Object.entries(exposes).map(([module, file]) => [module, { import: file, name: module.replace(/^\.\//, '') }]),
  );
}
