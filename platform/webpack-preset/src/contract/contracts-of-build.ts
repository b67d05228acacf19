import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from 'deployments/contract';
import type { BuildContracts } from '../report/build-contracts.ts';
import { contractOfReport, only } from './contract-of-report.ts';

/** Both sides of a contract, as `build.json` reports them. */
export interface Contracts {
  /** Exposed module → what it promises; of a package that writes API reports. */
  readonly contracts: Readonly<Record<string, Contract>>;
  /**
   * Module of another remote → what it promised when this was built, of the names that are imported; all of it where it is
   * fetched when it is needed.
   */
  readonly builtAgainst: Readonly<Record<string, Contract>>;
}

/**
 * The contracts a build keeps and relies on, from the API reports (`api/<module>.api.md`) of the package itself and of the packages
 * beside it. Those are the sources that the build is type-checked against, so what is recorded is what it was made for.
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
