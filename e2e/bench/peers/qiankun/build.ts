import { join } from 'node:path';
import { BASE, writePeerStore } from '../peer-store.ts';
import {
  activation,
  activationsText,
  buildPeer,
  HOST_SOURCE,
  mountedModules,
  packageFolder,
  SCREENS,
  source,
  specifier,
  widgetsAlias,
} from '../sources.ts';

/** Builds each micro-frontend as an application of its own, with all of its libraries, and a page that loads them by qiankun. */
export async function buildQiankun(folder: string): Promise<void> {
  const apps: string[] = [];
  for (const name of SCREENS) {
    const app = (await activation(name)).name;
    const entry = await appSource(join(folder, 'source', app, 'main.ts'), name);
    await build(folder, name, app, entry);
    // qiankun reads an application's page, and runs the script that is marked in it.
    await source(
      join(folder, BASE, app, 'index.html'),
      `<!doctype html><title>${app}</title><div id="root"></div><script src="${BASE}${app}/main.js" entry></script>`,
    );
    apps.push(app);
  }
  const file = join(folder, 'source', 'main.ts');
  const host = await source(
    file,
    `import { loadMicroApp } from 'qiankun';
const regions: Record<string, string> = { mfe_shell: 'overlay', mfe_timecard: 'page' };
for (const name of ${JSON.stringify(apps)})
  loadMicroApp({ name, entry: \`${BASE}\${name}/index.html\`, container: \`[data-region="\${regions[name]}"]\` });
`,
  );
  await build(folder, 'root-config', 'host', host);
  const head = `<script defer fetchpriority="high" src="${BASE}host/main.js"></script>`;
  // It evaluates the applications' scripts as texts.
  await writePeerStore(folder, { head, sources: ["'unsafe-eval'"] });
}

function build(folder: string, packageName: string, name: string, entry: string) {
  return buildPeer(
    { folder, packageName, name, entry: { main: entry } },
    {
      output: { library: { name, type: 'umd' }, chunkLoadingGlobal: `webpackJsonp_${name}` },
      resolve: { alias: widgetsAlias },
    },
  );
}

/** qiankun's life cycles around an application that asks for its own session and has its own pages. */
async function appSource(file: string, packageName: string): Promise<string> {
  const modules = [...(await mountedModules(packageName))].map(
    ([request, path]) => `${JSON.stringify(request)}: () => import(${specifier(file, path)})`,
  );
  return source(
    file,
    `import { askForSession } from ${specifier(file, join(packageFolder('root-config'), 'src', 'ask-for-session.ts'))};
import { startHost } from ${specifier(file, HOST_SOURCE)};
const modules: Record<string, () => Promise<unknown>> = { ${modules.join(', ')} };
const asked = askForSession();
export async function bootstrap() {}
export async function mount({ container }: { container: HTMLElement }) {
  await asked;
  startHost({
    activations: ${await activationsText([packageName])},
    load: (request) => modules[request](),
    ${packageName === 'mfe-shell' ? '' : "place: () => container.querySelector('#root') as HTMLElement,"}
  });
}
export async function unmount() {}
`,
  );
}
