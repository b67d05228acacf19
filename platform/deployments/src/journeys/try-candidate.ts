import { withPublication } from '../activate/activate.ts';
import type { EngineWindow } from '../engines/engine.ts';
import type { InstalledEngine } from '../engines/open-engines.ts';
import { type Manifest, ROOT, stableManifest } from '../manifest/index.ts';
import { textsIn } from '../publish/facts/text-facts.ts';
import { folderOf, type Publication, readRecord } from '../publish/publication.ts';
import { sourceMaps } from '../sources/source-maps.ts';
import { withSources } from '../sources/with-sources.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { pagesToOpen } from '../verify/pages-to-open.ts';
import { type CandidateServer, type CandidateSite, serveCandidate } from './candidate-server.ts';
import { wrongOn } from './examine-page.ts';
import { runJourney } from './run-journey.ts';
import type { Texts } from './step-name.ts';
import type { Tried } from './trial-record.ts';
import { inTime, run } from './window-page.ts';

export interface Trial {
  readonly store: Store;
  readonly live: Manifest;
  readonly publications: readonly Publication[];
  /** A portal that serves what is live, with the API. */
  readonly url: string;
  /** Of all users that journeys name. */
  readonly password: string;
}

/** The number of windows at a time. */
const AT_ONCE = 3;

/** The time in which an engine that has hung up ends. */
const ENDS_WITHIN_MS = 15_000;

/** Something that a visitor does in a window of their own. @returns what failed, in sentences */
interface Visit {
  readonly as?: string | undefined;
  go(window: EngineWindow, url: string): Promise<readonly string[]>;
}

/**
 * Opens the pages of versions that are not live yet, and takes the journeys of every micro-frontend, with all else as it is live. The
 * journeys of all are taken, because a module that one micro-frontend provides may break another's.
 */
export async function tryCandidate(engine: InstalledEngine, trial: Trial): Promise<Tried> {
  const { store, live, publications } = trial;
  const before = stableManifest(live);
  const manifest = stableManifest({ ...publications.reduce(withPublication, before), revision: live.revision + 1 });
  const site: CandidateSite = { store, manifest, publications };
  const builds = await recordsOf(store, manifest);
  const journeys = builds.flatMap(({ name, journeys: all = [] }) => all.map((journey) => ({ name, journey })));
  const own = new Set(publications.map(({ name }) => name));
  const pages = pagesToOpen(manifest).filter(({ application }) => own.has(application.split('/', 1)[0] ?? ''));
  const usersOf = (all: typeof journeys) => new Set(all.map(({ journey }) => journey.as));
  const ofOwn = usersOf(journeys.filter(({ name }) => own.has(name)));
  // Without a journey, nobody says whose its pages are.
  const users = ofOwn.size > 0 ? ofOwn : usersOf(journeys);
  const versions = Object.fromEntries(publications.map(({ name, version }) => [name, version]));
  const texts = await textsOf(store, builds);
  const visits: Visit[] = [
    ...[...(users.size > 0 ? users : [undefined])].flatMap((as) =>
      pages
        .filter(({ anonymous }) => as !== undefined || anonymous)
        .map((page) => ({
          as,
          go: async (window: EngineWindow, url: string) =>
            (await wrongOn({ window, url, page, versions, isSignedIn: as !== undefined })).map(
              (failure) => `${page.path}${as === undefined ? '' : `, as ${as}`}: ${failure}.`,
            ),
        })),
    ),
    ...journeys.map(({ name, journey }) => ({
      as: journey.as,
      go: async (window: EngineWindow, url: string) => {
        const failure = await runJourney(journey, { window, url, texts: texts.get(name) ?? new Map() });
        return failure === undefined ? [] : [`${name}: ${failure}`];
      },
    })),
  ];
  let version = '';
  const failures = await pooled(
    visits,
    ({ as, go }) =>
      inWindow(engine, trial, site, as, async (window, url) => {
        version ||= versionIn(await run(window, () => navigator.userAgent, null));
        return go(window, url);
      }),
    AT_ONCE,
  );
  const sourceOf = sourceMaps(store);
  return {
    browser: `${engine.name} ${version}`.trim(),
    pages: pages.length,
    journeys: journeys.length,
    failures: await Promise.all(failures.flat().map((failure) => withSources(failure, sourceOf))),
  };
}

/** `153.0` of a browser's description of itself. */
function versionIn(userAgent: string): string {
  return /(?:Firefox|Chrome|Version)\/(\d+\.\d+)/.exec(userAgent)?.[1] ?? '';
}

/** Lets a visitor do something, in a window and on a server of their own. */
async function inWindow<T>(
  engine: InstalledEngine,
  { url, password }: Trial,
  site: CandidateSite,
  as: string | undefined,
  go: (window: EngineWindow, url: string) => Promise<T>,
): Promise<T> {
  const served: CandidateServer = await serveCandidate(
    url,
    site,
    as === undefined ? undefined : { name: as, password },
  );
  try {
    const window = await engine.open();
    try {
      return await go(window, served.url);
    } finally {
      await inTime(ENDS_WITHIN_MS, window.close()).catch(() => undefined);
    }
  } finally {
    await served.close();
  }
}

/** The records of everything in a deployment. */
async function recordsOf(store: Store, { root, microFrontends }: Manifest): Promise<Publication[]> {
  const versions = Object.entries(microFrontends).map(([name, { version }]) => [name, version] as const);
  if (root) versions.push([ROOT, root.version]);
  const records = await pooled(versions, ([name, version]) => readRecord(store, name, version));
  return records.flatMap(({ publication }) => publication ?? []);
}

/** Micro-frontend with journeys → the English of its label keys, and of the shared ones. */
async function textsOf(store: Store, builds: readonly Publication[]): Promise<ReadonlyMap<string, Texts>> {
  const scriptsOf = async ({ name, version, ...of }: Publication): Promise<string[]> => {
    const files = Object.keys(('deployed' in of ? of.deployed : of.root).files).filter((path) => path.endsWith('.js'));
    const read = await pooled(files, (path) => store.read(`${folderOf(name, version)}/${path}`));
    return read.flatMap((bytes) => bytes?.toString() ?? []);
  };
  const usesKeys = builds.filter(({ journeys = [] }) => JSON.stringify(journeys).includes('"label"'));
  const root = builds.find(({ name }) => name === ROOT);
  const shared = usesKeys.length > 0 && root ? textsIn(await scriptsOf(root)) : new Map<string, string>();
  const found = await pooled(
    usesKeys,
    async (one) => [one.name, new Map([...shared, ...textsIn(await scriptsOf(one))])] as const,
  );
  return new Map(found);
}
