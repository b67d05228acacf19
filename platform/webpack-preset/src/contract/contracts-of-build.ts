import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from 'deployments/contract';
import type { BuildContracts } from '../report/build-contracts.ts';
import { contractOfReport, only } from './contract-of-report.ts';

/** Both sides of a contract, as `build.json` reports them. */
export interface Contracts {
  /** Exposed module → its contract, for packages that write API reports. */
  readonly contracts: Readonly<Record<string, Contract>>;
  /**
   * Module of another remote → its contract at build time, limited to the imported names; all names for a dynamic `import()`.
   */
  readonly builtAgainst: Readonly<Record<string, Contract>>;
}

/**
 * The contracts that a build exposes and relies on, from the API reports (`api/<module>.api.md`) of the package and its siblings.
 * The build is type-checked against the same sources.
 */
export function contractsOf(directory: string, { exports, imports, later }: BuildContracts): Contracts {
  const contracts = Object.entries(exports).map(([module, names]) => [module, reported(directory, module, names)]);
  const builtAgainst = [...new Set([...Object.keys(imports), ...later])].sort().map((request) => {
    const [remote = '', ...module] = request.split('/');
    const packageFolder = join(directory, '..', remote.replaceAll('_', '-'));
    return [request, reported(packageFolder, module.join('/'), later.includes(request) ? undefined : imports[request])];
  });
  return { contracts: known(contracts), builtAgainst: known(builtAgainst) };
}

function reported(packageFolder: string, module: string, names: readonly string[] | undefined): Contract | undefined {
  const file = join(packageFolder, 'api', `${module.replace(/^\.\//, '').replaceAll('/', '-')}.api.md`);
  if (!existsSync(file)) return undefined;
  const whole = contractOfReport(readFileSync(file, 'utf8'));
  return names === undefined ? whole : only(whole, names);
}

function known(entries: (string | Contract | undefined)[][]): Record<string, Contract> {
  return Object.fromEntries(entries.filter(([, contract]) => contract !== undefined));
}
