import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsOfPackage, contractsOfModules, type DeclaredModule } from 'webpack-preset/contracts';
import { widgets } from '../api-reports/reported-packages.ts';
import { repository } from '../paths.ts';

/**
 * Writes `contracts.json` with the contract of each module into the staged packages. A build outside this repository has no sources for
 * which the compiler could emit declarations, so it records from this file what it was built against. `calls.json` of shared-client has the
 * calls of the API that its functions make.
 */
export function recordContracts(staging: string): void {
  const libraries = ['shared-client', 'shared-session'];
  const contracts = contractsOfModules([...widgets().map(widget), ...libraries.map(library)]);
  const write = (name: string, requests: readonly string[]) => {
    const own = Object.fromEntries(requests.map((request) => [request, contracts[request]]));
    writeFileSync(join(staging, name, 'contracts.json'), `${JSON.stringify(own)}\n`);
  };
  for (const name of libraries) write(name, [name]);
  write(
    'mfe-widgets',
    widgets().map((name) => widget(name).request),
  );
  const calls = callsOfPackage(join(repository, 'shared-client', 'src'));
  writeFileSync(join(staging, 'shared-client', 'calls.json'), `${JSON.stringify(calls)}\n`);
}

function widget(name: string): DeclaredModule {
  const folder = join(repository, 'mfe-widgets', 'src');
  return { request: `mfe_widgets/${name}`, file: join(folder, name, 'index.ts'), folder };
}

function library(name: string): DeclaredModule {
  const folder = join(repository, name, 'src');
  return { request: name, file: join(folder, 'index.ts'), folder };
}
