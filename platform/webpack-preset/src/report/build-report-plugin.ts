import type { Place } from 'deployments/contract';
import { HOST_CONTRACT, type HostContract } from 'deployments/host-contract';
import type { Compilation, Compiler } from 'webpack';
import type { UsedCalls } from '../api-calls/calls-in-module.ts';
import { usedCalls } from '../api-calls/used-calls.ts';
import { activatedModules, type Contracts, contractsOf } from '../contract/contracts-of-build.ts';
import type { ExposedModules } from '../exposed-modules.ts';
import type { MicroFrontendBuild } from '../micro-frontend-build.ts';
import { recordedPlaces } from '../places/places-of-build.ts';
import { builtModules } from '../places/places-plugin.ts';
import { libraryVersions, packageOf } from '../shared-libraries.ts';
import { requiredTexts } from '../texts/text-owners-plugin.ts';
import { type BuildContracts, buildContractsOf } from './build-contracts.ts';
import { declaredPages, notePages } from './declared-pages.ts';
import { chunksOf, containerEntry, exposedBlocks } from './exposed-blocks.ts';
import { importedRemotes } from './imported-remotes.ts';
import { mountContractOf } from './mount-contract.ts';
import { type SharedNames, type UsedOfShared, usedOfShared } from './shared-names.ts';

/** `build.json`, from which publishing writes the manifest. */
export interface BuildReport extends BuildContracts, Contracts {
  readonly name: string;
  /** The container's script. */
  readonly entry: string;
  /** Its scripts take what belongs to the page from `__portalPage`, so that they can run in another realm. */
  readonly ownRealm: true;
  /** Begins everything that its style sheets name. */
  readonly stylePrefix: string;
  /** The generation of the mount contract of its activated modules; absent if it activates none. */
  readonly mountContract?: number;
  /** The host contract of its variant for foreign hosts; null if that is not built. */
  readonly hostContract: HostContract | null;
  /** Exposed module → the scripts it needs beyond the entry. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Exposed module → modules of other remotes it imports. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
  /** Exposed module → the paths of the pages in it, where all of them are known. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Shared library → the range of versions that it runs with. */
  readonly ranges: Readonly<Record<string, string>>;
  /** Shared library of this repository → the version of its package. */
  readonly libraries: Readonly<Record<string, string>>;
  /** Shared library of this repository → the names that it uses from it. */
  readonly requiresNames: SharedNames;
  /** The label keys of shared-session that it shows; the page has their texts. */
  readonly requiresTexts: readonly string[];
  /** Name of a record, a message or an event → what it writes and reads under it. */
  readonly places: Readonly<Record<string, Place>>;
}

/** Writes `build.json` next to the output. */
export class BuildReportPlugin {
  readonly #name: string;
  readonly #directory: string;
  readonly #sources: string;
  readonly #exposes: ExposedModules;
  readonly #ranges: MicroFrontendBuild['ranges'];
  readonly #standalone: boolean;
  readonly #stylePrefix: string;

  /** @param build its container's name, its ranges and its folder, whose neighbours are the packages that it may import from */
  constructor({
    name,
    directory,
    sources,
    exposes,
    ranges,
    standalone,
    stylePrefix,
  }: Pick<MicroFrontendBuild, 'name' | 'directory' | 'sources' | 'exposes' | 'ranges' | 'standalone' | 'stylePrefix'>) {
    this.#stylePrefix = stylePrefix;
    this.#sources = sources;
    this.#ranges = ranges;
    this.#standalone = standalone;
    this.#name = name;
    this.#directory = directory;
    this.#exposes = exposes;
  }

  apply(compiler: Compiler): void {
    notePages(compiler);
    compiler.hooks.thisCompilation.tap('BuildReportPlugin', (compilation) => {
      const { sources, Compilation } = compiler.webpack;
      const uses: Record<string, string[]> = {};
      const pages: Record<string, string[]> = {};
      let buildContracts: BuildContracts = { requires: {}, exports: {}, imports: {}, whole: [], later: [] };
      let ofShared: UsedOfShared = { names: {}, members: {} };
      let requiresTexts: string[] = [];
      let places: BuildReport['places'] = {};
      let calls: readonly UsedCalls[] = [];
      compilation.hooks.afterChunks.tap('BuildReportPlugin', () => {
        ofShared = usedOfShared(compilation);
        if (!compiler.watchMode) calls = usedCalls(compilation);
      });
      compilation.hooks.seal.tap('BuildReportPlugin', () => {
        buildContracts = buildContractsOf(compilation);
      });
      // Before modules are concatenated, while every import is still an edge of the graph.
      compilation.hooks.finishModules.tap('BuildReportPlugin', () => {
        requiresTexts = requiredTexts(compilation, this.#directory);
        if (!compiler.watchMode) places = recordedPlaces(builtModules(compilation), this.#directory);
        for (const exposed of exposedBlocks(compilation)) {
          uses[exposed.module] = importedRemotes(exposed, compilation);
          const paths = declaredPages(exposed, compilation);
          if (paths) pages[exposed.module] = paths;
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'BuildReportPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          // Builds of a development server are not published.
          const contracts = compiler.watchMode
            ? { contracts: {}, builtAgainst: {}, api: { calls: [], types: {} } }
            : contractsOf({
                ...buildContracts,
                ofShared,
                calls,
                directory: this.#directory,
                sources: this.#sources,
                exposes: this.#exposes,
              });
          const report: BuildReport = {
            ...this.#report(compilation, uses),
            stylePrefix: this.#stylePrefix,
            pages,
            ...mountContractOf(activatedModules(this.#directory), buildContracts.exports),
            hostContract: this.#standalone ? HOST_CONTRACT : null,
            ...buildContracts,
            ranges: rangesOf(buildContracts.requires, this.#ranges),
            libraries: libraryVersions(this.#directory),
            requiresNames: ofShared.names,
            requiresTexts,
            places,
            ...contracts,
          };
          compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify(report, null, 2)}\n`));
        },
      );
    });
  }

  #report(
    compilation: Compilation,
    uses: Record<string, string[]>,
  ): Pick<BuildReport, 'name' | 'entry' | 'ownRealm' | 'modules' | 'uses'> {
    const entry = compilation.entrypoints.get(this.#name)?.getEntrypointChunk();
    const modules: Record<string, string[]> = {};
    for (const exposed of exposedBlocks(compilation)) {
      const files = chunksOf(exposed, compilation).flatMap((chunk) => [...chunk.files]);
      modules[exposed.module] = [...new Set(files.filter(isScript))];
    }
    const file = [...(entry?.files ?? [])].find(isScript);
    if (!file || !containerEntry(compilation)) throw new Error(`${this.#name}: the build has no container entry.`);
    return { name: this.#name, entry: file, ownRealm: true, modules, uses };
  }
}

/** The ranges of the libraries that the build requires. */
function rangesOf(
  requires: Readonly<Record<string, string>>,
  ranges: Readonly<Record<string, string>>,
): Record<string, string> {
  const required = new Set(Object.keys(requires).map(packageOf));
  return Object.fromEntries(Object.entries(ranges).filter(([library]) => required.has(library)));
}

function isScript(file: string): boolean {
  return file.endsWith('.js') && !file.includes('.hot-update.');
}
