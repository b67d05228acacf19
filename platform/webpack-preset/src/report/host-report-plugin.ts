import type { ApiCalls, Contract, Place } from 'deployments/contract';
import type { Compilation, Compiler } from 'webpack';
import type { UsedCalls } from '../api-calls/calls-in-module.ts';
import { usedCalls } from '../api-calls/used-calls.ts';
import { contractsOfHost } from '../contract/contracts-of-build.ts';
import { recordedPlaces } from '../places/places-of-build.ts';
import { builtModules } from '../places/places-plugin.ts';
import { libraryVersions, PROVIDED_REQUESTS } from '../shared-libraries.ts';
import { providedNames, type SharedNames } from './shared-names.ts';

/** `build.json` of a host: entry name → script, and */
export interface HostReport {
  /** the scripts that are loaded later, */
  readonly chunks: readonly string[];
  /** shared library → the version that remotes get, */
  readonly provides: Readonly<Record<string, string | undefined>>;
  /** the requests of these libraries that may be imported, */
  readonly providesRequests: readonly string[];
  /** shared library of this repository → the version of its package, */
  readonly libraries: Readonly<Record<string, string>>;
  /** whether its loader compares them with the ranges of builds, */
  readonly readsRanges: true;
  /** whether it supports canaries of itself, */
  readonly knowsRootCanary: true;
  /** shared library of this repository → the names that it exports, */
  readonly providesNames: SharedNames;
  /** the generations of the mount contract that it mounts, */
  readonly mountContracts: readonly number[];
  /** shared library of this repository → its contract, */
  readonly contracts: Readonly<Record<string, Contract>>;
  /** name of a record, a message or an event → what it writes and reads under it, and */
  readonly places: Readonly<Record<string, Place>>;
  /** the calls of the API that it can make. */
  readonly api: ApiCalls;
}

/** Writes `build.json` next to the output. */
export class HostReportPlugin {
  readonly #entries: readonly string[];
  readonly #provides: HostReport['provides'];
  readonly #directory: string;
  readonly #mountContracts: readonly number[];

  constructor(
    directory: string,
    entries: readonly string[],
    { provides, mountContracts }: Pick<HostReport, 'provides' | 'mountContracts'>,
  ) {
    this.#directory = directory;
    this.#entries = entries;
    this.#provides = provides;
    this.#mountContracts = mountContracts;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HostReportPlugin', (compilation) => {
      let providesNames: SharedNames = {};
      let calls: readonly UsedCalls[] = [];
      let places: HostReport['places'] = {};
      compilation.hooks.finishModules.tap('HostReportPlugin', () => {
        if (!compiler.watchMode) places = recordedPlaces(builtModules(compilation), this.#directory);
      });
      // Before modules are concatenated, while every library is still a separate module.
      compilation.hooks.afterOptimizeDependencies.tap('HostReportPlugin', () => {
        providesNames = providedNames(compilation);
      });
      compilation.hooks.afterChunks.tap('HostReportPlugin', () => {
        if (!compiler.watchMode) calls = usedCalls(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: 'HostReportPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { contracts, api } = compiler.watchMode
            ? { contracts: {}, api: { calls: [], types: {} } }
            : contractsOfHost(this.#directory, providesNames, calls);
          const report = {
            ...this.#scripts(compilation),
            provides: this.#provides,
            providesRequests: PROVIDED_REQUESTS,
            libraries: libraryVersions(this.#directory),
            readsRanges: true,
            knowsRootCanary: true,
            providesNames,
            mountContracts: this.#mountContracts,
            contracts,
            places,
            api,
          };
          compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify(report, null, 2)}\n`));
        },
      );
    });
  }

  #scripts(compilation: Compilation): Record<string, unknown> {
    const entries = this.#entries.map((name) => {
      const files = compilation.entrypoints.get(name)?.getEntrypointChunk()?.files ?? [];
      return [name, [...files].find((file) => file.endsWith('.js'))];
    });
    const known = new Set(entries.map(([, file]) => file));
    const chunks = compilation
      .getAssets()
      .map((asset) => asset.name)
      .filter((file) => file.endsWith('.js') && !known.has(file));
    return { ...Object.fromEntries(entries), chunks };
  }
}
