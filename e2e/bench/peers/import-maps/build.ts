import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exposedModules } from 'webpack-preset/parts';
import { BASE, writePeerStore } from '../peer-store.ts';
import {
  activationsText,
  buildPeer,
  HOST_SOURCE,
  mountedModules,
  packageFolder,
  SCREENS,
  SESSION_SOURCE,
  source,
  specifier,
  WIDGETS,
} from '../sources.ts';

const require = createRequire(join(packageFolder('root-config'), 'package.json'));

/** Libraries that exist once on the page, and whether they are CommonJS, whose names a module has to list. */
const LIBRARIES: Readonly<Record<string, 'commonjs' | 'module'>> = {
  react: 'commonjs',
  'react/jsx-runtime': 'commonjs',
  'react-dom': 'commonjs',
  'react-dom/client': 'commonjs',
  zustand: 'module',
  'shared-client': 'module',
  'shared-session': 'module',
};

/** A package's modules: specifier in the import map → source. */
type Entries = ReadonlyMap<string, string>;

/** Builds every module that is named across packages as an ES module, which the page's import map finds. */
export async function buildImportMaps(folder: string): Promise<void> {
  const sources = join(folder, 'source');
  const libraries = new Map<string, string>();
  for (const [name, kind] of Object.entries(LIBRARIES)) {
    const file = join(sources, 'libraries', `${nameOf(name)}.js`);
    libraries.set(name, await source(file, kind === 'commonjs' ? namesOf(name) : reexport(name)));
  }
  const directory = packageFolder(WIDGETS);
  const widgets = new Map(
    Object.entries(exposedModules({ directory, exposeFolders: true })).map(([module, file]) => [
      `mfe_widgets/${module.slice(2)}`,
      join(directory, file),
    ]),
  );
  const screens = await Promise.all(SCREENS.map(async (name) => [name, await mountedModules(name)] as const));
  const host = await hostSource(join(sources, 'host.ts'), [...screens.flatMap(([, modules]) => [...modules.keys()])]);
  const built = [
    await build(folder, 'root-config', 'libraries', libraries, join(sources, 'libraries')),
    await build(folder, WIDGETS, 'widgets', widgets),
    ...(await Promise.all(screens.map(([name, modules]) => build(folder, name, name, modules)))),
    await build(folder, 'root-config', 'host', new Map([['host', host]])),
  ];
  const map = JSON.stringify({ imports: Object.fromEntries(built.flatMap(({ addresses }) => [...addresses])) });
  // What every page needs; a page without a plan by routes can name no more beforehand.
  const [ofLibraries, , ofShell, , ofHost] = built;
  const always = [ofLibraries, ofShell, ofHost].flatMap((one) => one?.files ?? []);
  const preloads = [...new Set(always)].map((url) => `<link rel="modulepreload" href="${url}">`);
  const head = `<script type="importmap">${map}</script>
${preloads.join('\n')}
<script type="module" src="${ofHost?.addresses.get('host')}"></script>`;
  await writePeerStore(folder, { head, inline: [map] });
}

/** Names that React has in development alone. */
const IN_DEVELOPMENT = new Set(['act', 'captureOwnerStack']);

const nameOf = (request: string): string => request.replace('/', '-');

function namesOf(request: string): string {
  const names = Object.keys(require(request)).filter((name) => name !== 'default' && !IN_DEVELOPMENT.has(name));
  return `import library from '${request}';\nexport { ${names.join(', ')} } from '${request}';\nexport default library;\n`;
}

function reexport(request: string): string {
  return `export * from '${request}';\n`;
}

async function build(
  folder: string,
  packageName: string,
  name: string,
  entries: Entries,
  /** Sources in this folder bundle a library instead of importing it. */
  bundling?: string,
): Promise<{ addresses: ReadonlyMap<string, string>; files: readonly string[] }> {
  const base = `${BASE}${name}/`;
  const entry = Object.fromEntries([...entries].map(([request, file]) => [nameOf(request), file]));
  const stats = await buildPeer(
    { folder, packageName, name, entry },
    {
      experiments: { outputModule: true },
      output: {
        filename: '[name].mjs',
        chunkFilename: '[name].[contenthash:8].mjs',
        module: true,
        library: { type: 'module' },
      },
      externalsType: 'module',
      externals: [
        ({ request = '', contextInfo }, done) => {
          const issuer = contextInfo?.issuer ?? '';
          const isNamed =
            Object.hasOwn(LIBRARIES, request) || (request.startsWith('mfe_widgets/') && name !== 'widgets');
          if (isNamed && !(bundling && issuer.startsWith(bundling))) done(undefined, request);
          else if (request.startsWith('mfe_') && name === 'host') done(undefined, request);
          else done();
        },
      ],
      optimization: {
        splitChunks: { chunks: 'all' },
        runtimeChunk: 'single',
        // Concatenated, the namespace of an external module has only the names that are used elsewhere; shared-session passes it on.
        concatenateModules: !bundling,
      },
    },
  );
  const points = Object.values(stats.toJson({ all: false, entrypoints: true }).entrypoints ?? {});
  return {
    addresses: new Map([...entries.keys()].map((request) => [request, `${base}${nameOf(request)}.mjs`])),
    files: points.flatMap(({ assets = [] }) => assets.map((asset) => base + asset.name)),
  };
}

async function hostSource(file: string, requests: readonly string[]): Promise<string> {
  const imports = requests.map((request) => `${JSON.stringify(request)}: () => import(${JSON.stringify(request)})`);
  return source(
    file,
    `import { startHost } from ${specifier(file, HOST_SOURCE)};
import { sessionAsked } from ${specifier(file, SESSION_SOURCE)};
const modules: Record<string, () => Promise<unknown>> = { ${imports.join(', ')} };
void sessionAsked.then(async () =>
  startHost({ activations: ${await activationsText(SCREENS)}, load: (request) => modules[request]() }));
`,
  );
}
