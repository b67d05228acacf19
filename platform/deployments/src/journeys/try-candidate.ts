import { setTimeout as wait } from 'node:timers/promises';
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
import { isDecided } from '../verify/is-decided.ts';
import { neverDecided, state, wrongIn } from '../verify/page-state.ts';
import { type PageToOpen, pagesToOpen } from '../verify/pages-to-open.ts';
import { type CandidateServer, type CandidateSite, serveCandidate } from './candidate-server.ts';
import { comesToRest, showsSomething } from './come-to-rest.ts';
import { runJourney } from './run-journey.ts';
import type { Texts } from './step-name.ts';
import { leaves, takesClicks } from './takes-clicks.ts';
import type { Tried } from './trial-record.ts';
import { inTime, run, until } from './window-page.ts';

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

/** The time after which a page that was neither shown nor failed never will be. */
const SHOWN_WITHIN_MS = 20_000;
/** An error thrown just after a page has come up belongs to it. */
const SETTLES_WITHIN_MS = 1_000;
/** The time in which a page that is not blocked is looked at, more than all that is waited for in it. */
const EXAMINED_WITHIN_MS = 90_000;
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
  const users = new Set(journeys.filter(({ name }) => own.has(name)).map(({ journey }) => journey.as));
  const versions = Object.fromEntries(publications.map(({ name, version }) => [name, version]));
  const texts = await textsOf(store, builds);
  const visits: Visit[] = [
    ...[...(users.size > 0 ? users : [undefined])].flatMap((as) =>
      pages
        .filter(({ anonymous }) => as !== undefined || anonymous)
        .map((page) => ({
          as,
          go: async (window: EngineWindow, url: string) =>
            (await wrongOn(window, url, page, versions)).map(
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

/** What is wrong with a page. */
async function wrongOn(
  window: EngineWindow,
  url: string,
  page: PageToOpen,
  versions: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { path, application } = page;
  const opened = async () => {
    await window.goto(`${url}/#${path}`);
    await until(SHOWN_WITHIN_MS, async () => (await run(window, isDecided, page)) || undefined);
  };
  const isShown = await inTime(SHOWN_WITHIN_MS, opened()).then(
    () => true,
    () => false,
  );
  if (!isShown) return [neverDecided(application, SHOWN_WITHIN_MS)];
  const examined = async () => {
    await wait(SETTLES_WITHIN_MS);
    const faults = await faultsOf(window, application);
    return wrongIn(await run(window, state, Object.keys(versions)), application, versions, faults);
  };
  return inTime(EXAMINED_WITHIN_MS, examined());
}

/** What is wrong with a page that has come up. */
async function faultsOf(window: EngineWindow, application: string): Promise<string[]> {
  if (!(await comesToRest(window))) return [`${application} renders without end`];
  if (!(await run(window, showsSomething, application))) return [`${application} shows nothing`];
  if (!(await takesClicks(window)))
    return [`${application} swallows clicks: a listener of it stops them on the whole page`];
  if (!(await leaves(window, application))) return [];
  return (await takesClicks(window))
    ? []
    : [`${application} leaves a listener behind that swallows clicks on other pages`];
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
