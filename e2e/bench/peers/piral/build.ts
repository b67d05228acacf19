import { join } from 'node:path';
import webpack from 'webpack';
import { BASE, writePeerStore } from '../peer-store.ts';
import {
  activation,
  activationsText,
  buildPeer,
  mountedModules,
  packageFolder,
  SCREENS,
  SESSION_SOURCE,
  source,
  specifier,
  widgetsAlias,
} from '../sources.ts';

/** Libraries that the instance brings and every pilet uses. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'zustand',
  'shared-client',
  'shared-session',
];
const INSTANCE = 'root-config';

/** Builds a Piral instance, and each micro-frontend as a pilet that it loads. */
export async function buildPiral(folder: string): Promise<void> {
  const sources = join(folder, 'source');
  const pilets: string[] = [];
  for (const name of SCREENS) {
    const pilet = (await activation(name)).name;
    const main = await piletSource(join(sources, pilet, 'main.ts'), name);
    await buildPeer(
      { folder, packageName: name, name: pilet, entry: { main } },
      { output: { library: { type: 'system' } }, externals: SHARED, resolve: { alias: widgetsAlias } },
    );
    pilets.push(pilet);
  }
  const generated = await source(join(sources, 'app.codegen.ts'), codegen());
  const main = await source(join(sources, 'main.ts'), await instanceSource(join(sources, 'main.ts'), pilets));
  await buildPeer(
    { folder, packageName: INSTANCE, name: 'instance', entry: { main } },
    { plugins: [new webpack.NormalModuleReplacementPlugin(/\/app\.codegen$/, generated)] },
  );
  const head = `<script defer fetchpriority="high" src="${BASE}instance/main.js"></script>`;
  await writePeerStore(folder, { head });
}

/** A pilet: registers its pages by their routes, and what stands around every page as extensions named after their regions. */
async function piletSource(file: string, packageName: string): Promise<string> {
  const modules = [...(await mountedModules(packageName))].map(
    ([request, path]) => `${JSON.stringify(request)}: () => import(${specifier(file, path)})`,
  );
  const routes = specifier(file, join(packageFolder(INSTANCE), 'src', 'routes', 'route-table.ts'));
  return source(
    file,
    `import { routeTable } from ${routes};
const modules = { ${modules.join(', ')} };
export function setup(api) {
  for (const { id, request, region, routes } of routeTable(${await activationsText([packageName])}).applications) {
    const props = (domElement) => ({ name: id, domElement, host: 'portal' });
    const loaded = () => modules[request]();
    const component = {
      type: 'html',
      component: {
        mount: (element) => void loaded().then(({ mount }) => mount(props(element))),
        unmount: (element) => void loaded().then(({ unmount }) => unmount(props(element))),
      },
    };
    if (!routes) api.registerExtension(region, component);
    for (const { path } of routes ?? []) api.registerPage(path.replaceAll('{', ':').replaceAll('}', ''), component);
  }
}
`,
  );
}

/** The instance: its layout has a place for each region, and its routes follow the hash, as those of the other peers do. */
async function instanceSource(file: string, pilets: readonly string[]): Promise<string> {
  const from = (...path: string[]) => specifier(file, join(packageFolder(INSTANCE), 'src', ...path));
  return `import { createElement, Fragment, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createInstance, ExtensionSlot, Piral } from 'piral-core';
import { regionElement } from ${from('regions', 'regions.ts')};
import { followHash } from ${from('routes', 'follow-hash.ts')};
import { routeTable } from ${from('routes', 'route-table.ts')};
import { sessionAsked } from ${specifier(file, SESSION_SOURCE)};

const address = followHash(routeTable(${await activationsText(SCREENS)}));
const subscribe = (follow) => {
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
};
const Layout = ({ children }) =>
  createElement(
    Fragment,
    null,
    ...['header', 'navigation', 'footer', 'overlay'].map((name) =>
      createPortal(createElement(ExtensionSlot, { name }), regionElement(name))),
    createPortal(children, regionElement('page')),
  );
const RouteSwitch = ({ paths }) => {
  const path = useSyncExternalStore(subscribe, () => address.path());
  const shown = paths.find(({ matcher }) => matcher.test(path));
  return shown ? createElement(shown.Component, { key: shown.path }) : null;
};
const pilets = ${JSON.stringify(pilets)}.map((name) => ({
  name, version: '1.0.0', spec: 'v2', link: \`\${location.origin}${BASE}\${name}/main.js\`, dependencies: {}, config: {},
}));
const instance = createInstance({
  state: { components: { Layout, LoadingIndicator: () => null, Router: Fragment, RouteSwitch } },
  requestPilets: async () => pilets,
});
void sessionAsked.then(() =>
  createRoot(document.createElement('div')).render(createElement(Piral, { instance })));
`;
}

/** The module that piral-cli generates for an instance without a router. */
function codegen(): string {
  const libraries = SHARED.map((name, at) => `import * as library${at} from '${name}';`);
  return `${libraries.join('\n')}
export { createNavigation, createRedirect } from 'piral-core/lib/defaults/navigator_none.js';
export const publicPath = '/';
// The page's outline goes when what is in its region has a height, which nothing with "contents" has.
export const applyStyle = (element) => { element.style.display = 'block'; };
export const fillDependencies = (known) => Object.assign(known, {
  ${SHARED.map((name, at) => `'${name}': library${at}`).join(', ')}
});
export const useRouteFilter = (paths) => paths;
export const integrateDebugger = () => {};
export const integrateEmulator = () => {};
export const createDefaultState = () => ({
  app: { error: undefined, loading: true, wrap: false },
  components: {}, errorComponents: {}, registry: { extensions: {}, pages: {}, wrappers: {} },
  routes: {}, data: {}, portals: {}, modules: [],
});
`;
}
