import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiCalls, Contract } from 'deployments/contract';
import type { UsedCalls } from '../api-calls/calls-in-module.ts';
import { callModules, recordedCalls } from '../api-calls/recorded-calls.ts';
import { installedFolder } from '../installed-file.ts';
import type { BuildContracts } from '../report/build-contracts.ts';
import type { SharedNames, UsedOfShared } from '../report/shared-names.ts';
import { OUR_LIBRARIES } from '../shared-libraries.ts';
import { only } from './contract-of-report.ts';
import { contractsOfModules, type DeclaredModule } from './declared-modules.ts';
import { recordedContracts } from './recorded-contracts.ts';

/** Both sides of a contract, as reported in `build.json`. */
export interface Contracts {
  /** Exposed module, or shared library of a host → its contract. */
  readonly contracts: Readonly<Record<string, Contract>>;
  /**
   * Module of another remote, or shared library → its contract at build time, limited to the imported names, and of a library's objects to
   * the members that are used; all names for a dynamic `import()` and for modules that are used as a whole.
   */
  readonly builtAgainst: Readonly<Record<string, Contract>>;
  /** The calls of the API that it can make. */
  readonly api: ApiCalls;
}

export interface ReportedBuild extends BuildContracts {
  readonly directory: string;
  /** The package whose sources are built. */
  readonly sources: string;
  /** Exposed module → file, relative to that package. */
  readonly exposes: Readonly<Record<string, string>>;
  readonly ofShared: UsedOfShared;
  readonly calls: readonly UsedCalls[];
}

/**
 * The contracts that a build exposes and relies on, from the declarations that the compiler emits for its sources. Modules that only the
 * portal mounts share one contract, `mount`, which needs no record.
 */
export function contractsOf(build: ReportedBuild): Contracts {
  const { directory, sources, exposes, exports, imports, whole, later, requires, ofShared, calls } = build;
  const own = Object.entries(exposes).flatMap(([request, file]): DeclaredModule[] =>
    Object.hasOwn(exports, request) && !activatedModules(directory).includes(request)
      ? [{ request, file: join(sources, file), folder: join(sources, 'src') }]
      : [],
  );
  const used = [...new Set([...Object.keys(imports), ...later])]
    .sort()
    .flatMap((request) => remoteModule(directory, request));
  const libraryNames = OUR_LIBRARIES.filter((library) => Object.hasOwn(requires, library));
  const libraries = libraryNames.flatMap((library) => libraryModule(directory, library));
  // If there are no sources, the installed package contains the contracts.
  const recorded = recordedContracts(directory, [...Object.keys(imports), ...later, ...libraryNames]);
  const all = { ...recorded, ...contractsOfModules([...own, ...used, ...libraries, ...callModules(calls)]) };
  const wanted = (request: string) =>
    later.includes(request) || whole.includes(request) ? undefined : (imports[request] ?? ofShared.names[request]);
  return {
    contracts: picked(all, own),
    builtAgainst: Object.fromEntries(
      Object.entries({ ...recorded, ...picked(all, [...used, ...libraries]) }).map(([request, contract]) => {
        const names = wanted(request);
        return [request, names === undefined ? contract : only(contract, names, ofShared.members[request])];
      }),
    ),
    api: recordedCalls(calls, all),
  };
}

/** The contracts of the libraries that a host provides, and the calls of the API in them. */
export function contractsOfHost(
  directory: string,
  provided: SharedNames,
  calls: readonly UsedCalls[],
): Pick<Contracts, 'contracts' | 'api'> {
  const libraries = Object.keys(provided).flatMap((library) => libraryModule(directory, library));
  const all = contractsOfModules([...libraries, ...callModules(calls)]);
  return { contracts: picked(all, libraries), api: recordedCalls(calls, all) };
}

function picked(all: Readonly<Record<string, Contract>>, modules: readonly DeclaredModule[]): Record<string, Contract> {
  return Object.fromEntries(modules.map(({ request }) => [request, all[request] as Contract]));
}

/** The modules in `micro-frontend.json`, which hosts mount. */
export function activatedModules(directory: string): string[] {
  const file = join(directory, 'micro-frontend.json');
  const { applications = [], elements = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    applications?: { module: string }[];
    elements?: { module: string }[];
  };
  return [...applications, ...elements].map(({ module }) => module);
}

/** The source of another package's exposed module, if that package is in the same repository. */
function remoteModule(directory: string, request: string): DeclaredModule[] {
  const [remote = '', ...rest] = request.split('/');
  const folder = join(directory, '..', remote.replaceAll('_', '-'), 'src');
  const file = ['index.ts', 'index.tsx'].map((name) => join(folder, ...rest, name)).find((path) => existsSync(path));
  return file ? [{ request, file, folder }] : [];
}

/** The source of a shared library; empty if it is installed without sources. */
function libraryModule(directory: string, library: string): DeclaredModule[] {
  const installed = installedFolder(directory, library);
  if (!installed) return [];
  const folder = join(realpathSync(installed), 'src');
  const file = join(folder, 'index.ts');
  return existsSync(file) ? [{ request: library, file, folder }] : [];
}
