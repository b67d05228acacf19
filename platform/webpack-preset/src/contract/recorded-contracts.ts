import { readFileSync } from 'node:fs';
import type { Contract } from 'deployments/contract';
import { installedFile } from '../installed-file.ts';

/**
 * The contracts of modules and libraries that are installed as packed packages, from the package's `contracts.json`. A request that is in
 * no package is absent, and `mfe publish` refuses the build.
 */
export function recordedContracts(directory: string, requests: readonly string[]): Record<string, Contract> {
  const found = [...new Set(requests)].flatMap((request) => {
    const contract = contractsIn(directory, packageNamed(request))[request];
    return contract ? [[request, contract] as const] : [];
  });
  return Object.fromEntries(found);
}

/** `mfe-widgets` for `mfe_widgets/button`; `shared-client` for itself. */
function packageNamed(request: string): string {
  return (request.split('/')[0] ?? request).replaceAll('_', '-');
}

function contractsIn(directory: string, packageName: string): Record<string, Contract> {
  const file = installedFile(directory, packageName, 'contracts.json');
  return file ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
