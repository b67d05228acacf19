import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { ApiCall, ApiCalls } from 'deployments/contract';
import { contractsOfModules } from '../contract/declared-modules.ts';
import { callsInModule, mayCall } from './calls-in-module.ts';
import { callModules, recordedCalls } from './recorded-calls.ts';

/** The calls of a package that is installed without its sources (`calls.json` beside its `lib/`). */
export interface PackageCalls {
  /** Module, such as `billing/calls/save`, → its exported function → the calls that it makes. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, readonly ApiCall[]>>>>;
  readonly types: ApiCalls['types'];
}

/** The calls in a package's sources. */
export function callsOfPackage(sources: string): PackageCalls {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const used = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(sources, name))
    .filter((file) => mayCall(read(file) ?? ''))
    .map((file) => ({ file, sites: callsInModule(file, read, () => true) }));
  const contracts = contractsOfModules(callModules(used));
  let types: ApiCalls['types'] = {};
  const modules = used.map(({ file, sites }) => {
    const functions = [...new Set(sites.map(({ within }) => within))].map((name) => {
      const made = recordedCalls([{ file, sites: sites.filter(({ within }) => within === name) }], contracts);
      types = { ...types, ...made.types };
      return [name, made.calls] as const;
    });
    return [nameOf(file, sources), Object.fromEntries(functions)] as const;
  });
  return { modules: Object.fromEntries(modules), types };
}

/** The calls of an installed file's functions, as its package recorded them; undefined if it did not. */
export function installedCalls(file: string, functions: readonly string[]): ApiCalls | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const recorded = join(folder, 'calls.json');
    if (existsSync(recorded)) {
      const { modules, types }: PackageCalls = JSON.parse(readFileSync(recorded, 'utf8'));
      const known = modules[nameOf(file, join(folder, 'lib'))];
      const calls = known && functions.flatMap((name) => known[name] ?? []);
      return calls && { calls, types: reached(calls, types) };
    }
    if (existsSync(join(folder, 'package.json'))) return undefined;
  }
  return undefined;
}

/** The types to which calls refer, directly or through others. */
function reached(calls: readonly ApiCall[], types: ApiCalls['types']): ApiCalls['types'] {
  const found = new Set<string>();
  let waiting: unknown[] = [calls];
  while (waiting.length > 0) {
    const text = JSON.stringify(waiting);
    const named = Object.keys(types).filter(
      (name) => !found.has(name) && text.includes(`"see":${JSON.stringify(name)}`),
    );
    for (const name of named) found.add(name);
    waiting = named.map((name) => types[name]);
  }
  return Object.fromEntries(Object.entries(types).filter(([name]) => found.has(name)));
}

function nameOf(file: string, folder: string): string {
  return relative(folder, file)
    .split(sep)
    .join('/')
    .replace(/\.[jt]sx?$/, '');
}
