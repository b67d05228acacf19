import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { observedNames } from 'deployments/manifest';
import type { Configuration } from 'webpack';
import { exposedModules, PureSchemasPlugin, scriptMinimizer, sourceRules } from 'webpack-preset/parts';
import { runWebpack } from '../bundle/run-webpack.ts';

const repository = join(import.meta.dirname, '..', '..');
const WORKERS_PAGES: readonly string[] = ['mfe-shell', 'mfe-recovery', 'mfe-timecard'];
/** Has the element of legacy pages. */
const RECOVERY = 'mfe-recovery';

/**
 * The peer of every load figure: the same screens, from the same sources, as one webpack bundle without federation, without
 * single-spa and without a manifest. Modules that the sources load on demand (the PDF viewer, flags, phone numbers) stay apart
 * here too: putting it in would make the peer look worse than it is.
 *
 * Beside it the element of a legacy page is built in the same way, as `element.js`, where its micro-frontend is among the pages.
 *
 * @param pages the micro-frontends that are in the bundle
 * @param output the folder of the scripts
 * @returns the portal's script's name inside `output`
 */
export async function buildSingleBundle(
  folder: string,
  pages: readonly string[] = WORKERS_PAGES,
  output = join(folder, 'dist'),
): Promise<string> {
  const source = join(folder, 'source');
  await mkdir(source, { recursive: true });
  const entry = join(source, 'main.ts');
  await writeFile(entry, beginText(source));
  await writeFile(join(source, 'screens.ts'), await entryText(source, pages));
  const element = pages.includes(RECOVERY) ? join(source, 'element.ts') : undefined;
  if (element) await writeFile(element, await elementText(source));
  const theme = join(repository, 'mfe-widgets', 'theme.css');
  const configuration = {
    mode: 'production',
    target: ['web', 'es2023'],
    context: repository,
    entry: { single: entry, ...(element ? { element } : {}) },
    output: {
      path: output,
      filename: '[name].js',
      clean: true,
      publicPath: 'auto',
      trustedTypes: { policyName: 'portal', onPolicyCreationFailure: 'continue' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { mfe_widgets: join(repository, 'mfe-widgets', 'src') },
      // The generated entry lies outside every package.
      modules: [...pages, 'root-config'].map((name) => join(repository, name, 'node_modules')).concat('node_modules'),
    },
    module: {
      rules: [
        ...[...pages, 'mfe-widgets', 'root-config'].map((name) => ({
          include: join(repository, name),
          rules: sourceRules({
            directory: join(repository, name),
            theme,
            layer: name === 'mfe-widgets' ? ('widgets' as const) : ('app' as const),
          }),
        })),
        {
          exclude: [...pages, 'mfe-widgets', 'root-config'].map((name) => join(repository, name)),
          rules: sourceRules({ directory: source, theme, layer: 'app' }),
        },
      ],
    },
    plugins: [new PureSchemasPlugin()],
    optimization: { minimizer: scriptMinimizer() },
    performance: false,
  } as Configuration;
  await runWebpack(configuration);
  return 'single.js';
}

/** The page begins as the portal does (root-config, `bootstrap.ts`): the session is asked for, then the rest is evaluated. */
function beginText(from: string): string {
  const session = JSON.stringify(relativeTo(from, join(repository, 'root-config', 'src', 'session.ts')));
  return `import { sessionAsked } from ${session};
void sessionAsked.then(() => import(/* webpackMode: "eager" */ './screens.ts'));
`;
}

/** A page that mounts by the same activation data, with every micro-frontend imported statically. */
async function entryText(from: string, pages: readonly string[]): Promise<string> {
  const imports: string[] = [];
  const modules: string[] = [];
  const activations: unknown[] = [];
  for (const name of pages) {
    const directory = join(repository, name);
    const activation = JSON.parse(await readFile(join(directory, 'micro-frontend.json'), 'utf8'));
    activations.push({ applications: [], elements: [], ...activation });
    for (const [module, file] of Object.entries(exposedModules({ directory }))) {
      const name = `m${imports.length}`;
      imports.push(`import * as ${name} from ${JSON.stringify(relativeTo(from, join(directory, file)))};`);
      modules.push(`${JSON.stringify(`${activation.name}/${module.slice(2)}`)}: ${name}`);
    }
  }
  const root = (path: string) => JSON.stringify(relativeTo(from, join(repository, 'root-config', 'src', path)));
  return `import { followHash } from ${root('routes/follow-hash.ts')};
import { routeTable } from ${root('routes/route-table.ts')};
import { regionElement } from ${root('regions/regions.ts')};
${imports.join('\n')}
const modules = { ${modules.join(', ')} };
const table = routeTable(${JSON.stringify(activations)} as never);
const address = followHash(table);
const shown = new Map<string, { container: HTMLElement; unmount(): Promise<void> }>();
function update() {
  for (const application of table.applications) {
    const active = table.isActive(application, address.path());
    const there = shown.get(application.id);
    if (active && !there) {
      const container = document.createElement('div');
      regionElement(application.region).append(container);
      const { mount, unmount } = (modules as never)[application.request];
      const props = { name: application.id, domElement: container, host: 'portal' };
      mount(props);
      shown.set(application.id, { container, unmount: () => unmount(props) });
    } else if (!active && there) {
      shown.delete(application.id);
      there.unmount();
      there.container.remove();
    }
  }
}
window.addEventListener('hashchange', update);
update();
`;
}

/**
 * An entry that defines the recovery flow's element with everything behind it in one script, in the page's own realm. It begins as the
 * federated one does (root-config, `embed-host.ts`): the session is asked for, then the rest is evaluated.
 */
async function elementText(from: string): Promise<string> {
  const activation = JSON.parse(await readFile(join(repository, RECOVERY, 'micro-frontend.json'), 'utf8'));
  const element = activation.elements[0] as { tag: string; attributes: string[] };
  const observed = observedNames(element.attributes);
  const path = (...parts: string[]) => JSON.stringify(relativeTo(from, join(repository, ...parts)));
  await writeFile(
    join(from, 'element-screens.ts'),
    `import { defineElement } from ${path('root-config', 'src', 'element', 'define-element.ts')};
import { readAttributes } from ${path('root-config', 'src', 'element', 'read-attributes.ts')};
import { mount, unmount, update } from ${path('mfe-recovery', 'src', 'mount', 'element.tsx')};
const declared = ${JSON.stringify({ ...element, observed, failed: 'recovery-failed', scripts: [] })};
const mountElement = async (container, { element, observed, emit, close }) => {
  const props = () =>
    ({ name: 'element', domElement: container, host: 'element', attributes: readAttributes(element, observed), emit, close }) as const;
  await mount(props());
  return { update: () => void update(props()), unmount: () => void unmount(props()) };
};
defineElement(declared, { realm: async () => window, load: async () => ({ mount: mountElement }) } as never);
`,
  );
  return `import { configureClient } from 'shared-client';
import { askForSession } from ${path('root-config', 'src', 'ask-for-session.ts')};
configureClient({ baseUrl: location.origin });
void askForSession().then(() => import(/* webpackMode: "eager" */ './element-screens.ts'));
`;
}

function relativeTo(from: string, file: string): string {
  const path = relative(from, file);
  return path.startsWith('.') ? path : `./${path}`;
}
