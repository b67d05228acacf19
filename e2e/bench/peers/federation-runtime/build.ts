import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { exposedModules } from 'webpack-preset/parts';
import { BASE, writePeerStore } from '../peer-store.ts';
import {
  activation,
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

/** As the guide has it: every library that has state is a singleton, in whatever version comes first. */
const SINGLETONS = [
  ...['react', 'react/', 'react-dom', 'react-dom/', 'zustand', 'zustand/vanilla'],
  ...['shared-client', 'shared-session'],
];
const shared = Object.fromEntries(
  SINGLETONS.map((name) => [name, { singleton: true, requiredVersion: false as const }]),
);

const remote = (name: string) => `${name}@${BASE}${name}/mf-manifest.json`;
const widgets = { mfe_widgets: remote('mfe_widgets') };

/** Builds a host and three remotes with the options of Module Federation's guide, and its runtime in each. */
export async function buildFederationRuntime(folder: string): Promise<void> {
  const remotes: Record<string, string> = {};
  const requests: string[] = [];
  for (const name of SCREENS) {
    const { name: remoteName } = await activation(name);
    remotes[remoteName] = remote(remoteName);
    requests.push(...(await mountedModules(name)).keys());
    const exposes = exposedModules({ directory: packageFolder(name) });
    await build({ folder, packageName: name, name: remoteName }, { exposes, remotes: widgets });
  }
  const exposes = exposedModules({ directory: packageFolder(WIDGETS), exposes: {}, exposeFolders: true });
  await build({ folder, packageName: WIDGETS, name: 'mfe_widgets' }, { exposes });
  const entry = await hostSource(join(folder, 'source', 'main.ts'), requests);
  await build({ folder, packageName: 'root-config', name: 'peer_host' }, { remotes }, { main: entry });
  await writePeerStore(folder, { head: `<script defer fetchpriority="high" src="${BASE}peer_host/main.js"></script>` });
}

type Federation = Pick<ConstructorParameters<typeof ModuleFederationPlugin>[0], 'exposes' | 'remotes'>;

/** @param entry absent for a remote, which begins with what it exposes */
function build(of: Omit<Parameters<typeof buildPeer>[0], 'entry'>, federation: Federation, entry = {}) {
  const options = { name: of.name, filename: 'remoteEntry.js', shared, dts: false, ...federation };
  return buildPeer(
    { ...of, entry },
    { output: { publicPath: 'auto' }, plugins: [new ModuleFederationPlugin(options)] },
  );
}

/** The host, behind the asynchronous boundary that shared libraries need. */
async function hostSource(file: string, requests: readonly string[]): Promise<string> {
  const imports = requests.map((request) => `${JSON.stringify(request)}: () => import(${JSON.stringify(request)})`);
  const screens = await source(
    join(file, '..', 'screens.ts'),
    `import { startHost } from ${specifier(file, HOST_SOURCE)};
const modules: Record<string, () => Promise<unknown>> = { ${imports.join(', ')} };
startHost({ activations: ${await activationsText(SCREENS)}, load: (request) => modules[request]() });
`,
  );
  const session = await source(
    join(file, '..', 'session.ts'),
    `import { sessionAsked } from ${specifier(file, SESSION_SOURCE)};
void sessionAsked.then(() => import(/* webpackMode: "eager" */ ${specifier(file, screens)}));
`,
  );
  return source(file, `void import(${specifier(file, session)});\n`);
}
